import type { Message } from "./message.ts";

const YOUNG = /\b(?:bab(?:y|ies)|infants?|toddlers?|child|children|kids?|newborn)\b/;
const ADULT = /\badults?\b/;
const OF_OTHER_AGE = 0.65;

const OF_MEN =
  /\b(?:man|men|males?|guys?|boys?|lads?|blokes?|gentlem[ae]n|tie|beard\w*|stubble|waistcoat)\b/;
const OF_WOMEN =
  /\b(?:wom[ae]n|females?|girls?|lad(?:y|ies)|skirts?|dress(?:es)?|heels?|tights|make ?-?up|lipstick|bun|earrings?|blouse)\b/;
const WORN_BY: Readonly<Record<string, RegExp>> = {
  "assessment-days/asked-what-men-wear": OF_MEN,
  "assessment-days/asked-what-women-wear": OF_WOMEN,
};
const OF_THE_OTHERS = 0.6;

/**
 * What is done for an adult may harm a baby, and the other way round; what men wear is no answer to who names none.
 * @returns what an entry is worth to a message by its id, 1 or less
 */
export function worthByWhomOf({ plain }: Message): (id: string) => number {
  const isYoung = YOUNG.test(plain);
  const isOfOther = isYoung ? /-adult$/ : /-(?:child|infant|baby)$/;
  const hasAge = isYoung !== ADULT.test(plain);
  const isWornByOthers = (id: string) => WORN_BY[id]?.test(plain) === false;
  return (id) =>
    (hasAge && isOfOther.test(id) ? OF_OTHER_AGE : 1) * (isWornByOthers(id) ? OF_THE_OTHERS : 1);
}
