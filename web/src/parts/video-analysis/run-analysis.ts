import type { VideoAnalysis } from "contract/video";
import { analyseVideo, followAnalysis, type NewAnalysis } from "./api.ts";
import type { AnalysisEvent } from "./model.ts";

interface RunOptions {
  /** What has come of it so far; the end is the promise's. */
  onEvent: (event: AnalysisEvent) => void;
  signal: AbortSignal;
}

/** The server knows an analysis when its first bytes have come; until then it is asked again. */
const ASK_AGAIN_MS = 700;
const TRIES = 5;

/** Sends one take and follows its analysis to the end. Rejects as `analyseVideo` does, also when stopped. */
export async function runAnalysis(
  input: NewAnalysis,
  { onEvent, signal }: RunOptions,
): Promise<VideoAnalysis> {
  const following = new AbortController();
  signal.addEventListener("abort", () => following.abort());
  let isFollowed = false;
  const follow = async () => {
    for (let tries = 0; tries < TRIES && !following.signal.aborted; tries += 1) {
      try {
        for await (const progress of followAnalysis(input.analysisId, following.signal))
          onEvent({ type: "progressed", progress });
        return;
      } catch {
        // Not known yet, or the line broke: the bar stands still, the analysis goes on.
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    }
  };
  const onSent = (share: number) => {
    if (signal.aborted) return;
    onEvent({ type: "sent", share });
    if (share < 1 || isFollowed) return;
    isFollowed = true;
    void follow();
  };
  onSent(0);
  try {
    return await analyseVideo(input, { onSent, signal });
  } finally {
    following.abort();
  }
}
