import { z } from "zod";
import { RECOMMENDATIONS } from "./evaluation-terms.ts";
import { RUBRIC_DIMENSIONS } from "./rubric.ts";

export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** Specification 1, section 5: the form's bounds. */
const LIST_MAX = 20;
const ITEM_MAX_CHARACTERS = 200;
const FEEDBACK_MAX_CHARACTERS = 5000;
const EVIDENCE_MAX_CHARACTERS = 500;

const score = z.coerce.number().min(1).max(10);
const points = (message: string) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1, "Remove the empty entry")
        .max(ITEM_MAX_CHARACTERS, `Use at most ${ITEM_MAX_CHARACTERS} characters`),
    )
    .min(1, message)
    .max(LIST_MAX, `Use at most ${LIST_MAX} entries`);

export const EvaluationForm = z.object({
  mockInterviewId: z.string("Interview ID is required").min(1, "Interview ID is required"),
  candidateId: z.string("Candidate ID is required").min(1, "Candidate ID is required"),
  overallScore: score,
  communicationScore: score,
  professionalismScore: score,
  problemSolvingScore: score,
  customerServiceScore: score,
  safetyAwarenessScore: score,
  strengths: points("At least one strength is required"),
  areasForImprovement: points("At least one improvement area is required"),
  detailedFeedback: z
    .string("Detailed feedback is required")
    .trim()
    .min(10, "Detailed feedback is required")
    .max(
      FEEDBACK_MAX_CHARACTERS,
      `Use at most ${FEEDBACK_MAX_CHARACTERS.toLocaleString("en")} characters`,
    ),
  recommendation: z.enum(RECOMMENDATIONS, "Choose hire, consider or reject"),
  /** What the candidate said or did that led to a score, in their words. */
  evidence: z
    .partialRecord(
      z.enum(RUBRIC_DIMENSIONS),
      z
        .string()
        .trim()
        .max(EVIDENCE_MAX_CHARACTERS, `Use at most ${EVIDENCE_MAX_CHARACTERS} characters`),
    )
    .default({}),
});
/** The form as it is filled in. */
export type EvaluationForm = z.input<typeof EvaluationForm>;

export const NewEvaluation = EvaluationForm.extend({
  /** `me` or one's own id. */
  recruiterId: z.string().min(1).max(120),
});
export type NewEvaluation = z.input<typeof NewEvaluation>;

export const Evaluation = EvaluationForm.extend({
  id: z.uuid(),
  mockInterviewId: z.uuid(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  /** Null once the recruiter's account has gone; the evaluation stays with the candidate. */
  recruiterId: z.uuid().nullable(),
  recruiterName: z.string().nullable(),
  interviewType: z.string(),
  /** When the candidate read it first. */
  openedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Evaluation = z.infer<typeof Evaluation>;
