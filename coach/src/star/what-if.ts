import type { QuestionKind } from "contract/questions";
import type { Feature } from "./features/feature.ts";
import { FEATURE_IDS, type FeatureId, type Rubric } from "./rubric.ts";
import { scoreFeatures } from "./score.ts";
import type { Variant } from "./variant.ts";
import { isWordId, type WordId } from "./words.ts";

/** What the features are scored by. */
export interface Scale {
  kind: QuestionKind;
  rubric: Rubric;
  /** What its sentences are worded for: those for service speak of no danger, those for a weakness of no wish. */
  variant: Variant | null;
}

/** The features that enter a score on this scale. */
export function usedFeatures({ rubric }: Scale): FeatureId[] {
  const lines = [...Object.values(rubric.sections), ...Object.values(rubric.criteria)].flatMap(
    (list) => list ?? [],
  );
  return [...new Set(lines.map(([id]) => id))];
}

/** The overall score from 0 to 100, with some features set to other values (0 to 1) and under a cap if named. */
export function scoreWith(
  { rubric }: Scale,
  features: Record<FeatureId, Feature>,
  changed: Partial<Record<FeatureId, number>> = {},
  cap = 100,
): number {
  const values = {} as Record<FeatureId, number>;
  for (const id of FEATURE_IDS) values[id] = changed[id] ?? features[id].value;
  return scoreFeatures(rubric, values, cap).overall.score;
}

/** The sentence for the variant of the question where there is one, else that of the kind, else the general one; null where there is none. */
export function sentenceFor(id: string, { kind, variant }: Omit<Scale, "rubric">): WordId | null {
  const ids = [...(variant === null ? [] : [`${id}.${variant}`]), `${id}.${kind}`, id];
  return ids.find(isWordId) ?? null;
}

/** The wording for this kind of question where there is one, else the general one. */
export function wordingFor(
  group: "strength" | "gap" | "remedy" | "gapQuoted" | "more",
  id: FeatureId,
  scale: Omit<Scale, "rubric">,
): WordId | null {
  return sentenceFor(`${group}.${id}`, scale);
}
