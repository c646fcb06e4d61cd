import { exercise } from "content/assessment-days/draw";
import { ENGLISH_ITEMS } from "content/assessment-days/english";
import { NUMERACY } from "content/assessment-days/numeracy";
import {
  ENGLISH_KINDS,
  type EnglishItem,
  type Exercise,
  NUMERACY_KINDS,
} from "content/assessment-days/schema";
import { type Random, seeded } from "content/chance";
import type { ReviewQuestion } from "content/review/schema";

export const EXERCISE_KINDS = [...NUMERACY_KINDS, ...ENGLISH_KINDS] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
export type ExerciseTopic = "numeracy" | "english";

/** The slip that leads to each wrong option, and what is exercised. */
export interface OfExercise {
  mistakes: ReadonlyMap<string, string>;
  kind: ExerciseKind;
}

interface Card {
  id: string;
  kind: ExerciseKind;
  draw(random: Random): Exercise;
}

/** Of each kind of sum as many as a quiz may be long: each draws other figures. */
const SUMS_OF_A_KIND = 10;

const CARDS: Readonly<Record<ExerciseTopic, readonly Card[]>> = {
  numeracy: NUMERACY_KINDS.flatMap((kind) =>
    Array.from({ length: SUMS_OF_A_KIND }, (_, at) => ({
      ...{ id: `${kind}-${at + 1}`, kind },
      draw: (random: Random) => NUMERACY[kind](random),
    })),
  ),
  english: ENGLISH_ITEMS.map((item) => ({
    ...{ id: item.id, kind: item.kind },
    draw: (random: Random) => ofItem(random, item),
  })),
};

const ofItem = (random: Random, { kind, question, answer, wrong, reason }: EnglishItem): Exercise =>
  exercise(random, { kind, question, answer, steps: [reason] }, wrong);

export const isExerciseTopic = (topic: string): topic is ExerciseTopic => topic in CARDS;

/** Ids of a test's exercises, of one kind or of any. */
export const exercisesOn = (topic: ExerciseTopic, kind: ExerciseKind | null): string[] =>
  CARDS[topic].filter((one) => kind === null || one.kind === kind).map(({ id }) => id);

/** An exercise as a quiz puts it, the same for the same seed; null for an id that there is not. */
export function askExercise(
  topic: ExerciseTopic,
  id: string,
  seed: number,
): (ReviewQuestion & { exercise: OfExercise }) | null {
  const card = CARDS[topic].find((one) => one.id === id);
  if (!card) return null;
  const { kind, question, options, answer, wrong, steps } = card.draw(seeded(seed));
  const [a = "", b = "", c = "", d = ""] = options;
  return {
    ...{ id, question, options: [a, b, c, d], correctAnswer: answer, address: "/assessment-days" },
    // The last step of a sum is the line with its result, without a full stop.
    explanation: steps.join(" ").replace(/[^.!?]$/, "$&."),
    exercise: { kind, mistakes: new Map(wrong.map(({ text, mistake }) => [text, mistake])) },
  };
}
