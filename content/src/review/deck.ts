import { seeded, shuffled } from "../chance.ts";
import type { MultipleChoice } from "../multiple-choice.ts";
import type { ReviewDeck, ReviewQuestion } from "./schema.ts";

type Ask = (seed: number) => ReviewQuestion;

/** A deck of cards that each know how to ask. */
export function deckOf(cards: readonly (readonly [id: string, ask: Ask])[]): ReviewDeck {
  const asks = new Map(cards);
  return { ids: [...asks.keys()], ask: (id, seed) => asks.get(id)?.(seed) ?? null };
}

/** Cards of a bank: everything of theirs but the order of the options is fixed. */
export function bankCards(
  bank: readonly Omit<MultipleChoice, "difficulty">[],
  address: string,
  prefix = "",
): [string, Ask][] {
  return bank.map(({ id: plain, question, options, correctAnswer, explanation, source }) => {
    const id = `${prefix}${plain}`;
    const ask: Ask = (seed) => ({
      ...{ id, question, correctAnswer, explanation, address },
      options: four(shuffled(seeded(seed), options)),
      ...(source && { source }),
    });
    return [id, ask];
  });
}

/** The right answer among three of the others, in a drawn order; fit ones come before the rest. */
export function optionsFrom(
  seed: number,
  right: string,
  ...others: readonly (readonly string[])[]
): ReviewQuestion["options"] {
  const random = seeded(seed);
  const wrong = new Set(others.flatMap((group) => shuffled(random, group)));
  wrong.delete(right);
  return four(shuffled(random, [right, ...[...wrong].slice(0, 3)]));
}

function four(options: readonly string[]): ReviewQuestion["options"] {
  const [first, second, third, fourth, ...more] = options;
  if (!(first && second && third && fourth) || more.length > 0)
    throw new Error("A card has four options.");
  return [first, second, third, fourth];
}
