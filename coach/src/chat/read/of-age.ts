import type { Message } from "./message.ts";

/** What is done for an adult may harm a baby, and the other way round. */
export function isOfOtherAge(id: string, { plain }: Message): boolean {
  const isYoung = YOUNG.test(plain);
  if (isYoung === ADULT.test(plain)) return false;
  return isYoung ? /-adult$/.test(id) : /-(?:child|infant|baby)$/.test(id);
}

const YOUNG = /\b(?:bab(?:y|ies)|infants?|toddlers?|child|children|kids?|newborn)\b/;
const ADULT = /\badults?\b/;
