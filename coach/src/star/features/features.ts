import { type FeatureId, FEATURE_IDS } from "../rubric.ts";
import type { Reading } from "../reading.ts";
import { behaviouralFeatures } from "./behavioural.ts";
import type { Feature } from "./feature.ts";
import { hypotheticalFeatures } from "./hypothetical.ts";
import { motivationFeatures } from "./motivation.ts";

const ABSENT: Feature = { value: 0, evidence: [] };

/** Measures every feature that the rubric of the answer's kind names; the others are 0. */
export function measureFeatures(reading: Reading): Record<FeatureId, Feature> {
  const measured: Partial<Record<FeatureId, Feature>> =
    reading.kind === "behavioural"
      ? behaviouralFeatures(reading)
      : reading.kind === "hypothetical"
        ? hypotheticalFeatures(reading)
        : motivationFeatures(reading);
  return Object.fromEntries(FEATURE_IDS.map((id) => [id, measured[id] ?? ABSENT])) as Record<FeatureId, Feature>;
}
