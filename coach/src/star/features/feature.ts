import type { Evidence } from "contract/star-analysis";
import type { Clause } from "../read/clauses.ts";
import type { Detail, DetailKind } from "../read/details.ts";
import { quote, quoteClause, type Reading, type SectionReading } from "../reading.ts";
import type { Matcher } from "../text/phrases.ts";
import type { Sentence } from "../text/tokens.ts";

/** How far one thing that assessors look for is there: 0 not at all … 1 fully, with the words that show it. */
export interface Feature {
  value: number;
  evidence: Evidence[];
}

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.max(low, Math.min(high, value));

/**
 * Grows from 0 to 1 with diminishing returns: a lone sign earns little, `enough` of them nearly all (0.9), more hardly anything.
 * The S-curve keeps thin answers apart from full ones.
 */
export function saturate(amount: number, enough: number): number {
  const share = 1 - Math.exp((-2 * Math.max(0, amount)) / enough);
  const steep = share ** 1.1;
  return 0.1 * share + 0.9 * steep * steep * (3 - 2 * steep);
}

export const feature = (value: number, evidence: Evidence[] = []): Feature => ({
  value: clamp(value),
  evidence: evidence.slice(0, MAX_QUOTES),
});

/** Quotes that one receipt line shows at most. */
const MAX_QUOTES = 4;

export function findPhrases<Id extends string>(
  match: Matcher<Id>,
  sentences: readonly Sentence[],
): { sentence: Sentence; id: Id; from: number; to: number }[] {
  return sentences.flatMap((sentence) =>
    match(sentence.tokens).map((hit) => ({ sentence, ...hit })),
  );
}

/** Number of different places that were hit: overlapping hits count once. */
export function distinctPlaces(
  hits: readonly { sentence: Sentence; from: number; to: number }[],
): number {
  const taken = new Set<string>();
  let count = 0;
  for (const hit of hits) {
    const keys = Array.from(
      { length: hit.to - hit.from },
      (_, i) => `${hit.sentence.section}${hit.sentence.index}:${hit.from + i}`,
    );
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    count += 1;
  }
  return count;
}

export function quoteHits(
  reading: Reading,
  hits: readonly { sentence: Sentence; from: number; to: number }[],
  effect: Evidence["effect"] = "earns",
): Evidence[] {
  return withoutOverlap(hits.map((hit) => quote(reading, hit.sentence, hit.from, hit.to, effect)));
}

export function quoteClauses(
  reading: Reading,
  clauses: readonly Clause[],
  effect: Evidence["effect"] = "earns",
): Evidence[] {
  return withoutOverlap(clauses.map((clause) => quoteClause(reading, clause, effect)));
}

/** Longest first, so that one mark does not stand inside another; then in the order of the text. */
export function withoutOverlap(evidence: readonly Evidence[]): Evidence[] {
  const kept: Evidence[] = [];
  for (const item of [...evidence].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (item.quote.trim() === "" || item.end - item.start > 240) continue;
    if (
      kept.some(
        (other) =>
          other.section === item.section && other.start < item.end && item.start < other.end,
      )
    )
      continue;
    kept.push(item);
  }
  const order = { situation: 0, task: 1, action: 2, result: 3 };
  return kept.sort((a, b) => order[a.section] - order[b.section] || a.start - b.start);
}

/** Different facts of the given kinds, the same word counted once. */
export function factsOf(
  part: Pick<SectionReading, "details">,
  kinds: readonly DetailKind[],
): Detail[] {
  const seen = new Set<string>();
  return part.details.filter((detail) => {
    if (!kinds.includes(detail.kind)) return false;
    const key = detail.sentence.tokens
      .slice(detail.from, detail.to)
      .map((token) => token.stem + (token.isNumber ? token.low : ""))
      .join(" ");
    const place = `@${detail.sentence.section}${detail.sentence.index}:${detail.from}`;
    if (seen.has(key) || seen.has(place)) return false;
    seen.add(key);
    seen.add(place);
    return true;
  });
}
