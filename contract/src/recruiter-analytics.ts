import { z } from "zod";
import { InterviewType } from "./coaching.ts";
import { RECOMMENDATIONS } from "./evaluation-terms.ts";
import { ANALYTICS_PERIODS } from "./recruiter-analytics-terms.ts";
import { RUBRIC_DIMENSIONS } from "./rubric.ts";

const count = z.number().int().min(0);

export const AnalyticsFilter = z.object({
  period: z.enum(ANALYTICS_PERIODS).default("365"),
  interviewType: InterviewType.optional(),
  airline: z.string().max(80).optional(),
});
export type AnalyticsFilter = z.input<typeof AnalyticsFilter>;

/** How one recruiter scores, from the evaluations that they gave. Every figure stands beside how many it is from. */
export const RecruiterAnalytics = z.object({
  evaluations: count,
  /** Calendar months (UTC) in their order, those without an evaluation left out; mean of the overall scores. */
  months: z.array(z.object({ month: z.string(), count, mean: z.number() })),
  criteria: z.array(
    z.object({
      dimension: z.enum(RUBRIC_DIMENSIONS),
      mean: z.number(),
      /** Standard deviation; null below two evaluations. */
      spread: z.number().nullable(),
      /** How many scores fell into each band of the rubric: 1-2, 3-4, 5-6, 7-8, 9-10. */
      bands: z.array(count).length(5),
    }),
  ),
  recommendations: z.record(z.enum(RECOMMENDATIONS), count),
  /** Mean over the evaluations of how far their five competencies lie apart (standard deviation); null without any. */
  within: z.number().nullable(),
  /** Against the other evaluator on the same interviews. */
  calibration: z.object({
    pairs: count,
    /** Scores that are at most one apart, of `scores`. */
    close: count,
    scores: count,
    sameRecommendation: count,
    /** Own score less the other's, mean; above 0 is kinder. With a 95 % interval where there are pairs enough. */
    leaning: z.array(
      z.object({
        dimension: z.enum(RUBRIC_DIMENSIONS),
        difference: z.number(),
        interval: z.tuple([z.number(), z.number()]).nullable(),
      }),
    ),
  }),
  /** Airlines of one's own evaluated interviews, to choose from. */
  airlines: z.array(z.string()),
});
export type RecruiterAnalytics = z.infer<typeof RecruiterAnalytics>;
