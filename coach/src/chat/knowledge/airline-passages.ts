import { type Entry, type Part, writtenWords } from "./entry.ts";
import { notItsName } from "./focus.ts";
import { isWeak, keyOf, stemsOf } from "./index-words.ts";
import { SAID_OF_AIRLINES } from "./said/airlines.ts";
import type { Wanted } from "./wanted.ts";

/** A part of an airline's entry that speaks of what was asked. */
export interface Passage {
  part: Part;
  /** Keys of the entry's words by which the items of its list are chosen. */
  keys: readonly string[];
  /** 0 to 1: how much of what was asked it has, rare words counting more. */
  share: number;
}

/** A word that no airline's entry has, in units of the rarest. */
const UNKNOWN = 0.6;
/** Everyday words say little, even where they are all that is asked. */
const WEAK = 0.15;
/** A word of the entry that answers for another, beside that word itself. */
const OTHER_WORD = 0.85;

const OTHERS = new Map<string, Set<string>>();
for (const [said, means] of SAID_OF_AIRLINES)
  for (const word of said.split("|")) {
    const known = OTHERS.get(keyOf(word)) ?? new Set<string>();
    for (const meant of means.split(" ")) known.add(keyOf(meant));
    OTHERS.set(keyOf(word), known);
  }

/** Finds, within one airline's entry, the part that answers a question put in any words. */
export class AirlinePassages {
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;

  constructor(entries: readonly Entry[]) {
    const parts = entries.flatMap((entry) => entry.parts.map((part) => keysOf(part)));
    const counts = new Map<string, number>();
    for (const keys of parts) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) this.#rarity.set(key, Math.log(1 + parts.length / count));
    this.#rarest = Math.log(1 + parts.length);
  }

  /** The part that has most of what was asked beside the name; null where none has any of it. */
  best(entry: Entry, wanted: readonly Wanted[]): Passage | null {
    const asked = notItsName(entry, withoutIdle(wanted));
    const weights = asked.map(({ stems }) => this.#weight(stems));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let best: Passage | null = null;
    for (const part of entry.parts) {
      const held = keysOf(part);
      const named: string[] = [];
      const meant: string[] = [];
      let reached = 0;
      for (const [at, { stems }] of asked.entries()) {
        // "Live near Gatwick" asks how far off one may live: there the word itself proves nothing.
        const strong = stems.filter((key) => !isWeak(key));
        const own = (strong.length > 0 ? strong : stems).find(
          (key) => held.has(key) && (OTHERS.get(key)?.has(key) ?? true),
        );
        const others = stems.flatMap((key) => [...(OTHERS.get(key) ?? [])]);
        const met = others.filter((key) => held.has(key));
        if (own === undefined && met.length === 0) continue;
        if (own === undefined) meant.push(...met);
        else if (!isWeak(own)) named.push(own);
        reached += (weights[at] ?? 0) * (own === undefined ? OTHER_WORD : 1);
      }
      // The word itself chooses among the items of a list; others only where it is not there.
      const keys = named.length > 0 ? named : meant;
      if (keys.length > 0 && reached / all > (best?.share ?? 0))
        best = { part, keys: [...new Set(keys)], share: reached / all };
    }
    return best;
  }

  #weight(stems: readonly string[]): number {
    const known = stems.flatMap((key) => this.#rarity.get(key) ?? []);
    const meant = stems.flatMap((key) =>
      [...(OTHERS.get(key) ?? [])].flatMap((other) => this.#rarity.get(other) ?? []),
    );
    const weight =
      known.length + meant.length > 0 ? Math.max(...known, ...meant) : this.#rarest * UNKNOWN;
    return stems.every((key) => isWeak(key) && !OTHERS.has(key)) ? weight * WEAK : weight;
  }
}

/** "Do their crew come home every night?": a test that is taken at home is no answer. */
export const withoutIdle = (wanted: readonly Wanted[]): Wanted[] =>
  wanted.filter(({ stems }) => !stems.every((key) => IDLE.has(key)));
const IDLE: ReadonlySet<string> = new Set(["home", "night", "evening", "look"].map(keyOf));

const KEYS = new WeakMap<Part, ReadonlySet<string>>();

function keysOf(part: Part): ReadonlySet<string> {
  const made = KEYS.get(part);
  if (made) return made;
  const { text, list } = part;
  const own = writtenWords(text);
  const keys = new Set(stemsOf([own, ...list].join(" ")));
  KEYS.set(part, keys);
  return keys;
}
