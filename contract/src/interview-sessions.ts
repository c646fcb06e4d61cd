import { z } from "zod";
import { InterviewType, TURN_MAX_CHARACTERS, turnText } from "./coaching.ts";
import { DELIVERY_SCORES } from "./delivery-terms.ts";
import { Emotion, EmotionIntensity } from "./emotion.ts";
import {
  INTERVIEW_ENDINGS,
  INTERVIEW_FOCUSES,
  INTERVIEW_LENGTHS,
  INTERVIEW_SESSION_KINDS,
  INTERVIEW_SESSION_STATUSES,
} from "./interview-session-terms.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { PracticeMode } from "./responses.ts";
import { RubricDimension, RubricScore } from "./rubric.ts";
import { STAR_SECTIONS } from "./star.ts";
import { StarAnalysis } from "./star-analysis.ts";

const Seconds = z.number().min(0).max(86_400).transform(Math.round);
const Score = z.number().int().min(0).max(100).nullable();
const Length = z.union(INTERVIEW_LENGTHS.map((length) => z.literal(length)));

export const NewInterviewSession = z.object({
  kind: z.enum(INTERVIEW_SESSION_KINDS).default("avatar"),
  /** Who asks; of a one-way interview, whose airline it is. */
  recruiterId: z.string().min(1).max(80),
  /** A one-way interview is recorded: video, or audio where the accommodations ask for no camera. */
  mode: PracticeMode,
  /** Language of what the recruiter says and of the feedback. */
  language: z.enum(LANGUAGE_CODES).default("en"),
  focus: z.enum(INTERVIEW_FOCUSES).default("mixed"),
  length: Length.default(4),
});
export type NewInterviewSession = z.input<typeof NewInterviewSession>;

/** A question as it is put in one session: its words are kept, whatever becomes of the bank. */
export const SessionQuestion = z.object({
  id: z.string(),
  question: z.string(),
  type: InterviewType,
  /** What a full answer holds; shown in the report only. */
  expectedPoints: z.array(z.string()),
  /** Why this one was drawn: built-in, for the airline, for a section or competency that was weak before, or for variety. */
  drawnFor: z.enum(["built-in", "airline", "weak-spot", "variety"]),
});
export type SessionQuestion = z.infer<typeof SessionQuestion>;

/** How a draft sounded at a second after its question was put; changes only, at most 60. */
export const EmotionMoment = z.object({
  at: z.number().min(0).max(86_400),
  primary: Emotion,
  intensity: EmotionIntensity,
});
export type EmotionMoment = z.infer<typeof EmotionMoment>;

/** What the recruiter asked further, once, and what was said to it. */
export const FollowUp = z.object({
  section: z.enum(STAR_SECTIONS),
  question: z.string().min(1).max(1000),
  /** Empty while it has not been answered. */
  answer: z.string().max(TURN_MAX_CHARACTERS),
});
export type FollowUp = z.infer<typeof FollowUp>;

/**
 * One answer, sent as soon as it is submitted and again when its follow-up is answered: the later one
 * replaces the earlier. Scores are made on the server; what was said aloud is stored as it was said.
 */
export const NewSessionAnswer = z.object({
  /**
   * What was answered; null of a recording without words, which is stored as given and its content as
   * not assessed. The placeholder of an untranscribed recording is refused.
   */
  answer: turnText("Answer the question first").nullable(),
  mode: PracticeMode,
  /** From the question's first word to Submit. */
  seconds: Seconds,
  followUp: FollowUp.nullish(),
  /** What the recruiter said to it, adapted or not; null where the feedback failed or nobody reacts. */
  spokenFeedback: z.string().max(4000).nullish(),
  shortFeedback: z.string().max(400).nullish(),
  emotions: z.array(EmotionMoment).max(60).default([]),
  /** The analysed recording that it belongs to, one's own. */
  deliverySessionId: z.uuid().nullish(),
  /** Left on the session's clock. */
  remainingSeconds: Seconds.optional(),
});
export type NewSessionAnswer = z.input<typeof NewSessionAnswer>;

