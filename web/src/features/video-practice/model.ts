import type { Question } from "contract/questions";
import type { AnalysisProgress, VideoSession } from "contract/video";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import type { MediaFaultKind } from "../../lib/media/media-fault.ts";
import type { Take } from "../../lib/media/take.ts";

/** What the screen needs of a question: from the bank, or from a session, which keeps its words alone. */
export interface VideoQuestion {
  /** In the bank; null for a question that is known by its words only. */
  id: string | null;
  question: string;
  category: string | null;
  difficulty: Question["difficulty"] | null;
  listensFor: readonly string[];
  trap: string | null;
}

export function questionInWords(question: string): VideoQuestion {
  return { id: null, question, category: null, difficulty: null, listensFor: [], trap: null };
}

export type AnalysisFault = "offline" | "busy" | "tooLarge" | "noDecoder" | "refused" | "failed";

export type AnalysisState =
  | { what: "idle" }
  /** The file is on its way; `share` 0 to 1 of its bytes. */
  | { what: "sending"; share: number }
  | ({ what: "working" } & AnalysisProgress)
  | {
      what: "failed";
      fault: AnalysisFault;
      /** The server's own words, where it gave a reason that the person can act on. */
      detail: string | null;
      /** Seconds to wait before another try; null where it can be tried at once. */
      waitSeconds: number | null;
    };

export type AnalysisEvent =
  | { type: "sent"; share: number }
  | { type: "progressed"; progress: AnalysisProgress }
  | { type: "failed"; error: unknown }
  | { type: "wasTooLarge" }
  | { type: "left" };

/** What an analysis has come to. Late news of one that has ended or failed changes nothing. */
export function reduceAnalysis(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case "left":
      return { what: "idle" };
    case "wasTooLarge":
      return { what: "failed", fault: "tooLarge", detail: null, waitSeconds: null };
    case "failed":
      return failureOf(event.error);
    case "sent":
      if (state.what === "working") return state;
      return event.share < 1
        ? { what: "sending", share: event.share }
        : { what: "working", stage: "waiting", share: 0 };
    case "progressed": {
      if (state.what !== "working") return state;
      const { progress } = event;
      // Never backwards: an event that overtook another is not shown.
      return progress.share < state.share ? state : { what: "working", ...progress };
    }
  }
}

function failureOf(error: unknown): AnalysisState {
  const failed = (
    fault: AnalysisFault,
    detail: string | null = null,
    waitSeconds: number | null = null,
  ): AnalysisState => ({ what: "failed", fault, detail, waitSeconds });
  if (error instanceof OfflineError) return failed("offline");
  if (!(error instanceof ApiError)) return failed("failed");
  if (error.status === 503 || error.status === 429)
    return failed("busy", null, error.retryAfterSeconds);
  if (error.status === 501) return failed("noDecoder", error.problem?.detail ?? null);
  if (error.status === 413) return failed("tooLarge");
  if ([400, 415, 422].includes(error.status))
    return failed("refused", error.problem?.detail ?? null);
  return failed("failed");
}

/** The sending takes about as long as this part of the whole on a home connection. */
const SENDING_PART = 0.3;

/** How far it all is, 0 to 1; null where nothing goes on. */
export function shareOf(state: AnalysisState): number | null {
  if (state.what === "sending") return state.share * SENDING_PART;
  if (state.what === "working") return SENDING_PART + state.share * (1 - SENDING_PART);
  return null;
}

/** Rounded mean of the sessions that have a score (specification 2, section 9); null without any. */
export function averageScore(sessions: readonly VideoSession[]): number | null {
  const scores = sessions.flatMap(({ overallScore }) =>
    overallScore === null ? [] : [overallScore],
  );
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Sessions beside the recorder (specification 2, section 9). */
export const RECENT_SESSIONS = 5;

/** So many sessions make a trend that is read at a glance. */
const LONGEST_TREND = 14;

/** The sessions that a trend is drawn of, oldest first. */
export function trendOf(
  newestFirst: readonly VideoSession[],
): { id: string; at: string; score: number }[] {
  return newestFirst
    .flatMap(({ id, createdAt, overallScore }) =>
      overallScore === null ? [] : [{ id, at: createdAt, score: overallScore }],
    )
    .slice(0, LONGEST_TREND)
    .reverse();
}

/** Minutes and seconds of a length (specification 2, section 9). */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds));
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** The last minute of a take is counted down. */
const COUNTED_DOWN_SECONDS = 60;

/** Seconds that are left of a take, in its last minute; null before. */
export function secondsLeft(elapsedSeconds: number, mostSeconds: number): number | null {
  const left = mostSeconds - elapsedSeconds;
  return left > COUNTED_DOWN_SECONDS ? null : Math.max(0, left);
}

/**
 * interview-practice-{date}.webm (specification 2, section 9), the date as 2026-11-22 in the person's own zone.
 * Safari records mp4: a name that says webm would not open everywhere.
 */
export function downloadName(at: Date, mimeType: string): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `interview-practice-${date}.${mimeType.includes("mp4") ? "mp4" : "webm"}`;
}

const FAULT_SENTENCES = {
  denied: "video.recorder.denied",
  notFound: "video.recorder.notFound",
  notSupported: "video.recorder.notSupported",
  constraints: "video.recorder.constraints",
  inUse: "video.recorder.inUse",
  other: "video.recorder.otherwise",
} as const satisfies Record<MediaFaultKind, string>;

/** The specified sentence for why a recording did not start (specification 2, section 8). */
export function faultSentence(kind: MediaFaultKind, message: string) {
  return kind === "other" && !message ? "video.recorder.default" : FAULT_SENTENCES[kind];
}

/** The same for a take. */
export function takeName({ startedAt, mimeType }: Take): string {
  return downloadName(new Date(startedAt), mimeType);
}
