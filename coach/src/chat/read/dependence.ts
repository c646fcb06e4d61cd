import type { Message } from "./message.ts";

/** Longer messages tell what they are about. */
const MOST_WORDS = 14;
const SHORT = 5;

const LEANS =
  /^ (and|but|so|or|also|then|ok(ay)?,? (and|but|so|what about)|what (about|if|happens if)|how about|same|the same|even if|if (it|he|she|they|that|there|i|we|my|the)|unless|y|pero|entonces|y si|et|mais|alors|et si)\b|^ (那|那么|如果)|呢[?？]? $/;
const ENDS_ON_IT = / (then|though|too|instead|either|as well|anyway)[?.! ]*$/;
const POINTS =
  /\b(it|its|it's|that|this|those|these|them|they|their|he|she|him|her|one|which (one|bit|part|of)|the (first|second|third|fourth|last|other)( one)?|number \d)\b|\b(eso|esto|ello|ellos|ca|cela|celui|celle)\b|它|那个|这个/;
const QUESTION_WORD =
  /^ (and |but |so |ok )?(how (come|deep|high|long|many|much|often|far|fast|old|soon|big|hot|exactly)|who|whose|when|where|why|which|what's (the )?|since when|at what|up to|for how)\b/;
/** "Is it rude to …", "is it true that …": the pronoun points forward. */
const DUMMY_IT =
  /\bwhat does it mean (?:to |when |if )?(?:\w+ing\b|\w{4,})|\b(is|was|be|would) it (true|ok|okay|possible|normal|bad|good|rude|allowed|hard|easy|dangerous|worth|common|necessary|fine|wrong|better|weird|a problem)\b.*\b(to|if|that|when|for)\b/;

/** Whether a few words stand for something that was named before: "he", "it", "that". */
export function pointsBack({ plain, length }: Message): boolean {
  const pointing = plain.replace(RELATIVE, " ");
  return length <= POINTING_WORDS && POINTS_AT_ONE.test(pointing) && !DUMMY_IT.test(plain);
}

/** "The worst emergency that can happen": it points at the word before it. */
const RELATIVE =
  /(?<=\b(?!(?:and|but|so|is|was|does|did|do|if|of|like|after|before)\b)\w{4,} )that (?=can\b|could\b|may\b|might\b|happens\b)/g;

const POINTING_WORDS = 9;
const POINTS_AT_ONE = /\b(it|its|it's|that|this|those|these|them|he|she|him|her)\b/;

/** "How are you", "what's your name": said to the coach, not of the topic. */
const TO_THE_COACH = /\b(you|your|yourself|u)\b/;

/** Whether a message only makes sense with what was said before it: a conjunction, a pronoun, or hardly a word. */
export function isDependent({ plain, length }: Message): boolean {
  if (length > MOST_WORDS) return false;
  if (LEANS.test(plain) || ENDS_ON_IT.test(plain)) return true;
  if (length <= SHORT && QUESTION_WORD.test(plain)) return !TO_THE_COACH.test(plain);
  return (
    POINTS.test(plain) &&
    !DUMMY_IT.test(plain) &&
    !/\bis it (?:true|right|correct) \w/.test(plain) &&
    !/\bit('s| is) (true|ok|okay|possible|normal|fine)\b/.test(plain)
  );
}
