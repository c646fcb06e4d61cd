import { z } from "zod";
import { InterviewType } from "./coaching.ts";
import { Evaluation } from "./evaluations.ts";
import { INTERVIEW_STATUSES } from "./mock-interview-terms.ts";

/** An interview that one scores a second time: what is needed to know it by, and nothing of what others said of it. */
export const SecondEvaluation = z.object({
  interviewId: z.uuid(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  /** Who invited; null once their account has gone. */
  recruiterName: z.string().nullable(),
  interviewType: InterviewType,
  airline: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  scheduledAt: z.iso.datetime(),
  /** One's own evaluation is there. */
  isGiven: z.boolean(),
});
export type SecondEvaluation = z.infer<typeof SecondEvaluation>;

/** Taking up an invitation, by the token of its link. */
export const AcceptedInvitation = z.object({ token: z.uuid("This link is not complete") });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

/** How the second evaluation of an interview stands, for the two who evaluate. */
export const SecondOpinion = z.object({
  state: z.enum(["none", "invited", "accepted", "given"]),
  /** Which of the two asks. */
  side: z.enum(["first", "second"]),
  /** For the link; only the interview's recruiter reads it, and only until somebody takes it up. */
  token: z.uuid().nullable(),
  evaluatorName: z.string().nullable(),
  /** Both evaluations, once both are there: until then each is blind. */
  pair: z.object({ first: Evaluation, second: Evaluation }).nullable(),
});
export type SecondOpinion = z.infer<typeof SecondOpinion>;
