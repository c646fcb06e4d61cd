import type { Airport } from "content/airports/schema";
import { shuffled } from "content/chance";
import type { AirportSet } from "../model.ts";

/** The two modes of the specification (2, section 2.9), then the two that go beyond it. */
export const MODES = ["toName", "toCode", "onMap", "byEar"] as const;
export type Mode = (typeof MODES)[number];

/** Three wrong options beside the right one (specification 2, section 9). */
const DISTRACTORS = 3;

export interface Question {
  /** Code of the airport that is asked for. */
  code: string;
  /** Codes of the four airports to choose from, the right one among them. */
  options: string[];
}

/** A run through one set, as it is kept through a reload. */
export interface Run {
  /** Codes that were asked since the set was last used up, the present one last. */
  asked: string[];
  question: Question | null;
  /** Code that was given as the answer; null before. */
  chosen: string | null;
  correct: number;
  total: number;
}

/** What is kept of the quiz: the mode, and a run for each set, so that to look into the other one loses nothing. */
export interface QuizState {
  mode: Mode;
  runs: Record<AirportSet, Run>;
}

const NO_RUN: Run = { asked: [], question: null, chosen: null, correct: 0, total: 0 };
export const NO_QUIZ: QuizState = { mode: "toName", runs: { course: NO_RUN, all: NO_RUN } };

/** A number from 0 up to, but not, 1. */
type Chance = () => number;

/** The next question: an airport that was not asked yet, and three others. When all were asked it begins anew. */
export function nextQuestion(run: Run, airports: readonly Airport[], chance: Chance): Run {
  const codes = airports.map(({ code }) => code);
  const left = codes.filter((code) => !run.asked.includes(code));
  const isUsedUp = left.length === 0;
  // After the last of a round the first of the next is another one.
  const free = isUsedUp ? codes.filter((code) => code !== run.question?.code) : left;
  const [code = ""] = drawn(free, 1, chance);
  const others = codes.filter((other) => other !== code);
  const options = shuffled(chance, [code, ...drawn(others, DISTRACTORS, chance)]);
  return {
    ...run,
    asked: [...(isUsedUp ? [] : run.asked), code],
    question: { code, options },
    chosen: null,
  };
}

/** Score and used airports gone, and the first question of a new run. */
export function reset(airports: readonly Airport[], chance: Chance): Run {
  return nextQuestion(NO_RUN, airports, chance);
}

/** The first answer counts; any further one changes nothing. */
export function answered(run: Run, code: string): Run {
  if (!run.question || run.chosen !== null) return run;
  const isRight = code === run.question.code;
  return { ...run, chosen: code, correct: run.correct + (isRight ? 1 : 0), total: run.total + 1 };
}

/** Whether what was kept can still be asked: the set may have lost an airport since. */
export function isAskable(run: Run, airports: readonly Airport[]): boolean {
  const known = new Set(airports.map(({ code }) => code));
  return run.question?.options.every((code) => known.has(code)) ?? false;
}

/** 0 to 100, whole. */
export function percentOf({ correct, total }: Run): number {
  return total === 0 ? 0 : Math.round((correct / total) * 100);
}

function drawn<T>(from: readonly T[], count: number, chance: Chance): T[] {
  return shuffled(chance, from).slice(0, count);
}
