import type { Sentence } from "../../text/tokens.ts";
import { featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/** Units in a log-odds of 1, in `weights.json`. */
export const UNIT = 100;

const weights: Readonly<Record<string, number>> = fitted;
const unitsOf = (key: string): number => (Object.hasOwn(weights, key) ? (weights[key] ?? 0) : 0);

/**
 * How much a text is like those in which the teller does what no airline could accept of its crew, in log-odds: below -1 for most
 * honest answers, from 1 up hardly ever a good one. Learnt from whole answers, and a little from passages with innocent twins, for
 * everyday words that no list foresees; the weights by `coach/eval/conduct/learnt/refit.ts`.
 */
export function doubtOf(sentences: readonly Sentence[]): number {
  return featuresOf(sentences).reduce(
    (sum, [key, value]) => sum + (unitsOf(key) * value) / UNIT,
    0,
  );
}

/** The sentences that sound most like it, first the worst. */
export function mostDoubtful(sentences: readonly Sentence[], most: number): Sentence[] {
  return sentences
    .map((sentence) => ({ sentence, doubt: doubtOf([sentence]) }))
    .filter(({ doubt }) => doubt > 0)
    .sort((a, b) => b.doubt - a.doubt)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}
