import { DELIVERY_SCORES, type DeliveryScoreId, type MeasureId } from "contract/delivery-terms";
import type { DeliveryNoteId } from "./notes.ts";
import { clamp, mean } from "./statistics.ts";

/** Weights of the measures in each score, shares of 1. */
export const WEIGHTS: Record<DeliveryScoreId, Partial<Record<MeasureId, number>>> = {
  eyeContact: { facing: 0.8, presence: 0.2 },
  bodyLanguage: {
    ...{ sway: 0.35, headMovement: 0.2, presence: 0.15, faceSize: 0.1, offCentre: 0.1, light: 0.1 },
  },
  clarity: {
    ...{ loudness: 0.25, signalToNoise: 0.25, articulationRate: 0.2, wordsPerMinute: 0.1 },
    ...{ clipping: 0.1, loudnessSpread: 0.1 },
  },
  /** Shown as delivery fluency: nothing here says how sure anybody feels. */
  confidence: {
    ...{ pitchVariation: 0.25, speechShare: 0.2, longPauses: 0.2, fillers: 0.15, pauses: 0.1 },
    ...{ loudnessSpread: 0.05, startDelay: 0.05 },
  },
};

/** Below this weight of what could be measured a score would rest on trifles. */
const LEAST_WEIGHT = 0.4;

/** A measure with its score, as far as it could be taken. */
export interface Scored {
  value: number;
  score: number;
}
export type ScoredMeasures = Partial<Record<MeasureId, Scored>>;

export interface Limit {
  note: DeliveryNoteId;
  value: number;
  cap: number;
}

export interface TakenScore {
  score: number | null;
  parts: { measure: MeasureId; weight: number; score: number }[];
  limits: Limit[];
}

export type TakenScores = Record<DeliveryScoreId, TakenScore>;

/** Every score as the weighted mean of what could be measured, held down by its limits. */
export function takeScores(measures: ScoredMeasures, durationSeconds: number): TakenScores {
  return Object.fromEntries(
    DELIVERY_SCORES.map((id) => [id, takeScore(id, measures, durationSeconds)]),
  ) as TakenScores;
}

/** Mean of the scores that could be taken, unrounded; null without any. */
export function overallOf(scores: TakenScores): number | null {
  const taken = DELIVERY_SCORES.flatMap((id) => scores[id].score ?? []);
  return taken.length === 0 ? null : mean(taken);
}

function takeScore(
  id: DeliveryScoreId,
  measures: ScoredMeasures,
  durationSeconds: number,
): TakenScore {
  const parts = (Object.entries(WEIGHTS[id]) as [MeasureId, number][]).flatMap(
    ([measure, weight]) => {
      const score = measures[measure]?.score;
      return score === undefined ? [] : [{ measure, weight, score }];
    },
  );
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight < LEAST_WEIGHT) return { score: null, parts: [], limits: [] };
  const whole = parts.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  // Sums of shares may end a trifle above 100: a bound of 100 holds nothing down.
  const limits = limitsOf(id, measures, durationSeconds).filter(
    ({ cap }) => cap < 100 && cap < whole,
  );
  return {
    score: Math.min(whole, ...limits.map(({ cap }) => cap)),
    parts: parts.map((part) => ({ ...part, weight: part.weight / weight })),
    limits: limits.sort((one, other) => one.cap - other.cap),
  };
}

/** What the parts cannot say: how much there was to judge by. */
function limitsOf(id: DeliveryScoreId, measures: ScoredMeasures, durationSeconds: number): Limit[] {
  const limits: Limit[] = [];
  const hold = (
    note: DeliveryNoteId,
    value: number | undefined,
    cap: (value: number) => number,
  ) => {
    if (value === undefined) return;
    limits.push({ note, value, cap: Math.round(clamp(cap(value), 0, 100)) });
  };
  const share = measures.speechShare?.value;
  if (id === "eyeContact" || id === "bodyLanguage") {
    // Somebody seen in half of the frames has shown half of what is judged, and ten points of good will.
    hold("limit.presence", measures.presence?.value, (value) => (value < 80 ? value + 10 : 100));
    // Ten seconds show how somebody looks and sits.
    const shown = ((measures.presence?.value ?? 0) * durationSeconds) / 100;
    hold("limit.littlePicture", shown, (value) => (value < 10 ? 30 + 7 * value : 100));
    hold("limit.smallFace", measures.faceSize?.value, (value) =>
      value < 12 ? 30 + 4 * value : 100,
    );
  } else {
    // From twenty seconds on there is enough.
    hold(
      "limit.littleSpeech",
      share === undefined ? undefined : (share * durationSeconds) / 100,
      (seconds) => (seconds < 20 ? 20 + 4 * seconds : 100),
    );
    hold("limit.speechShare", share, (value) => (value < 40 ? value + 30 : 100));
  }
  if (id === "clarity")
    hold("limit.noise", measures.signalToNoise?.value, (value) =>
      value < 10 ? 30 + 4 * value : 100,
    );
  return limits;
}
