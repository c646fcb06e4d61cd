import type { AnalysisProgress } from "contract/video";
import { ApiError, OfflineError } from "../../lib/api-error.ts";

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
