import type { Entry } from "./entry.ts";
import { wordsOf } from "./index-words.ts";
import { featuresOf, type Worth } from "./learnt/features.ts";

/** Here two words in a row tell more than in a text about the matter, and everyday words less. */
const WORTH: Worth = { word: 1, empty: 0.25, pair: 0.8, start: 0 };
/** Two ways of asking that are alike make it surer than one. */
const SECOND = 0.25;

interface Phrase {
  owner: number;
  norm: number;
}

/**
 * How much a question is like one of the ways in which people ask for each entry: the cosine of their words and pairs of
 * words, rare ones counting more, and the next likest of the same entry a little. Other than the union of an entry's words it
 * does not grow with the number of ways.
 */
export class WaysOfAsking {
  readonly #phrases: Phrase[] = [];
  readonly #postings = new Map<string, { phrase: number; value: number }[]>();
  readonly #rarity = new Map<string, number>();
  readonly #size: number;

  constructor(entries: readonly Entry[]) {
    this.#size = entries.length;
    const all = entries.flatMap((entry, owner) =>
      [...new Set([...entry.names, ...(entry.said ?? [])])].map((text) => ({
        owner,
        features: featuresOf(wordsOf(text), WORTH),
      })),
    );
    const owners = new Map<string, Set<number>>();
    for (const { owner, features } of all)
      for (const [key] of features) owners.set(key, (owners.get(key) ?? new Set()).add(owner));
    for (const [key, held] of owners)
      this.#rarity.set(key, Math.log(1 + entries.length / held.size));
    for (const { owner, features } of all) {
      const values = features.map(([key, worth]) => [key, worth * this.#worth(key)] as const);
      const norm = Math.hypot(...values.map(([, value]) => value));
      const phrase = this.#phrases.push({ owner, norm }) - 1;
      for (const [key, value] of values) {
        const postings = this.#postings.get(key) ?? [];
        postings.push({ phrase, value });
        this.#postings.set(key, postings);
      }
    }
  }

  /** For each entry, in the order of the constructor: 0 to 1. */
  like(words: readonly string[]): Float32Array {
    const features = featuresOf(words, WORTH);
    const sums = new Float32Array(this.#phrases.length);
    let square = 0;
    for (const [key, worth] of features) {
      const value = worth * this.#worth(key);
      square += value * value;
      for (const posting of this.#postings.get(key) ?? [])
        sums[posting.phrase] = (sums[posting.phrase] as number) + value * posting.value;
    }
    const norm = Math.sqrt(square);
    const best = new Float32Array(this.#size);
    const second = new Float32Array(this.#size);
    for (const [at, sum] of sums.entries()) {
      if (sum === 0) continue;
      const phrase = this.#phrases[at] as Phrase;
      const cosine = sum / (norm * phrase.norm);
      if (cosine > (best[phrase.owner] as number)) {
        second[phrase.owner] = best[phrase.owner] as number;
        best[phrase.owner] = cosine;
      } else if (cosine > (second[phrase.owner] as number)) second[phrase.owner] = cosine;
    }
    for (const [at, value] of best.entries())
      best[at] = (value + SECOND * (second[at] as number)) / (1 + SECOND);
    return best;
  }

  /** A word that nobody asks with counts as one that a few ask with. */
  #worth(key: string): number {
    return this.#rarity.get(key) ?? Math.log(1 + this.#size / 3) * (key.includes(" ") ? 0 : 1);
  }
}
