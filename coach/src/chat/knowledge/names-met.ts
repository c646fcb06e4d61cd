import type { Wanted } from "./wanted.ts";

/** A name or a way of asking, with what its words weigh and what it is worth as a name. */
export interface Phrase {
  stems: readonly (readonly [stem: string, weight: number])[];
  weight: number;
  worth: number;
}

/** What is wanted by one group of words of which any would do. */
export interface Group {
  weight: number;
  /** The phrase in which it was met last: words that would all do are asked for once. */
  metIn: Phrase | null;
}

/** By each of its words what is wanted, and how much it weighs. */
export function groupsOf(
  wanted: readonly Wanted[],
  weights: readonly number[],
): ReadonlyMap<string, readonly Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [at, { stems }] of wanted.entries()) {
    const group: Group = { weight: weights[at] ?? 0, metIn: null };
    for (const stem of new Set(stems)) {
      const held = groups.get(stem);
      if (held === undefined) groups.set(stem, [group]);
      else held.push(group);
    }
  }
  return groups;
}

/** A phrase by its words. @param worth what it is worth as a name @param rarity of each word that any entry has */
export function weighed(
  words: ReadonlySet<string>,
  worth: number,
  rarity: ReadonlyMap<string, number>,
): Phrase {
  const stems = [...words].map((stem) => [stem, rarity.get(stem) ?? 0] as const);
  return { stems, weight: stems.reduce((sum, [, weight]) => sum + weight, 0), worth };
}

/** 0 to 1: a name that is met whole counts fully where it is also all that was asked for, and half where it is a small part. @param all what everything wanted weighs */
export function nameMet(
  phrases: readonly Phrase[],
  groups: ReadonlyMap<string, readonly Group[]>,
  all: number,
): number {
  let best = 0;
  for (const phrase of phrases) {
    let met = 0;
    let asked = 0;
    for (const [stem, weight] of phrase.stems) {
      const held = groups.get(stem);
      if (held === undefined) continue;
      met += weight;
      for (const group of held) {
        if (group.metIn === phrase) continue;
        group.metIn = phrase;
        asked += group.weight;
      }
    }
    if (met === 0) continue;
    best = Math.max(best, phrase.worth * (met / phrase.weight) * (0.5 + (0.5 * asked) / all));
  }
  return best;
}
