import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { ApiError, OfflineError } from "../../../lib/api-error.ts";
import type { Take } from "../../../lib/media/take.ts";
import { isPassing } from "../../../lib/outbox.ts";
import { randomId } from "../../../lib/random.ts";
import { measureTake } from "../../../parts/audio-delivery/measure-take.ts";
import { scoreAudio } from "../../../parts/delivery-report/api.ts";
import {
  type AnalysisState,
  reduceAnalysis,
  shareOf,
} from "../../../parts/video-analysis/model.ts";
import { runAnalysis } from "../../../parts/video-analysis/run-analysis.ts";

interface DeliveryInput {
  take: Take;
  question: string;
  questionId: string;
  words: string;
  language: string;
  /** How far it is, 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
}

/** A machine without a decoder. */
const NO_DECODER = 501;

/**
 * Has the delivery of a take measured, and resolves to the id of the stored analysis: a video on the server, a sound in this
 * browser; so the sound of a video as well, where the server has no decoder. Null where nothing can be measured for good.
 * Rejects with what time mends.
 */
export async function deliveryOf(input: DeliveryInput): Promise<string | null> {
  const { take } = input;
  if (take.kind === "audio" || take.blob.size > VIDEO_MAX_BYTES) return soundOf(input);
  try {
    return await pictureOf(input);
  } catch (error) {
    if (error instanceof ApiError && error.status === NO_DECODER) return soundOf(input);
    return refusalOf(error);
  }
}

async function pictureOf(input: DeliveryInput): Promise<string> {
  const { take, question, questionId, words, language, onShare, signal } = input;
  let state: AnalysisState = { what: "idle" };
  const { id } = await runAnalysis(
    {
      analysisId: randomId(),
      video: take.blob,
      question,
      questionId,
      transcript: words,
      wantsTranscript: false,
      language,
    },
    {
      onEvent(event) {
        state = reduceAnalysis(state, event);
        onShare(shareOf(state) ?? 0);
      },
      signal,
    },
  );
  return id;
}

async function soundOf(input: DeliveryInput): Promise<string | null> {
  const { take, question, words, language, onShare, signal } = input;
  onShare(0.1);
  const sound = await measureTake(take.blob, signal).catch((error: unknown) => {
    if (error instanceof OfflineError) throw error;
    return null;
  });
  signal.throwIfAborted();
  if (!sound) return null;
  onShare(0.8);
  try {
    const session = await scoreAudio({ question, sound, transcript: words || null, language });
    return session.id;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Null for a refusal for good; thrown on where another try may help. */
function refusalOf(error: unknown): null {
  const isForGood = error instanceof ApiError && !isPassing(error) && error.status !== 401;
  if (isForGood) return null;
  throw error;
}
