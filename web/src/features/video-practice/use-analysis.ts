import type { VideoAnalysis } from "contract/video";
import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { randomId } from "../../lib/random.ts";
import { analyseVideo, cancelAnalysis, followAnalysis, type NewAnalysis } from "./api.ts";
import { type AnalysisState, reduceAnalysis } from "./model.ts";

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

/** The server knows an analysis when its first bytes have come; until then it is asked again. */
const ASK_AGAIN_MS = 700;
const TRIES = 5;

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
    let isFollowed = false;
    const follow = async () => {
      for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
        try {
          for await (const progress of followAnalysis(run.id, signal))
            dispatch({ type: "progressed", progress });
          return;
        } catch {
          // Not known yet, or the line broke: the bar stands still, the analysis goes on.
          await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
        }
      }
    };
    const onSent = (share: number) => {
      if (signal.aborted) return;
      dispatch({ type: "sent", share });
      if (share < 1 || isFollowed) return;
      isFollowed = true;
      void follow();
    };
    onSent(0);
    analyseVideo({ ...input, analysisId: run.id }, { onSent, signal }).then(
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
