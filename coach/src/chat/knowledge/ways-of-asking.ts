import { norm } from "../../language/norm.ts";
import type { Entry } from "./entry.ts";
import { placeOf } from "./highest.ts";
import { wordsOf } from "./index-words.ts";
import { featuresOf, type Worth } from "./learnt/features.ts";

/** Here two words in a row tell more than in a text about the matter, and everyday words less. */
const WORTH: Worth = { word: 1, empty: 0.25, pair: 0.8, start: 0 };
/** Two ways of asking that are alike make it surer than one. */
const SECOND = 0.25;

/** The phrases that have a feature, in their order, and how much of it each has, all of its features together having length 1. */
interface Postings {
  phrases: Uint32Array;
  values: Float32Array;
}

/**
 * How much a question is like one of the ways in which people ask for each entry: the cosine of their words and pairs of
 * words, rare ones counting more, and the next likest of the same entry a little. Other than the union of an entry's words it
 * does not grow with the number of ways.
 */
export class WaysOfAsking {
  /** Of each entry the first of its phrases, and after the last entry the number of all. */
  readonly #begins: Uint32Array;
  /** What each phrase has of the question in hand; written over at the next. */
  readonly #sums: Float32Array;
  readonly #postings = new Map<string, Postings>();
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
    // Phrases come in the order of their owners, so that one is new where it differs from the last.
    const owners = new Map<string, { last: number; count: number }>();
    for (const { owner, features } of all)
      for (const [key] of features) {
        const held = owners.get(key);
        if (held === undefined) owners.set(key, { last: owner, count: 1 });
        else if (held.last !== owner) {
          held.last = owner;
          held.count += 1;
        }
      }
    for (const [key, { count }] of owners)
      this.#rarity.set(key, Math.log(1 + entries.length / count));
    this.#sums = new Float32Array(all.length);
    this.#begins = new Uint32Array(entries.length + 1);
    for (const { owner } of all) this.#begins[owner + 1] = (this.#begins[owner + 1] as number) + 1;
    for (let owner = 0; owner < entries.length; owner += 1)
      this.#begins[owner + 1] =
        (this.#begins[owner + 1] as number) + (this.#begins[owner] as number);
    const held = new Map<string, [phrases: number[], values: number[]]>();
    for (const [phrase, { features }] of all.entries()) {
      const values = features.map(([key, worth]) => worth * this.#worth(key));
      const length = norm(values);
      for (const [at, [key]] of features.entries()) {
        const value = (values[at] as number) / length;
        const known = held.get(key);
        if (known === undefined) held.set(key, [[phrase], [value]]);
        else {
          known[0].push(phrase);
          known[1].push(value);
        }
      }
    }
    for (const [key, [phrases, values]] of held)
      this.#postings.set(key, {
        phrases: Uint32Array.from(phrases),
        values: Float32Array.from(values),
      });
  }

  /**
   * For each entry, in the order of the constructor: 0 to 1.
   * @param from place of the first entry that is compared, and `to` after the last; the others are left at 0
   */
  like(words: readonly string[], from = 0, to = this.#size): Float32Array {
    const first = this.#begins[from] as number;
    const end = this.#begins[to] as number;
    const sums = this.#sums.fill(0, first, end);
    let square = 0;
    for (const [key, worth] of featuresOf(words, WORTH)) {
      const value = worth * this.#worth(key);
      square += value * value;
      const held = this.#postings.get(key);
      if (held === undefined) continue;
      const { phrases, values } = held;
      // Counted, and not iterated: there are tens of thousands, at every question.
      for (let at = placeOf(first, phrases); at < phrases.length; at += 1) {
        const phrase = phrases[at] as number;
        if (phrase >= end) break;
        sums[phrase] = (sums[phrase] as number) + value * (values[at] as number);
      }
    }
    const own = Math.sqrt(square);
    const best = new Float32Array(this.#size);
    if (own === 0) return best;
    for (let owner = from; owner < to; owner += 1) {
      let most = 0;
      let second = 0;
      const last = this.#begins[owner + 1] as number;
      for (let at = this.#begins[owner] as number; at < last; at += 1) {
        const sum = sums[at] as number;
        if (sum > most) {
          second = most;
          most = sum;
        } else if (sum > second) second = sum;
      }
      best[owner] = (most + SECOND * second) / (own * (1 + SECOND));
    }
    return best;
  }

  /** A word that nobody asks with counts as one that a few ask with. */
  #worth(key: string): number {
    return this.#rarity.get(key) ?? Math.log(1 + this.#size / 3) * (key.includes(" ") ? 0 : 1);
  }
}
