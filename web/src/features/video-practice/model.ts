import type { LanguageCode } from "contract/languages";
import type { Question } from "contract/questions";
import type { VideoSession } from "contract/video";
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
  /** Of its words, where they are not in English. */
  language?: LanguageCode | undefined;
}

export function questionInWords(question: string): VideoQuestion {
  return { id: null, question, category: null, difficulty: null, listensFor: [], trap: null };
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
