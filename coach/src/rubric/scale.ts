import type { RubricBand } from "contract/rubric";
import { RUBRIC_BANDS } from "contract/rubric-terms";

/**
 * Least points of 100 for the scores 1 to 10. The joints are those of the STAR report: weak (below 45) is at most 4, strong
 * (from 75) at least 8, excellent (from 90) 9 or 10. Below 20 nothing was told that an assessor could use.
 */
const LEAST_POINTS = [0, 8, 20, 30, 45, 55, 65, 75, 83, 91] as const;

/** Points from 0 to 100 on the scale that candidates, coach and recruiters share. */
export function rubricScore(points: number): number {
  return Math.max(1, LEAST_POINTS.filter((least) => points >= least).length);
}

/** Two neighbouring scores share one description of behaviour. `score` is 1 to 10. */
export function bandOfScore(score: number): RubricBand {
  return RUBRIC_BANDS[Math.ceil(score / 2) - 1] ?? "1-2";
}
