/** The scale's names, without the schemas: screens that score hold no schema library. */

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

/** Two neighbouring scores share one description of behaviour. */
export const RUBRIC_BANDS = ["1-2", "3-4", "5-6", "7-8", "9-10"] as const;
