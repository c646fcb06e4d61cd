import type { Evaluation } from "contract/evaluations";
import { RUBRIC_DIMENSIONS } from "contract/rubric-terms";

type Dimension = (typeof RUBRIC_DIMENSIONS)[number];

export interface CriterionPair {
  dimension: Dimension;
  /** 1 to 10. */
  first: number;
  second: number;
  /** Second less first. */
  difference: number;
}

/** Two evaluators of one interview, beside each other. */
export interface Agreement {
  criteria: CriterionPair[];
  /** Scores that are the same. */
  same: number;
  /** Scores that are the same or one apart: neighbours on the scale, as two careful people differ. */
  close: number;
  /** Where to talk first: the widest difference of two or more, the first of equal ones; null where there is none. */
  widest: Dimension | null;
  isSameRecommendation: boolean;
}

/**
 * What two evaluators of one interview agree on. Plain differences and no coefficient: six pairs are too few for kappa or a
 * correlation to mean anything.
 */
export function agreementOf(first: Evaluation, second: Evaluation): Agreement {
  const criteria = RUBRIC_DIMENSIONS.map((dimension) => {
    const [one, other] = [first, second].map((given) => given[`${dimension}Score`]);
    const pair = { first: Number(one), second: Number(other) };
    return { dimension, ...pair, difference: pair.second - pair.first };
  });
  const within = (most: number) =>
    criteria.filter(({ difference }) => Math.abs(difference) <= most).length;
  const [widest] = criteria
    .filter(({ difference }) => Math.abs(difference) > 1)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  return {
    criteria,
    same: within(0),
    close: within(1),
    widest: widest?.dimension ?? null,
    isSameRecommendation: first.recommendation === second.recommendation,
  };
}
