import type { QuestionKind } from "contract/questions";
import type { RubricDimension } from "contract/rubric";
import type { StarCriterion } from "contract/star-analysis";
import type { FeatureId } from "../star/rubric.ts";
import type { SafetySign } from "./safety-signs.ts";

/** What a score rests on: a criterion or a line of the STAR report, or a sign of safety awareness found beside it. */
export type PartSource = `criterion.${StarCriterion}` | `line.${FeatureId}` | `sign.${SafetySign}`;

/** One part and its weight in points of 100. */
export type Part = readonly [source: PartSource, weight: number];

/**
 * How the dimensions of the rubric are made from what the STAR report measured, in points of 100; null where this kind of
 * question gives nothing to judge by. The weights are this product's own decision. `overall` is the overall score itself.
 */
export const PARTS: Record<
  Exclude<RubricDimension, "overall">,
  Record<QuestionKind, readonly Part[] | null>
> = {
  communication: {
    behavioural: [
      ["criterion.structure", 60],
      ["criterion.clarity", 40],
    ],
    hypothetical: [
      ["criterion.structure", 60],
      ["criterion.clarity", 40],
    ],
    motivation: [
      ["criterion.structure", 60],
      ["criterion.clarity", 40],
    ],
  },
  professionalism: {
    behavioural: [
      ["criterion.ownership", 45],
      ["line.respect", 30],
      ["line.responsible", 25],
    ],
    hypothetical: [
      ["line.role", 35],
      ["line.inform", 35],
      ["criterion.ownership", 30],
    ],
    motivation: [
      ["criterion.ownership", 40],
      ["line.insight", 40],
      ["line.evidence", 20],
    ],
  },
  problemSolving: {
    behavioural: [
      ["criterion.outcome", 55],
      ["criterion.ownership", 45],
    ],
    hypothetical: [
      ["criterion.safety", 40],
      ["criterion.outcome", 35],
      ["criterion.ownership", 25],
    ],
    motivation: null,
  },
  customerService: {
    behavioural: [
      ["line.care", 40],
      ["line.people", 35],
      ["line.respect", 25],
    ],
    hypothetical: [
      ["line.care", 60],
      ["line.after", 40],
    ],
    motivation: null,
  },
  safetyAwareness: {
    behavioural: [
      ["sign.danger", 30],
      ["sign.rule", 20],
      ["sign.told", 25],
      ["line.responsible", 25],
    ],
    hypothetical: [["criterion.safety", 100]],
    motivation: null,
  },
};
