import type { Emotion } from "contract/emotion";
import type { Book, Context, Found, FoundCue } from "./book.ts";
import { isOthers } from "./holder.ts";
import { NEGATION_REACH, SCOPE_WORDS } from "./lexicon/lexicon.ts";

/** What a cue is worth where it stands. */
export interface Worth {
  /** Times the weight of its group; 0 where it is not the speaker's. */
  factor: number;
  /** Index of the first word of the negation, or null. */
  negatedFrom: number | null;
  /** Index after the last word of a negation that stands behind the cue. */
  negatedTo: number | null;
}

/**
 * Factors are our own decision, made on the development set: a thing taken back (`but`, `although`,
 * `formerly`) counts less than half, so that what follows wins at equal strength, and still shows as a
 * second feeling; a thing only imagined counts a third; degree words move a step of intensity.
 */
const FACTORS = {
  intensifiers: 1.35,
  diminishers: 0.65,
  but: 0.45,
  nextSentenceBut: 0.6,
  although: 0.45,
  if: 0.3,
  when: 0.5,
  formerly: 0.35,
  now: 1.3,
  was: 0.75,
  shouted: 1.3,
} as const;
/** How many words back a degree word, a "when" and a past verb are looked for. */
const REACH = { degree: 3, when: 5, was: 3, if: 4, ifFromHead: 3 } as const;

/** Longer phrases hold a negation of their own, or are not negated in speech: "what will become of me". */
const NEGATED_WORDS = 2;

/** What the absence of a feeling says: "not nervous" is calm, "not calm" is not yet frustrated. */
export const OPPOSITES: Readonly<Record<Emotion, { emotion: Emotion; factor: number } | null>> = {
  nervous: { emotion: "calm", factor: 0.8 },
  anxious: { emotion: "calm", factor: 0.8 },
  frustrated: { emotion: "calm", factor: 0.7 },
  confused: { emotion: "confident", factor: 0.25 },
  confident: { emotion: "nervous", factor: 0.8 },
  calm: { emotion: "nervous", factor: 0.7 },
  enthusiastic: { emotion: "frustrated", factor: 0.3 },
  excited: null,
  neutral: null,
};

/** Weighs a cue by its holder, negation, degree, and by whether it is meant, now, and stands. */
export function weighScope(
  cue: FoundCue,
  found: Found,
  book: Book,
  { isQuote, asked }: { isQuote: boolean; asked: ReadonlySet<number> },
): Worth {
  const { words } = found;
  const first = words[cue.from];
  const none: Worth = { factor: 0, negatedFrom: null, negatedTo: null };
  if (first === undefined || (first.isQuoted && !isQuote)) return none;
  const isFixed = cue.group.holder === "said";
  if (!isFixed && isOthers(cue, found)) return none;
  const isLongPhrase = cue.group.holder === "verb" && cue.to - cue.from > NEGATED_WORDS;
  const holdsNegation = isFixed || isLongPhrase || cue.group.kind === "lack";
  const negatedFrom = holdsNegation ? null : negatorBefore(cue, found);
  const negatedTo =
    holdsNegation || negatedFrom !== null
      ? null
      : (negatorAfter(cue, found, book) ?? answeredNo(cue, found, asked));
  let factor = timeAndDoubt(cue, found);
  if (within(found, "intensifiers", cue.from, REACH.degree)) factor *= FACTORS.intensifiers;
  if (within(found, "diminishers", cue.from, REACH.degree)) factor *= FACTORS.diminishers;
  if (words.slice(cue.from, cue.to).some((word) => word.isShouted && word.low.length > 1))
    factor *= FACTORS.shouted;
  return { factor, negatedFrom, negatedTo };
}

function timeAndDoubt(cue: FoundCue, found: Found): number {
  const { marked } = found;
  const clause = clauseOf(cue, found);
  let factor = 1;
  if (some(marked.although, clause.from, cue.from)) factor *= FACTORS.although;
  if (isTakenBack(cue, found)) factor *= FACTORS.but;
  else if (isAnswered(cue, found)) factor *= FACTORS.nextSentenceBut;
  const isImagined =
    some(marked.if, clause.from, Math.min(cue.from, clause.from + REACH.ifFromHead)) ||
    within(found, "if", cue.from, REACH.if);
  if (isImagined) factor *= FACTORS.if;
  if (within(found, "when", cue.from, REACH.when)) factor *= FACTORS.when;
  if (some(marked.formerly, clause.from, clause.to)) factor *= FACTORS.formerly;
  else if (some(marked.now, clause.from, clause.to)) factor *= FACTORS.now;
  if (cue.group.holder === "state" && within(found, "was", cue.from, REACH.was))
    factor *= FACTORS.was;
  return factor;
}

