import { z } from "zod";
import { turnText } from "./coaching.ts";
import {
  CULTURAL_REGIONS,
  PREPARATION_ANSWER_MAX_CHARACTERS,
  PREPARATION_ANSWERS,
  PREPARATION_MODULE_IDS,
} from "./cultural-terms.ts";
import { TimeZone } from "./users.ts";

/** What was chosen in one question of a check: the option word for word. */
const Choice = z.object({ id: z.string().min(1).max(80), choice: z.string().min(1).max(300) });
export type Choice = z.infer<typeof Choice>;

const Choices = z.array(Choice).min(1).max(12);

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time like 06:30");

/**
 * The plan of one day. Times of day are those of the place where the person is: of `homeZone` before a
 * video interview, of `interviewZone` before one in person.
 */
export const TimingPlan = z.object({
  place: z.enum(["video", "in-person"]),
  /** When it begins, on the clock of `interviewZone`: "2026-11-28T09:30". */
  interviewAt: z.iso.datetime({ local: true, precision: -1, error: "Use a date and a time" }),
  interviewZone: TimeZone,
  homeZone: TimeZone,
  asleepAt: TimeOfDay,
  wakeAt: TimeOfDay,
  /** Logged in, or at the door. */
  thereAt: TimeOfDay,
  /** Kept free before that, for what goes wrong. */
  bufferMinutes: z.number().int().min(0).max(240),
});
export type TimingPlan = z.infer<typeof TimingPlan>;

/** A practice answer of the questions part, with what the coach said to it. */
export const PreparationAnswer = z.object({
  questionId: z.string().min(1).max(80),
  answer: turnText("Answer the question first", PREPARATION_ANSWER_MAX_CHARACTERS),
  /** The coach's, 0 to 100; null where it does not read the language. */
  score: z.number().int().min(0).max(100).nullable(),
  feedback: z.string().max(4000),
});
export type PreparationAnswer = z.infer<typeof PreparationAnswer>;

/** What a person did in one part of Smart Prep. */
export const PreparationWork = z.discriminatedUnion("module", [
  z.object({ module: z.literal("cultural"), choices: Choices }),
  z.object({
    module: z.literal("questions"),
    answers: z.array(PreparationAnswer).length(PREPARATION_ANSWERS, "Answer three questions"),
  }),
  z.object({ module: z.literal("nonverbal"), choices: Choices }),
  z.object({ module: z.literal("timing"), plan: TimingPlan }),
]);
export type PreparationWork = z.infer<typeof PreparationWork>;

/** A part of Smart Prep that a person has completed for one region. */
export const Preparation = z.object({
  region: z.enum(CULTURAL_REGIONS),
  module: z.enum(PREPARATION_MODULE_IDS),
  /** 0 to 100, graded by the server; null where nothing could be graded. */
  score: z.number().int().min(0).max(100).nullable(),
  work: PreparationWork,
  completedAt: z.iso.datetime(),
});
export type Preparation = z.infer<typeof Preparation>;
