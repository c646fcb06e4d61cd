import { z } from "zod";
import { RUBRIC_BANDS, RUBRIC_DIMENSIONS } from "./rubric-terms.ts";

export { RUBRIC_BANDS, RUBRIC_DIMENSIONS } from "./rubric-terms.ts";

export const RubricDimension = z.enum(RUBRIC_DIMENSIONS);
export type RubricDimension = z.infer<typeof RubricDimension>;

export const RubricBand = z.enum(RUBRIC_BANDS);
export type RubricBand = z.infer<typeof RubricBand>;

/** A score of the rubric; null where the words gave nothing to judge it by. */
export const RubricScore = z.number().int().min(1).max(10).nullable();
export type RubricScore = z.infer<typeof RubricScore>;
