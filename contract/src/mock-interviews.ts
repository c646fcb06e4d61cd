import { z } from "zod";
import { InterviewType } from "./coaching.ts";
import {
  BOOKING_NOTES_MAX_CHARACTERS,
  INTERVIEW_STATUSES,
  LATE_MINUTES,
  PARTIES,
  RATING_COMMENT_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
} from "./mock-interview-terms.ts";
import { RUBRIC_DIMENSIONS } from "./rubric.ts";
import { TimeZone } from "./users.ts";

const reason = z
  .string()
  .trim()
  .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters`);
/** That of the interview as it was read: a newer one refuses with 409. */
const version = z.number().int().min(1).optional();
const instant = z.iso.datetime("Choose one of the offered times");

/** A candidate's own score, one for each dimension of the rubric. */
export const SelfScores = z.record(z.enum(RUBRIC_DIMENSIONS), z.number().int().min(1).max(10));
export type SelfScores = z.infer<typeof SelfScores>;

export const NewMockInterview = z.object({
  recruiterId: z.string().min(1, "Choose a recruiter").max(120),
  scheduledAt: instant,
  interviewType: InterviewType,
  /** The airline that it is to be like; empty for none. */
  airline: z.string().trim().max(80, "Use at most 80 characters").default(""),
  /** What the recruiter should know beforehand. */
  notes: z
    .string()
    .trim()
    .max(
      BOOKING_NOTES_MAX_CHARACTERS,
      `Use at most ${BOOKING_NOTES_MAX_CHARACTERS.toLocaleString("en")} characters`,
    )
    .default(""),
  /** Where the candidate's clock is. */
  timezone: TimeZone,
});
export type NewMockInterview = z.input<typeof NewMockInterview>;

/** A step of the interview. Only cancelling takes a reason; `noShow` says that the other one did not come. */
export const MockInterviewChange = z.object({
  status: z.enum(INTERVIEW_STATUSES, "Choose scheduled, in_progress, completed or cancelled"),
  reason: reason.default(""),
  noShow: z.boolean().default(false),
  version,
});
export type MockInterviewChange = z.input<typeof MockInterviewChange>;

export const MovedInterview = z.object({
  scheduledAt: instant,
  reason: reason.default(""),
  version,
});
export type MovedInterview = z.input<typeof MovedInterview>;

export const LateNotice = z.object({ minutes: z.literal([...LATE_MINUTES]) });
export type LateNotice = z.infer<typeof LateNotice>;

export const InterviewRating = z.object({
  stars: z.number("Give one to five stars").int().min(1, "Give one to five stars").max(5),
  comment: z
    .string()
    .trim()
    .max(
      RATING_COMMENT_MAX_CHARACTERS,
      `Use at most ${RATING_COMMENT_MAX_CHARACTERS.toLocaleString("en")} characters`,
    )
    .default(""),
});
export type InterviewRating = z.input<typeof InterviewRating>;

/** How it was last moved or called off. */
const InterviewTurn = z.object({
  kind: z.enum(["cancelled", "moved", "no-show"]),
  by: z.enum(PARTIES),
  reason: z.string(),
  at: z.iso.datetime(),
  /** When it should have been before it was moved. */
  from: z.iso.datetime().nullable(),
});
export type InterviewTurn = z.infer<typeof InterviewTurn>;

export const MockInterview = z.object({
  id: z.uuid(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  /** Null once the recruiter's account has gone. */
  recruiterId: z.uuid().nullable(),
  recruiterName: z.string().nullable(),
  /** Who scores it too, blind; null for nobody. */
  secondEvaluatorName: z.string().nullable(),
  interviewType: InterviewType,
  airline: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.number().int(),
  notes: z.string(),
  /** Zones of the two clocks, as they were when it was booked. */
  candidateZone: z.string(),
  recruiterZone: z.string(),
  turn: InterviewTurn.nullable(),
  /** Who has said to be late, and by how much. */
  late: z.object({ by: z.enum(PARTIES), minutes: z.number().int() }).nullable(),
  /** The recruiter's own evaluation is there. */
  isEvaluated: z.boolean(),
  selfScores: SelfScores.nullable(),
  rating: InterviewRating.nullable(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** Grows by one with each change. */
  version: z.number().int().min(1),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type MockInterview = z.infer<typeof MockInterview>;