/** The words around a cue between commas, stops and contrasts. */
function clauseOf(cue: FoundCue, { words, marked }: Found): { from: number; to: number } {
  const { clause } = words[cue.from] as { clause: number };
  const earliest = Math.max(0, cue.from - SCOPE_WORDS);
  const latest = Math.min(words.length, cue.to + SCOPE_WORDS);
  let from = cue.from;
  while (from > earliest && words[from - 1]?.clause === clause && marked.but[from - 1] !== 1)
    from -= 1;
  let to = cue.to;
  while (to < latest && words[to]?.clause === clause && marked.but[to] !== 1) to += 1;
  return { from, to };
}

/** A contrast follows in the same sentence: "I was nervous but …". */
function isTakenBack(cue: FoundCue, { words, marked }: Found): boolean {
  const sentence = words[cue.from]?.sentence;
  const latest = cue.to + SCOPE_WORDS;
  for (let at = cue.to; at < latest && words[at]?.sentence === sentence; at += 1)
    if (marked.but[at] === 1) return true;
  return false;
}

/** The next sentence begins with a contrast: "I was nervous. But …". */
function isAnswered(cue: FoundCue, { words, marked }: Found): boolean {
  const sentence = words[cue.from]?.sentence;
  const latest = Math.min(words.length, cue.to + SCOPE_WORDS);
  let at = cue.to;
  while (at < latest && words[at]?.sentence === sentence) at += 1;
  return words[at]?.sentence !== sentence && marked.but[at] === 1;
}

/** Index of the negator that reaches the cue: in its clause, past no joint and no new subject. */
function negatorBefore(cue: FoundCue, { words, marked, covered }: Found): number | null {
  const clause = words[cue.from]?.clause;
  for (let at = cue.from - 1; at >= Math.max(0, cue.from - NEGATION_REACH); at -= 1) {
    if (words[at]?.clause !== clause) return null;
    if (marked.negators[at] === 1) return at;
    if (marked.self[at] === 1)
      // "I don't think I am nervous": the verb of thinking hands its negation on.
      return marked.negators[at - 2] === 1 && words[at - 2]?.clause === clause ? at - 2 : null;
    // A negator belongs to the first feeling after it, and to others only by "or".
    if (covered[at] === 1 && marked.or[at + 1] !== 1) return null;
    const isDegree = marked.intensifiers[at] === 1;
    if ((marked.and[at] === 1 && !isDegree) || marked.but[at] === 1) return null;
  }
  return null;
}

/** Index after a negator behind the cue: "nervous? not at all", "緊張していません". */
function negatorAfter(cue: FoundCue, { words, covered, marked }: Found, book: Book): number | null {
  const { phrases, within: reach } = book.negatorsAfter;
  const sentence = words[cue.from]?.sentence;
  for (let at = cue.to; at < Math.min(words.length, cue.to + reach); at += 1) {
    if (words[at]?.clause !== words[cue.from]?.clause && words[at]?.sentence === sentence)
      return null;
    if (covered[at] === 1 || marked.and[at] === 1) return null;
    const hit = phrases.at(words, at);
    if (hit !== null) return hit.to;
  }
  return null;
}

/** Index after the "no" that answers the question in which the cue stands: "Nervous? No, …". */
function answeredNo(cue: FoundCue, { words, marked }: Found, asked: ReadonlySet<number>) {
  const sentence = words[cue.from]?.sentence ?? -1;
  if (!asked.has(sentence)) return null;
  const latest = Math.min(words.length, cue.to + SCOPE_WORDS);
  let at = cue.to;
  while (at < latest && words[at]?.sentence === sentence) at += 1;
  return marked.negators[at] === 1 ? at + 1 : null;
}

/** True where the context stands at most `reach` words before, in the same clause. */
function within({ words, marked }: Found, context: Context, before: number, reach: number) {
  const clause = words[before]?.clause;
  for (let at = before - 1; at >= Math.max(0, before - reach); at -= 1) {
    if (words[at]?.clause !== clause) return false;
    if (marked[context][at] === 1) return true;
  }
  return false;
}

function some(flags: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (flags[at] === 1) return true;
  return false;
}
