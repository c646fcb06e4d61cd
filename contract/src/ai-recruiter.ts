import { z } from "zod";
import { AvatarProfile, CoachSource, InterviewType, Quoted, turnText } from "./coaching.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { RubricDimension, RubricScore } from "./rubric.ts";
import { STAR_SECTIONS } from "./star.ts";

export const NewRecruiterFeedback = z.object({
  response: turnText("Answer the question first"),
  question: turnText("The question is missing", 1000),
  interviewType: InterviewType,
  avatarProfile: AvatarProfile,
  /** What this question's answer was already asked about: the missing piece is asked for once. */
  askedBefore: z.array(z.enum(STAR_SECTIONS)).max(4).default([]),
  /** Recruiter's openings said earlier in this interview, so that none is said twice. */
  saidBefore: z.array(z.string().max(2000)).max(40).default([]),
});
export type NewRecruiterFeedback = z.input<typeof NewRecruiterFeedback>;

export const RecruiterFeedback = z.object({
  /** What the recruiter says aloud: 25 to 120 words, without a figure of the score. */
  spokenFeedback: z.string(),
  /** One line of at most 100 characters for the screen. */
  shortFeedback: z.string(),
  /** 0 to 100; null when the answer is in a language the engine does not read. */
  score: z.number().int().min(0).max(100).nullable(),
  /** The answer on the rubric that recruiters use, with the words that led to each score. */
  dimensions: z.array(
    z.object({
      dimension: RubricDimension,
      score: RubricScore,
      /** The behaviour that this score stands for, from the rubric. */
      anchor: z.string().nullable(),
      evidence: z.array(Quoted),
    }),
  ),
  strength: z.object({ text: z.string(), evidence: z.array(Quoted) }).nullable(),
  nextStep: z.object({ text: z.string(), evidence: z.array(Quoted) }).nullable(),
  /** The one missing piece, asked for once in the recruiter's words. */
  followUp: z.object({ section: z.enum(STAR_SECTIONS), question: z.string() }).nullable(),
  /** The value of the airline that the feedback refers to, as the airline words it. */
  airlineValue: z.string().nullable(),
  language: z.enum(LANGUAGE_CODES),
  /** Measures that words alone do not give: "voice", "posture", … */
  notAssessed: z.array(z.string()),
  source: CoachSource,
});
export type RecruiterFeedback = z.infer<typeof RecruiterFeedback>;
