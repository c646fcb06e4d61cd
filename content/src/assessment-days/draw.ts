import type { Exercise, Random, WrongOption } from "./schema.ts";

/** A whole number from `from` to `to`, both included. */
export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of the values; the list must not be empty. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[whole(random, 0, values.length - 1)];
  if (value === undefined) throw new Error("There is nothing to draw from.");
  return value;
}

/** The values in a drawn order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  const order = values.map((value) => ({ value, rank: random() }));
  return order.toSorted((a, b) => a.rank - b.rank).map(({ value }) => value);
}

/** A wrong option and the slip that leads to it. */
export const wrong = (text: string, mistake: string): WrongOption => ({ text, mistake });

/**
 * The first three wrong options that differ from the answer and from each other, and the answer,
 * in a drawn order. Candidates come in order of likelihood; at least three must be distinct.
 */
export function exercise(
  random: Random,
  { kind, question, answer, steps }: Omit<Exercise, "options" | "wrong">,
  candidates: readonly WrongOption[],
): Exercise {
  const seen = new Set([answer]);
  const wrong = candidates
    .filter(({ text }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    })
    .slice(0, 3);
  if (wrong.length < 3) throw new Error(`Too few distinct options for: ${question}`);
  const options = shuffled(random, [answer, ...wrong.map(({ text }) => text)]);
  return { kind, question, options, answer, wrong, steps };
}