/** An answer on the six scores of the rubric; see `contract/rubric`. */
const RubricScores = z.array(
  z.object({
    dimension: RubricDimension,
    score: RubricScore,
    anchor: z.string().nullable(),
    quotes: z.array(z.string()).max(5),
  }),
);

export const SessionAnswer = z.object({
  /** 0 is the first question. */
  position: z.number().int().min(0),
  answer: z.string().nullable(),
  mode: PracticeMode,
  seconds: z.number().int(),
  followUp: FollowUp.nullable(),
  spokenFeedback: z.string().nullable(),
  shortFeedback: z.string().nullable(),
  /** For the person's own eyes only: in no export to others, in no score. */
  emotions: z.array(EmotionMoment),
  /** Of the answer with what was said to the follow-up; null without words. The rules' own, so that sessions compare. */
  analysis: StarAnalysis.nullable(),
  /** The text that the analysis quotes from, by section. */
  sections: z.record(z.enum(STAR_SECTIONS), z.string()).nullable(),
  rubric: RubricScores,
  delivery: z
    .object({
      id: z.uuid(),
      overallScore: Score,
      scores: z.array(z.object({ id: z.enum(DELIVERY_SCORES), score: Score })),
    })
    .nullable(),
  answeredAt: z.iso.datetime(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** A session in the list of past ones. */
export const InterviewSessionSummary = z.object({
  id: z.uuid(),
  kind: z.enum(INTERVIEW_SESSION_KINDS),
  recruiterId: z.string(),
  mode: PracticeMode,
  language: z.enum(LANGUAGE_CODES),
  focus: z.enum(INTERVIEW_FOCUSES),
  /** Questions of the session. */
  questionCount: z.number().int().min(1),
  answeredCount: z.number().int().min(0),
  status: z.enum(INTERVIEW_SESSION_STATUSES),
  ending: z.enum(INTERVIEW_ENDINGS).nullable(),
  /** Mean of the answers that could be scored, 0 to 100. */
  overallScore: Score,
  /** On the clock in all, and left when it was last saved. */
  totalSeconds: z.number().int(),
  remainingSeconds: z.number().int(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
});
export type InterviewSessionSummary = z.infer<typeof InterviewSessionSummary>;

/** The session by competency, on the rubric that recruiters use. */
export const SessionReport = z.object({
  dimensions: z.array(
    z.object({
      dimension: RubricDimension,
      /** Mean of the answers that showed it, one decimal; null where none did. */
      score: z.number().min(1).max(10).nullable(),
      /** Answers it was seen in. */
      answers: z.number().int().min(0),
      anchor: z.string().nullable(),
      /** The words that show it best: from the answer at that position. */
      best: z.object({ position: z.number().int().min(0), quote: z.string() }).nullable(),
      /** The same mean over the person's earlier completed sessions of this kind, at most five; null before any. */
      earlier: z.number().min(1).max(10).nullable(),
    }),
  ),
  /** Mean of the overall scores of those earlier sessions; null before any. */
  earlierOverallScore: Score,
  earlierSessions: z.number().int().min(0),
});
export type SessionReport = z.infer<typeof SessionReport>;

export const InterviewSession = InterviewSessionSummary.extend({
  questions: z.array(SessionQuestion),
  /** In the order of the questions; those not answered are missing. */
  answers: z.array(SessionAnswer),
  /** Null while nothing was answered. */
  report: SessionReport.nullable(),
});
export type InterviewSession = z.infer<typeof InterviewSession>;

/** What is left on the clock, or the end of the session. A completed session stays completed. */
export const InterviewSessionChange = z
  .object({
    remainingSeconds: Seconds,
    status: z.literal("completed"),
    ending: z.enum(INTERVIEW_ENDINGS),
  })
  .partial()
  .refine(({ status, ending }) => (status === undefined) === (ending === undefined), {
    message: "Say how the session ended",
    path: ["ending"],
  });
export type InterviewSessionChange = z.input<typeof InterviewSessionChange>;
