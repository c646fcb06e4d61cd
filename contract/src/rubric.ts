import { z } from "zod";

/**
 * The six scores of an evaluation (specification 1, section 3), 1 to 10 each. Coach, candidate and
 * recruiter score on this one scale; `overall` is a judgement of its own, not the mean.
 */
export const RUBRIC_DIMENSIONS = [
  "overall",
  "communication",
  "professionalism",
  "problemSolving",
  "customerService",
  "safetyAwareness",
] as const;
export const RubricDimension = z.enum(RUBRIC_DIMENSIONS);
export type RubricDimension = z.infer<typeof RubricDimension>;

/** Two neighbouring scores share one description of behaviour. */
export const RUBRIC_BANDS = ["1-2", "3-4", "5-6", "7-8", "9-10"] as const;
export const RubricBand = z.enum(RUBRIC_BANDS);
export type RubricBand = z.infer<typeof RubricBand>;

/** A score of the rubric; null where the words gave nothing to judge it by. */
export const RubricScore = z.number().int().min(1).max(10).nullable();
export type RubricScore = z.infer<typeof RubricScore>;
