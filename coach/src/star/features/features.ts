import type { Reading } from "../reading.ts";
import { FEATURE_IDS, type FeatureId } from "../rubric.ts";
import { asksForTrait } from "../trait-question.ts";
import { behaviouralFeatures } from "./behavioural.ts";
import type { Feature } from "./feature.ts";
import { hypotheticalFeatures } from "./hypothetical.ts";
import { motivationFeatures } from "./motivation.ts";
import { traitFeatures } from "./trait.ts";

const ABSENT: Feature = { value: 0, evidence: [] };

/** Share that an answer of thoughts and maybes loses on every line. */
export const HESITATION_COST = 0.75;
/** Lines about wording and topic: they know nothing of deeds. */
export const UNTOUCHED: readonly FeatureId[] = ["topic", "flow", "economy", "ownShare"];

/** Measures every feature that the rubric of the answer's kind names; the others are 0. */
export function measureFeatures(reading: Reading): Record<FeatureId, Feature> {
  const measured: Partial<Record<FeatureId, Feature>> =
    reading.kind === "behavioural"
      ? behaviouralFeatures(reading)
      : reading.kind === "hypothetical"
        ? hypotheticalFeatures(reading)
        : asksForTrait(reading.question.text, reading.kind)
          ? traitFeatures(reading)
          : motivationFeatures(reading);
  const told = 1 - HESITATION_COST * reading.hesitation.share;
  return Object.fromEntries(
    FEATURE_IDS.map((id) => {
      const found = measured[id] ?? ABSENT;
      return [id, UNTOUCHED.includes(id) ? found : { ...found, value: found.value * told }];
    }),
  ) as Record<FeatureId, Feature>;
}
