import { type Random, shuffled } from "../chance.ts";
import type { Exercise, WrongOption } from "./schema.ts";

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
