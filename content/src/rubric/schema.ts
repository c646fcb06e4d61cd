import { InterviewType } from "contract/coaching";
import { RUBRIC_BANDS, RubricDimension } from "contract/rubric";
import { z } from "zod";

/** What an assessor sees or hears of somebody who earns this band, in one sentence that begins with what the person does. */
const Anchor = z
  .string()
  .min(50)
  .max(210)
  .regex(/^[A-Z].*[^.]\.$/);

/** Behaviour for each pair of scores, from the lowest up. */
const RubricAnchors = z.record(z.enum(RUBRIC_BANDS), Anchor);

/** Behaviour for each of the six scores, in one type of interview question. */
export const RubricScale = z.record(RubricDimension, RubricAnchors);
export type RubricScale = z.infer<typeof RubricScale>;

/** A name for the screen and what it covers, in one line. */
const RubricTerm = z.strictObject({
  label: z.string().min(5).max(30),
  definition: z.string().min(40).max(160),
});

/** The whole rubric: what is scored, what is asked, and what each score looks like. */
export const Rubric = z.strictObject({
  dimensions: z.record(RubricDimension, RubricTerm),
  types: z.record(InterviewType, RubricTerm),
  scales: z.record(InterviewType, RubricScale),
});
export type Rubric = z.infer<typeof Rubric>;
