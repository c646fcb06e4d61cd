import type { Reading } from "../reading.ts";
import type { Matcher } from "../text/phrases.ts";
import type { Sentence } from "../text/tokens.ts";
import {
  distinctPlaces,
  type Feature,
  feature,
  findPhrases,
  quoteHits,
  saturate,
} from "./feature.ts";

interface Hit {
  sentence: Sentence;
  from: number;
  to: number;
}

/** How the points that an assessor listens for are counted. */
interface Counting {
  /** Worth of a point that stands in another box than the one it is looked for in, 0 to 1. */
  otherBox: number;
  /** Hits of one key are one point, said twice. */
  keyOf(hit: Hit): string;
}

/** Finds points by their turns of phrase: fully in the boxes they belong to, with less worth elsewhere, the same words once. */
export function pointFinder<Id extends string>(
  reading: Reading,
  match: Matcher<Id>,
  { otherBox, keyOf }: Counting,
) {
  const all = findPhrases(match, reading.sentences);
  const different = (hits: readonly Hit[]): number => {
    const seen = new Set<string>();
    return distinctPlaces(
      hits.filter((hit) => {
        const key = keyOf(hit);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      }),
    );
  };
  const find = (id: Id, home: readonly string[], enough: number, weight: number): Feature => {
    const hits = all.filter((hit) => hit.id === id);
    const inside = hits.filter((hit) => home.includes(hit.sentence.section));
    const outside = hits.filter((hit) => !home.includes(hit.sentence.section));
    const amount = different(inside) + otherBox * different(outside);
    return feature(saturate(amount, enough) * weight, quoteHits(reading, [...inside, ...outside]));
  };
  return { all, different, find };
}
