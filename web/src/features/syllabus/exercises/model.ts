import { canBeTyped, judgeTyped } from "coach/exercises/typed-answer";
import { exercise } from "content/assessment-days/draw";
import { ENGLISH_ITEMS } from "content/assessment-days/english";
import { NUMERACY } from "content/assessment-days/numeracy";
import type { Exercise } from "content/assessment-days/schema";
import { seeded, shuffled } from "content/chance";

export type ExerciseTestId = "english" | "numeracy";
type NumeracyKind = keyof typeof NUMERACY;

/** How many, and how long: our own limits, about as tight as such tests are. Minutes and questions are no airline's. */
export const TEST_SHAPE: Readonly<Record<ExerciseTestId, { count: number; limitSeconds: number }>> =
  {
    english: { count: 12, limitSeconds: 480 },
    numeracy: { count: 10, limitSeconds: 600 },
  };

const KINDS = Object.keys(NUMERACY) as NumeracyKind[];

/** What a test asks: of the sums each kind once before one comes twice, of the English items every kind in turn. */
export function drawTest(test: ExerciseTestId, seed: number): readonly string[] {
  const { count } = TEST_SHAPE[test];
  const random = seeded(seed);
  if (test === "numeracy")
    return [...shuffled(random, KINDS), ...shuffled(random, KINDS)].slice(0, count);
  const byKind = new Map<string, string[]>();
  for (const { id, kind } of shuffled(random, ENGLISH_ITEMS))
    byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  const kinds = [...byKind.values()];
  const rounds = Math.max(...kinds.map((ids) => ids.length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((ids) => ids[round] ?? []))
    .flat()
    .slice(0, count);
}

/** An odd number far from a power of two: neighbouring places draw nothing alike. */
const SPREAD = 0x9e3779b1;

/** The exercises of a kept test, the same each time; null where it names one that is there no more. */
export function exercisesOf(
  test: ExerciseTestId,
  { asked, seed }: { asked: readonly string[]; seed: number },
): readonly Exercise[] | null {
  const drawn = asked.map((id, place) => {
    const random = seeded(seed ^ Math.imul(place + 1, SPREAD));
    if (test === "numeracy")
      return KINDS.includes(id as NumeracyKind) ? NUMERACY[id as NumeracyKind](random) : null;
    const item = ENGLISH_ITEMS.find((one) => one.id === id);
    if (!item) return null;
    const { kind, question, answer, reason, wrong } = item;
    return exercise(random, { kind, question, answer, steps: [reason] }, wrong);
  });
  return drawn.every((one) => one !== null) ? drawn : null;
}

/** Whether this exercise is typed where one has chosen to type. */
export const isTypedHere = (one: Exercise, isTyped: boolean | undefined) =>
  isTyped === true && canBeTyped(one);

export interface Verdict {
  isRight: boolean;
  /** The slip that led to the answer, where it is a known one. */
  mistake: string | null;
}

/** What an answer is worth; an empty one, and one that was never given, are not right. */
export function verdictOf(one: Exercise, answer: string, isTyped: boolean | undefined): Verdict {
  if (isTypedHere(one, isTyped)) {
    const judged = judgeTyped(answer, one);
    return {
      isRight: judged.verdict === "right",
      mistake: judged.verdict === "slip" ? judged.mistake : null,
    };
  }
  const slip = one.wrong.find(({ text }) => text === answer);
  return { isRight: answer === one.answer, mistake: slip?.mistake ?? null };
}
