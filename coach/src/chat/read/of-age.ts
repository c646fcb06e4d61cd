import type { Message } from "./message.ts";

const YOUNG = /\b(?:bab(?:y|ies)|infants?|toddlers?|child|children|kids?|newborn)\b/;
const ADULT = /\badults?\b/;
const OF_OTHER_AGE = 0.65;

/** What is done for an adult may harm a baby, and the other way round. @returns what an entry is worth to a message by its id, 1 or less */
export function worthAtAgeOf({ plain }: Message): (id: string) => number {
  const isYoung = YOUNG.test(plain);
  if (isYoung === ADULT.test(plain)) return () => 1;
  const isOfOther = isYoung ? /-adult$/ : /-(?:child|infant|baby)$/;
  return (id) => (isOfOther.test(id) ? OF_OTHER_AGE : 1);
}
