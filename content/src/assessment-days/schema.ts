import { z } from "zod";
import { Source } from "../source.ts";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Points = z.array(z.string().min(12).max(200)).min(3).max(7);

/** One stage of a selection as most airlines run it. What a single airline asks stands with that airline. */
export const AssessmentStage = z.strictObject({
  id: Id,
  name: z.string().min(4),
  /** What the applicant does there. */
  happens: z.string().min(80),
  /** Usual length in minutes, from and to; for a stage done at home, the time to plan for it. */
  minutes: z.strictObject({ from: z.number().int().min(1), to: z.number().int().max(600) }),
  observed: Points,
  mistakes: Points,
  preparation: Points,
  /** Set on the stages after which one is usually told at once whether one goes on. */
  isOftenKnockOut: z.boolean(),
  /** Named where a regulation stands behind the stage. */
  source: Source.optional(),
});
export type AssessmentStage = z.infer<typeof AssessmentStage>;

/** A task for a group of applicants. */
export const GroupTask = z.strictObject({
  id: Id,
  title: z.string().min(5),
  /** As it is read to the group. */
  brief: z.string().min(120),
  minutes: z.number().int().min(5).max(40),
  assessorsNote: Points,
  rolesThatScore: Points,
  rolesThatLose: Points,
  ifQuiet: z.string().min(40),
  ifDominant: z.string().min(40),
  ifNotNative: z.string().min(40),
  /** A sentence to say when the time is nearly up. */
  goodClosing: z.string().min(30),
});
export type GroupTask = z.infer<typeof GroupTask>;

/** A moment of the final interview that decides more than it seems to. */
export const InterviewMoment = z.strictObject({
  id: Id,
  moment: z.string().min(10),
  advice: z.string().min(80),
  /** Words that work, to be made one's own. */
  forExample: z.string().min(30),
  avoid: z.string().min(20),
});
export type InterviewMoment = z.infer<typeof InterviewMoment>;

/** A list to tick off or to read through. */
export const DayList = z.strictObject({
  id: Id,
  title: z.string().min(5),
  items: z.array(z.strictObject({ what: z.string().min(5), why: z.string().min(20) })).min(6),
});
export type DayList = z.infer<typeof DayList>;

/** What candidates ask about the job and the way to it, with what is true in general. */
export const CandidateQuestion = z.strictObject({
  id: Id,
  question: z.string().min(20).max(110).endsWith("?"),
  /** What holds at most airlines; figures stand in the airlines' own entries. */
  answer: z.string().min(150).max(420),
  /** What to find out or do oneself. */
  check: z.string().min(20).max(120),
  /** Named where a rule, a figure or an event stands behind the answer. */
  source: Source.optional(),
});
export type CandidateQuestion = z.infer<typeof CandidateQuestion>;

export const NUMERACY_KINDS = [
  "currency",
  "change",
  "block-time",
  "discount",
  "meal-count",
  "clock",
  "units",
  "bar-stock",
] as const;

export const ENGLISH_KINDS = [
  "preposition",
  "tense",
  "clearer-announcement",
  "sentence-order",
  "spot-the-error",
  "vocabulary",
  "polite-refusal",
] as const;

/** A wrong option and the slip that leads to it. */
export const WrongOption = z.strictObject({ text: z.string().min(1), mistake: z.string().min(8) });
export type WrongOption = z.infer<typeof WrongOption>;

/** One exercise of the numeracy or English test, ready to be shown. */
export const Exercise = z.strictObject({
  kind: z.enum([...NUMERACY_KINDS, ...ENGLISH_KINDS]),
  question: z.string().min(15),
  /** Four options in the order in which they are shown. */
  options: z.array(z.string().min(1)).length(4),
  /** The text of the right option, word for word. */
  answer: z.string().min(1),
  wrong: z.array(WrongOption).length(3),
  /** The way to the answer; the last step ends with it (numeracy), or the reason (English). */
  steps: z.array(z.string().min(5)).min(1),
});
export type Exercise = z.infer<typeof Exercise>;

/** An item of the English pool; its options are drawn into an order when it is shown. */
export const EnglishItem = z.strictObject({
  id: Id,
  kind: z.enum(ENGLISH_KINDS),
  question: z.string().min(15),
  answer: z.string().min(1),
  wrong: z.tuple([WrongOption, WrongOption, WrongOption]),
  /** Why the answer is right. */
  reason: z.string().min(25),
});
export type EnglishItem = z.infer<typeof EnglishItem>;
