import { oneOf, type Random } from "../chance.ts";
import { exercise } from "./draw.ts";
import { GRAMMAR_ITEMS } from "./english-grammar.ts";
import { REPLY_ITEMS } from "./english-replies.ts";
import { VOCABULARY_AND_ORDER_ITEMS } from "./english-words.ts";
import type { ENGLISH_KINDS, EnglishItem, Exercise } from "./schema.ts";

export const ENGLISH_ITEMS: readonly EnglishItem[] = [
  ...GRAMMAR_ITEMS,
  ...VOCABULARY_AND_ORDER_ITEMS,
  ...REPLY_ITEMS,
];

/** An exercise of the English test, of one kind or of any. */
export function english(random: Random, kind?: (typeof ENGLISH_KINDS)[number]): Exercise {
  const item = oneOf(
    random,
    kind ? ENGLISH_ITEMS.filter((one) => one.kind === kind) : ENGLISH_ITEMS,
  );
  const { question, answer, wrong, reason } = item;
  return exercise(random, { kind: item.kind, question, answer, steps: [reason] }, wrong);
}
