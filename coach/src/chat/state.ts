import { LANGUAGE_CODES } from "contract/languages";
import { STAR_SECTIONS } from "contract/star";
import { z } from "zod";
import { WORK } from "./knowledge/work.ts";
import { QUIZ_TOPICS } from "./quiz-topics.ts";
import { ChatRequest, Choice, QUIZ_PART } from "./request.ts";

const Score = z.number().min(0).max(100).nullable();
const Sections = z.object({ situation: Score, task: Score, action: Score, result: Score });

/** A judged take of the question that is open. */
const Take = z.object({ text: z.string().max(2500), score: Score, sections: Sections });
export type Take = z.infer<typeof Take>;

/** A question that the coach has put and waits to hear answered. */
const OpenQuestion = z.object({
  id: z.string().max(120),
  take: Take.nullable(),
  drill: z
    .object({
      count: z.number().int().min(1).max(10),
      choice: Choice,
      done: z
        .array(
          z.object({
            id: z.string().max(120),
            first: Score,
            best: Score,
            weakest: z.string().max(20).nullable(),
          }),
        )
        .max(10),
    })
    .nullable(),
  /** What a recruiter would ask on about the take, and is still to be answered: the first is the one that was put. */
  probes: z.array(z.string().max(400)).max(6).optional(),
  /** The first words of an answer that is told bit by bit: judged with what follows. */
  begun: z.string().max(400).optional(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** A quiz that is under way. */
const RunningQuiz = z.object({
  topic: z.enum(QUIZ_TOPICS),
  ...QUIZ_PART,
  count: z.number().int().min(1).max(10),
  /** Cards put so far, the open one last. */
  asked: z.array(z.string().max(120)).min(1).max(10),
  right: z.number().int().min(0).max(10),
  /** Those answered wrongly or not at all. */
  missed: z.array(z.string().max(120)).max(10),
  /** Of the open question: it decides the order of the options. */
  seed: z.number().int().min(0).max(4_294_967_295),
});
export type RunningQuiz = z.infer<typeof RunningQuiz>;

/** What was done in this conversation and is in no record. */
const ThisTalk = z.object({
  /** Questions answered, each with the best score of its takes. */
  answers: z
    .array(z.object({ id: z.string().max(120), score: z.number().min(0).max(100) }))
    .max(30),
  /** Ids of the entries that were told, newest last: "quiz me on some of that". */
  told: z.array(z.string().max(120)).max(20).default([]),
  /** Questions of quizzes that were answered, and those answered rightly. */
  quiz: z.object({ right: z.number().int().min(0), count: z.number().int().min(0) }),
  /** Cards of the last round that were missed and can be told again. */
  missed: z.array(z.string().max(120)).max(10).default([]),
});
export type ThisTalk = z.infer<typeof ThisTalk>;
const NOTHING_DONE: ThisTalk = { answers: [], told: [], quiz: { right: 0, count: 0 }, missed: [] };

/** What the built-in coach notes between two turns. */
export const ChatState = z.object({
  version: z.literal(1),
  /** Language that the person asked for by name; it holds until another one is asked for. */
  language: z.enum(LANGUAGE_CODES).nullable(),
  /** What the last reply answered. */
  request: ChatRequest.nullable(),
  /** What was last spoken of, kept over thanks and small talk. */
  topic: ChatRequest.nullable(),
  /** Id of the airline that was last named, kept while other things are spoken of: "would they let me …". */
  airline: z.string().max(120).nullable().default(null),
  /** Id of the one named before it: "compare them". */
  airlineBefore: z.string().max(120).nullable().default(null),
  /** ISO date of the interview, as it was told in the talk; the one of the profile goes before it. */
  day: z.iso.date().nullable().default(null),
  /** What they said that they do or did, for examples from that life. */
  work: z.enum(WORK).nullable().default(null),
  /** What the last reply offered: done when the person says yes. */
  offer: ChatRequest.nullable(),
  open: OpenQuestion.nullable(),
  quiz: RunningQuiz.nullable().default(null),
  thisTalk: ThisTalk.default(NOTHING_DONE),
  /** The last verdict, for "why that score?", "shorter" and "repeat". */
  verdict: z
    .object({
      score: Score,
      mend: z.string().max(600),
      /** Sections of the take before, where the answer was told once more. */
      before: Sections.nullable().default(null),
      /** How the score is made up, and what would raise it. */
      lines: z
        .array(z.object({ label: z.string().max(80), points: z.number(), max: z.number() }))
        .max(12)
        .default([]),
      gains: z
        .array(z.object({ text: z.string().max(300), worth: z.number() }))
        .max(3)
        .default([]),
      /** What would raise each section, where something would. */
      bySection: z.partialRecord(z.enum(STAR_SECTIONS), z.string().max(300)).default({}),
    })
    .nullable(),
  /** Whether the person was told which parts stand in English only. */
  saidEnglish: z.boolean(),
  /** The question answered last, for "again" and "shorter". */
  lastQuestion: z.string().max(120).nullable(),
  /** Questions put in this thread, newest last. */
  asked: z.array(z.string().max(120)).max(60),
  /** Whether the last reply said that it cannot or does not know. */
  declined: z.boolean(),
});
export type ChatState = z.infer<typeof ChatState>;

export const FRESH_STATE: ChatState = {
  version: 1,
  language: null,
  request: null,
  topic: null,
  airline: null,
  airlineBefore: null,
  day: null,
  work: null,
  offer: null,
  open: null,
  quiz: null,
  thisTalk: NOTHING_DONE,
  verdict: null,
  saidEnglish: false,
  lastQuestion: null,
  asked: [],
  declined: false,
};

/** What was noted, or a fresh start where nothing was or where it is not understood. */
export function readState(stored: unknown): ChatState {
  const read = ChatState.safeParse(stored);
  return read.success ? read.data : FRESH_STATE;
}
