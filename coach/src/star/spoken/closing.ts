import type { Clause } from "../read/clauses.ts";
import { holdsNow, ownWords } from "../read/holds-now.ts";
import type { Sentence, Token } from "../text/tokens.ts";

/** Sentences at the end of a story in which it may close. */
export const CLOSING_SENTENCES = 3;
/** Those of them in which one's own deeds may belong to what came of it. */
const LAST_DEEDS = 2;

const SINCE =
  /\b(?:ever since|since (?:then|that|this)|from (?:then|that|this) (?:on|day|time))\b|\bsince$/;
const LEAP =
  /\b(?:(?:next|following|second) (?:\w+ )?(?:morning|day|week|month|shift|time|year|evening|night|summer|season|weekend|\w+day)|(?:minutes?|hours?|days?|weeks?|months?|years?) (?:later|after)|(?:that|the same) (?:evening|night|day|morning|afternoon|week|month|year|summer|shift)|by (?:the (?:end|time|evening|morning|next)|week|\w+day|midnight|noon|closing)|(?:in|within|after) (?:under |about |less than )?(?:\w+ ){1,2}(?:minutes?|hours?|days?|weeks?|months?|years?)|after that)\b/;
const NOTHING =
  /(?<!\bas if )\b(?:nobody|no one|none|nothing|not (?:one|a single)|never|no (?:more )?(?:\w+s|damage|harm|fight|trouble|fuss))\b/;
const LESSON =
  /\b(?:what i (?:took|learn\w*|got) (?:from|out of)|(?:i(?:'ve)? (?:\w+ )?learn\w*|(?:taught|showed) me)(?! (?:his|her|their|the|my) )|lesson)\b/;
const AFTERWARDS = /^(?:and )?(?:after(?:wards)?(?! (?:that|a|an|\w+ing|\w+ minutes?))|later)\b/;
const FOR_GOOD =
  /\b(?:each|every|everyone|everybody|all|always|never|again|new|rule|list|sign|must|from now on)\b/;
const ASKED = /\bi (?:also |then )?(?:asked|suggested|proposed|requested|recommended|offered)\b/;
const OTHERS_DO = /^(?:he|she|they|it)\b(?!.*\b(?:said|says|told|answered|replied|nodded|asked)\b)/;
/** So short a sentence says only that it was done, and the one before it what. */
const MERE_YES = 5;

/**
 * Plain words in which one hears that a story closes only because they are its last ones.
 * @param left sentences that come after it @param next the first of them
 * @returns names of cues, as `cuesOf` gives them
 */
export function closingCues(
  sentence: Sentence,
  clauses: readonly Clause[],
  left: number,
  next: Sentence | undefined,
): string[] {
  if (left >= CLOSING_SENTENCES) return [];
  const low = ownWords(sentence.tokens);
  const told = clauses.filter(({ tense }) => tense !== "infinitive" && tense !== "gerund");
  const first = told[0];
  const isOwn = first?.subject === "i";
  const cues: [name: string, isThere: boolean][] = [
    // "They do now", "we've had none since", "now I close one diary before I open another".
    ["closes with what is now", SINCE.test(low) || told.some(holdsNow)],
    // "Six minutes later we found him", "one new thing a week after that".
    [
      "closes with a leap in time",
      LEAP.test(low) && !isOwn && (first === undefined || first.tense === "past"),
    ],
    // "Nobody asked for their money back", "no damage to the floor".
    [
      "closes with what did not come",
      NOTHING.test(low) && told.every(({ subject, isImplied }) => subject !== "i" || isImplied),
    ],
    // "What I took from it is that you need not be sure to stop".
    ["closes with what was learnt", left === 0 && LESSON.test(low)],
    // "After, I asked for a mat there and showed the steps to each new crew".
    [
      "closes with what one did afterwards",
      left < LAST_DEEDS && isOwn && AFTERWARDS.test(low) && FOR_GOOD.test(low),
    ],
    // "I asked the agency to give new girls one sentence to use. They do."
    ["closes with what one asked for", left === 1 && ASKED.test(low) && isMereYes(next)],
  ];
  return cues.flatMap(([name, isThere]) => (isThere ? [name] : []));
}

const isMereYes = (last: Sentence | undefined): boolean =>
  last !== undefined && last.tokens.length <= MERE_YES && OTHERS_DO.test(ownWords(last.tokens));

/** "I asked for a sticker on it, and we've had none since": whether what came of a deed begins at the joint in its sentence. */
export function beginsTheClose(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|so|but)$/.test(tokens[at]?.low ?? "")) return false;
  const rest = ownWords(tokens.slice(at + 1));
  return /^now\b/.test(rest) || (OTHER_DOER.test(rest) && SINCE.test(rest));
}

const OTHER_DOER = /^(?:he|she|it|they|we|nobody|no one|the|our|my|this|that)\b/;
