import { type Entry, type Part, withoutExamples } from "../entry.ts";
import { wordsOf } from "../index-words.ts";
import { DIMENSIONS, directionOf, unit } from "./words.ts";

/** Sentences shorter than this say nothing of their own. */
const SENTENCE_CHARACTERS = 9;
const SENTENCE_END = /(?<=[.!?;:])\s+/;
/** A sentence of the text speaks of many things besides what the entry answers. */
const TEXT_WORTH = 0.95;
/** Words of other languages: their letters may stand for something else in English. */
const NOT_ENGLISH = new Set<Part["facet"]>(["pronunciation", "translation"]);

/**
 * How near a question is to each entry by meaning: its words need not be the entry's. Word vectors, averaged over what is
 * asked and over each name, way of asking and sentence of an entry; the nearest of these counts.
 */
export class Meaning {
  readonly #phrases: Float32Array;
  /** Of each entry the first of its phrases, and after the last entry the number of all. */
  readonly #begins: Uint32Array;
  readonly #common: Float32Array;
  readonly #size: number;

  constructor(entries: readonly Entry[]) {
    const found = entries.flatMap((entry, owner) =>
      phrasesOf(entry).flatMap(([text, worth]) => {
        const direction = directionOf(wordsOf(text));
        return direction ? [{ direction, owner, worth }] : [];
      }),
    );
    this.#size = entries.length;
    this.#phrases = new Float32Array(found.length * DIMENSIONS);
    this.#begins = new Uint32Array(entries.length + 1);
    for (const { owner } of found)
      this.#begins[owner + 1] = (this.#begins[owner + 1] as number) + 1;
    for (let owner = 0; owner < entries.length; owner += 1)
      this.#begins[owner + 1] =
        (this.#begins[owner + 1] as number) + (this.#begins[owner] as number);
    this.#common = new Float32Array(DIMENSIONS);
    for (const { direction } of found)
      for (let at = 0; at < DIMENSIONS; at += 1)
        this.#common[at] = (this.#common[at] ?? 0) + (direction[at] ?? 0);
    unit(this.#common);
    for (const [at, { direction }] of found.entries())
      this.#phrases.set(this.#apart(direction), at * DIMENSIONS);
    for (const [at, { worth }] of found.entries())
      for (let from = at * DIMENSIONS, to = from + DIMENSIONS; from < to; from += 1)
        this.#phrases[from] = worth * (this.#phrases[from] ?? 0);
  }

  /**
   * For each entry, in the order of the constructor: 0 to 1, 1 where it says the same in the same words.
   * @param among places of the entries that are compared; all where none are given, and the others are left at 0
   */
  near(words: readonly string[], among: Iterable<number> = Array(this.#size).keys()): Float32Array {
    const nearest = new Float32Array(this.#size);
    const asked = directionOf(words);
    if (!asked) return nearest;
    this.#apart(asked);
    const phrases = this.#phrases;
    const size = asked.length;
    for (const owner of among) {
      let best = 0;
      let from = (this.#begins[owner] as number) * DIMENSIONS;
      const end = (this.#begins[owner + 1] as number) * DIMENSIONS;
      while (from < end) {
        // Four sums at a time: one would have to wait for itself, a thousand phrases at every question.
        let first = 0;
        let second = 0;
        let third = 0;
        let fourth = 0;
        for (let at = 0; at < size; at += 4, from += 4) {
          first += (asked[at] as number) * (phrases[from] as number);
          second += (asked[at + 1] as number) * (phrases[from + 1] as number);
          third += (asked[at + 2] as number) * (phrases[from + 2] as number);
          fourth += (asked[at + 3] as number) * (phrases[from + 3] as number);
        }
        const cosine = first + second + third + fourth;
        if (cosine > best) best = cosine;
      }
      nearest[owner] = best;
    }
    return nearest;
  }

  /** Without the direction that all of this trade's sentences share: it tells none from another. */
  #apart(direction: Float32Array): Float32Array {
    let shared = 0;
    for (let at = 0; at < DIMENSIONS; at += 1)
      shared += (direction[at] ?? 0) * (this.#common[at] ?? 0);
    for (let at = 0; at < DIMENSIONS; at += 1)
      direction[at] = (direction[at] ?? 0) - shared * (this.#common[at] ?? 0);
    return unit(direction);
  }
}

function phrasesOf(entry: Entry): (readonly [text: string, worth: number])[] {
  const sentences = entry.parts
    .filter(({ facet }) => !NOT_ENGLISH.has(facet))
    .flatMap(({ text, list }) => [
      ...(typeof text === "string" ? [text] : Object.values(text.values ?? {}).map(String)),
      ...list,
    ])
    .flatMap((text) => withoutExamples(entry, text).split(SENTENCE_END))
    .filter(({ length }) => length >= SENTENCE_CHARACTERS);
  return [...new Set([...entry.names, entry.citation.title, ...(entry.said ?? [])])]
    .map((text) => [text, 1] as readonly [string, number])
    .concat([...new Set(sentences)].map((text) => [text, TEXT_WORTH] as const));
}
