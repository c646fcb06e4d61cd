import type { LanguageCode } from "contract/languages";
import type { BankQuestion } from "../knowledge/questions.ts";
import { glossed } from "../read/gloss/glossed.ts";
import { readMessage } from "../read/message.ts";
import { type Judged, judge } from "./judging.ts";
import { questionById } from "./practise.ts";

/** What every recruiter asks for in one form or another, by what such a story tells; the first that fits counts. Folded text. */
const ASKED_EVERYWHERE: readonly (readonly [id: string, tells: RegExp])[] = [
  [
    "helped-someone-hurt",
    /\b(?:bleed\w*|blood|faint\w*|collapsed?|unconscious|ambulance|first aid|stitches|choking|seizure|burn(?:ed|t)? (?:his|her|my)|fell (?:off|down|over|from)|injur\w*|hurt (?:his|her|himself|herself))\b/,
  ],
  [
    "no-common-language",
    /\b(?:no (?:english|spanish|french|german)|(?:did not|didn't|could not|couldn't|hardly) speak|sign language|google translate|translat\w+|with (?:my )?hands|drew (?:a|it))\b/,
  ],
  [
    "conflict-with-colleague",
    /\b(?:colleague|co-?worker|team ?mate|flatmate)\b(?=.*\b(?:argu\w*|angry|conflict|fight|fought|disagree\w*|blam\w*|unfair|annoyed|snapped|shout\w*|refused|late again|lazy)\b)/,
  ],
  [
    "difficult-customer",
    /\b(?:customers?|guests?|passengers?|patients?|clients?|couple|man|woman|lady|gentleman|mother|father|parents?)\b(?=.*\b(?:angry|anger|furious|shout\w*|yell\w*|scream\w*|rude|upset|raised (?:his|her|their) voice|complain\w*|insult\w*|swor\w*|threaten\w*|demand\w*|impatient|cross)\b)/,
  ],
  [
    "short-of-people",
    /\b(?:called in sick|short[- ]staffed|short of (?:staff|people)|(?:one|two|three) (?:of us|people) (?:missing|ill|sick)|alone on (?:the|my) shift|too few)\b/,
  ],
  [
    "went-beyond-the-job",
    /\b(?:customers?|guests?|passengers?|patients?|clients?|couple|old(?:er)? (?:man|woman|lady)|tourists?)\b/,
  ],
];

/** So little of what was asked is spoken to where another question is answered. */
const BESIDE_IT = 30;
const OFF_TOPIC = "headline.limit.off-topic";
const FEWEST_WORDS = 45;
const WORTH_IT = 15;

/**
 * A story that answers another question than the one that was put, judged for the one that it answers; null where it speaks to
 * what was asked, is short, or is worth no more there.
 */
export function toldInstead(
  text: string,
  asked: Judged,
  language: LanguageCode,
): { question: BankQuestion; judged: Judged } | null {
  const { analysis, take } = asked;
  const isBeside =
    analysis.headline.id === OFF_TOPIC || (analysis.criteria.relevance.score ?? 100) < BESIDE_IT;
  if (!isBeside) return null;
  const { plain, length } = glossed(readMessage(text), language);
  if (length < FEWEST_WORDS) return null;
  const told = ASKED_EVERYWHERE.find(([, tells]) => tells.test(plain))?.[0];
  // Whom it tells of may have no name that is known here, "a table of ten": the one that it answers best.
  const ids = told ? [told] : ASKED_EVERYWHERE.map(([id]) => id);
  const [best] = ids
    .flatMap((id) => questionById(id) ?? [])
    .map((question) => ({ question, judged: judge(text, question, language) }))
    .toSorted((a, b) => (b.judged.take.score ?? 0) - (a.judged.take.score ?? 0));
  return best && (best.judged.take.score ?? 0) >= (take.score ?? 0) + WORTH_IT ? best : null;
}
