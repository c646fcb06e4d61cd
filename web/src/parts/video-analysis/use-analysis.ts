import type { VideoAnalysis } from "contract/video";
import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { randomId } from "../../lib/random.ts";
import { cancelAnalysis, type NewAnalysis } from "./api.ts";
import { type AnalysisState, reduceAnalysis } from "./model.ts";
import { runAnalysis } from "./run-analysis.ts";

interface AnalysisListener {
  onDone: (analysis: VideoAnalysis) => void;
  onFailed: () => void;
}

export interface AnalysisHold {
  state: AnalysisState;
  start(input: Omit<NewAnalysis, "analysisId">): void;
  /** Stops it here and on the server, where nothing is stored then. */
  cancel(): void;
}

/** One analysis at a time: sends the take, follows the stages, tells how it ended. */
export function useAnalysis(listener: AnalysisListener): AnalysisHold {
  const [state, dispatch] = useReducer(reduceAnalysis, { what: "idle" });
  const running = useRef<{ id: string; stop: AbortController } | null>(null);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });

  const cancel = useCallback(() => {
    const run = running.current;
    running.current = null;
    dispatch({ type: "left" });
    if (!run) return;
    run.stop.abort();
    // It may have ended in the meantime; then there is nothing to stop.
    cancelAnalysis(run.id).catch(() => undefined);
  }, []);

  // Whoever leaves the screen wants no result; the take waits on the disk.
  useEffect(() => cancel, [cancel]);

  const start = useCallback((input: Omit<NewAnalysis, "analysisId">) => {
    if (running.current) return;
    if (input.video.size > VIDEO_MAX_BYTES) {
      dispatch({ type: "wasTooLarge" });
      return;
    }
    const run = { id: randomId(), stop: new AbortController() };
    running.current = run;
    const { signal } = run.stop;
    runAnalysis({ ...input, analysisId: run.id }, { onEvent: dispatch, signal }).then(
      (analysis) => {
        if (running.current !== run) return;
        running.current = null;
        run.stop.abort();
        dispatch({ type: "left" });
        latest.current.onDone(analysis);
      },
      (error: unknown) => {
        if (running.current !== run) return;
        running.current = null;
        run.stop.abort();
        dispatch({ type: "failed", error });
        latest.current.onFailed();
      },
    );
  }, []);

  return { state, start, cancel };
}
