import { AUXILIARIES, DETERMINERS, MODALS, PREPOSITIONS } from "../lexicon/grammar.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { words } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";

/** A quote of fewer words says nothing alone; a longer one is no longer read. */
const SHORTEST_QUOTE_WORDS = 3;
const LONGEST_QUOTE_WORDS = 18;

/** Words that join clauses: a new thought may begin at them. */
const JOINTS = new Set(
  words(
    "and but so because until while when who which if before after although though since unless where or then whereas yet",
  ),
);
/** Joints that a quote may begin with: they say when or why, and read well alone. */
const KEPT_JOINTS = new Set(words("because when while if before after since until"));
/** Joints that hang on the deed before them: “until it was solved” needs it. */
const HANGING = new Set(
  words("because until while so before after when that since unless if where"),
);
const LOOSE_ENDS = new Set([
  ...JOINTS,
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...MODALS,
  ...words("and or to not i he she they we also is was were are be been had has have"),
]);
/** Prepositions of two-word verbs, and pronouns among the determiners: a sentence may well end on them. */
const FAIR_ENDS = new Set(
  words(
    "in on off over through by around down up away out this that these those each all any her his both some another like",
  ),
);

/** Token span of one sentence, `to` exclusive. */
interface Span {
  from: number;
  to: number;
}

/**
 * The clause or phrase around a hit that makes sense when it is read alone: 3 to 18 words where the sentence has as many, from one
 * border of the sentence to another, with no conjunction left hanging.
 */
export function quotableSpan(
  sentence: Sentence,
  clauses: readonly Clause[],
  from: number,
  to: number,
): Span {
  const { tokens } = sentence;
  const last = Math.min(tokens.length, Math.max(to, from + 1));
  const units = unitsOf(sentence, clauses);
  let first = units.findIndex((unit) => unit.to > from);
  if (first < 0) return { from, to: last };
  let end = units.findIndex((unit) => unit.to >= last);
  if (end < 0) end = units.length - 1;
  const size = (a: number, b: number) => (units[b] as Span).to - (units[a] as Span).from;
  const opening = (tokens[(units[first] as Span).from] as Token).low;
  if (first > 0 && HANGING.has(opening) && size(first - 1, end) <= LONGEST_QUOTE_WORDS) first -= 1;
  while (size(first, end) < SHORTEST_QUOTE_WORDS + 1 && (first > 0 || end < units.length - 1)) {
    const canLead = first > 0 && size(first - 1, end) <= LONGEST_QUOTE_WORDS;
    const canFollow = end < units.length - 1 && size(first, end + 1) <= LONGEST_QUOTE_WORDS;
    if (canLead && !tokens[(units[first] as Span).from]?.afterPause) first -= 1;
    else if (canFollow) end += 1;
    else if (canLead) first -= 1;
    else break;
  }
  const whole = { from: (units[first] as Span).from, to: (units[end] as Span).to };
  return trimmed(tokens, shortened(tokens, trimmed(tokens, whole), from));
}

const cache = new WeakMap<Sentence, Span[]>();

/** The sentence in its clauses: a comma or a joint ends one only where a verb stands on both sides. */
function unitsOf(sentence: Sentence, clauses: readonly Clause[]): Span[] {
  const known = cache.get(sentence);
  if (known !== undefined) return known;
  const { tokens } = sentence;
  const verbs = clauses
    .filter(
      (clause) =>
        clause.sentence === sentence && clause.tense !== "infinitive" && clause.tense !== "gerund",
    )
    .map((clause) => clause.verb);
  const units: Span[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isBorder =
      token.afterPause || (JOINTS.has(token.low) && !DETERMINERS.has(tokens[at - 1]?.low ?? ""));
    if (!isBorder || (token.quoted && tokens[at - 1]?.quoted)) continue;
    const next = verbs.find((verb) => verb >= at);
    const hasOwnVerb = verbs.some((verb) => verb >= start && verb < at);
    if (next === undefined || !hasOwnVerb || at - start < SHORTEST_QUOTE_WORDS) continue;
    const isNear = tokens
      .slice(at + 1, next + 1)
      .every((between, index) => !between.afterPause && !(index > 0 && JOINTS.has(between.low)));
    if (!isNear) continue;
    units.push({ from: start, to: at });
    start = at;
  }
  units.push({ from: start, to: tokens.length });
  cache.set(sentence, units);
  return units;
}

/** At most 18 words that hold the hit, cut where a pause or a phrase begins. */
function shortened(tokens: readonly Token[], span: Span, hit: number): Span {
  if (span.to - span.from <= LONGEST_QUOTE_WORDS) return span;
  let from = span.from;
  if (hit - from > LONGEST_QUOTE_WORDS - 6) {
    from = hit;
    for (let at = hit; at > Math.max(span.from, hit - 9); at -= 1) {
      const token = tokens[at] as Token;
      if (token.afterPause || JOINTS.has(token.low)) {
        from = at;
        break;
      }
    }
  }
  const limit = Math.min(span.to, from + LONGEST_QUOTE_WORDS);
  if (limit === span.to) return { from, to: limit };
  for (let at = limit; at > from + 5; at -= 1) {
    const token = tokens[at];
    if (
      token !== undefined &&
      (token.afterPause || JOINTS.has(token.low) || PREPOSITIONS.has(token.low)) &&
      at > hit
    )
      return { from, to: at };
  }
  return { from, to: limit };
}

function trimmed(tokens: readonly Token[], span: Span): Span {
  let { from, to } = span;
  const low = (at: number) => tokens[at]?.low ?? "";
  while (
    to - from > SHORTEST_QUOTE_WORDS &&
    (JOINTS.has(low(from)) || low(from) === "that") &&
    !KEPT_JOINTS.has(low(from)) &&
    !tokens[from]?.quoted
  )
    from += 1;
  const isWhole = (at: number) => at === tokens.length || tokens[at]?.afterPause === true;
  if (to - from > SHORTEST_QUOTE_WORDS + 2 && tokens[to - 1]?.afterPause && !isWhole(to)) to -= 1;
  while (
    to !== tokens.length &&
    !(isWhole(to) && !JOINTS.has(low(to - 1))) &&
    to - from > SHORTEST_QUOTE_WORDS &&
    LOOSE_ENDS.has(low(to - 1)) &&
    !FAIR_ENDS.has(low(to - 1)) &&
    !tokens[to - 1]?.quoted
  )
    to -= 1;
  if (AUXILIARIES.has(low(to)) && to - from < SHORTEST_QUOTE_WORDS) to += 1;
  return { from, to };
}
