import type { Entry } from "./entry.ts";
import { isWeak, stemsOf, wordsOf } from "./index-words.ts";

/** A word asked for, with other words that would do as well. */
export interface Wanted {
  stems: readonly string[];
}

export interface Find {
  entry: Entry;
  /** 0 to 1: how much of what was asked the entry has, rare words counting more. */
  fit: number;
  /** 0 to 1: how much of the entry's own name was asked for. */
  named: number;
  /** What finds are compared by. */
  score: number;
}

interface Indexed {
  entry: Entry;
  names: readonly ReadonlySet<string>[];
  nameStems: ReadonlySet<string>;
  /** Ways of asking for it, and all their words. */
  said: readonly ReadonlySet<string>[];
  saidStems: ReadonlySet<string>;
  lead: ReadonlySet<string>;
  rest: ReadonlySet<string>;
}

const WEIGHTS = { name: 1, said: 0.9, lead: 0.8, rest: 0.6 };
/** A way of asking tells less surely what is meant than a name does. */
const SAID_AS_NAME = 0.85;
/** A word that no entry has says that the question is about something else. */
const UNKNOWN_WEIGHT = 0.55;
/** So many unknown words make a scene of it: what else is told there is circumstance, and counts the less. */
const SCENE_FROM = 2;
/** "6 pm", "38 000 feet": a number is seldom what a question is about. */
const NUMBER_WEIGHT = 0.35;
/** "How do I deal with …" asks about what follows. */
const WEAK_WEIGHT = 0.12;

/**
 * Finds the entry that answers a question. The full-text search of the screens ranks within one search only; here the
 * fit is a share, so that "nothing fits well enough" can be told (docs/decisions/018-built-in-chat.md).
 */
export class Finder {
  readonly #indexed: readonly Indexed[];
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;
  readonly #frequency = new Map<string, number>();

  /** @param others entries that are asked for by name: not found here, but their words are no slips of spelling */
  constructor(entries: readonly Entry[], others: readonly Entry[] = []) {
    this.#indexed = entries.map(indexed);
    const counts = new Map<string, number>();
    for (const { nameStems, saidStems, lead, rest } of this.#indexed)
      for (const stem of new Set([...nameStems, ...saidStems, ...lead, ...rest]))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts)
      this.#rarity.set(stem, Math.log(1 + entries.length / count));
    this.#rarest = Math.log(1 + entries.length);
    for (const entry of [...entries, ...others])
      for (const word of wordsOf(
        [...entry.names, ...(entry.said ?? []), entry.also, textOf(entry)].join(" "),
      ))
        this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
  }

  /** How often each word stands in the content, for mending slips of spelling. */
  get frequencies(): ReadonlyMap<string, number> {
    return this.#frequency;
  }

  knows(stem: string): boolean {
    return this.#rarity.has(stem);
  }

  /**
   * @param wanted what was asked for; nothing finds nothing
   * @param prior weight of an entry for this kind of question, 1 where it is as likely as any
   */
  find(wanted: readonly Wanted[], prior: (entry: Entry) => number = () => 1, limit = 5): Find[] {
    if (wanted.length === 0) return [];
    const unknown = wanted.filter(
      ({ stems }) => !this.#isKnown(stems) && !stems.every(isWeak),
    ).length;
    const strange = UNKNOWN_WEIGHT * Math.min(1, SCENE_FROM / Math.max(1, unknown));
    const weights = wanted.map(({ stems }) => this.#weight(stems, strange));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const found: Find[] = [];
    for (const one of this.#indexed) {
      let reached = 0;
      for (const [at, { stems }] of wanted.entries())
        reached += (weights[at] ?? 0) * held(one, stems);
      const fit = reached / all;
      if (fit < 0.3) continue;
      const named = this.#named(one, wanted, weights, all);
      found.push({
        entry: one.entry,
        fit,
        named,
        score: fit * (0.72 + 0.28 * named) * prior(one.entry),
      });
    }
    return found.sort((a, b) => b.score - a.score).slice(0, limit);
  }

  #isKnown(stems: readonly string[]): boolean {
    return stems.some((stem) => this.#rarity.has(stem));
  }

  /** A word with several meanings weighs what its rarest known meaning weighs: it was the subject. */
  #weight(stems: readonly string[], strange: number): number {
    const known = stems.flatMap((stem) => this.#rarity.get(stem) ?? []);
    const weight = known.length > 0 ? Math.max(...known) : this.#rarest * strange;
    if (stems.every((stem) => /^\d+$/.test(stem))) return weight * NUMBER_WEIGHT;
    return stems.every(isWeak) ? weight * WEAK_WEIGHT : weight;
  }

  /** A name that is met whole counts fully where it is also all that was asked for, and half where it is a small part. */
  #named(one: Indexed, wanted: readonly Wanted[], weights: readonly number[], all: number): number {
    let best = 0;
    const phrases = [
      ...one.names.map((name) => [name, 1] as const),
      ...one.said.map((name) => [name, SAID_AS_NAME] as const),
    ];
    for (const [name, worth] of phrases) {
      let sum = 0;
      let met = 0;
      for (const stem of name) {
        const weight = this.#rarity.get(stem) ?? 0;
        sum += weight;
        if (wanted.some(({ stems }) => stems.includes(stem))) met += weight;
      }
      if (sum === 0) continue;
      let asked = 0;
      for (const [at, { stems }] of wanted.entries())
        if (stems.some((stem) => name.has(stem))) asked += weights[at] ?? 0;
      best = Math.max(best, worth * (met / sum) * (0.5 + (0.5 * asked) / all));
    }
    return best;
  }
}

function held({ nameStems, saidStems, lead, rest }: Indexed, stems: readonly string[]): number {
  if (stems.some((stem) => nameStems.has(stem))) return WEIGHTS.name;
  if (stems.some((stem) => saidStems.has(stem))) return WEIGHTS.said;
  if (stems.some((stem) => lead.has(stem))) return WEIGHTS.lead;
  return stems.some((stem) => rest.has(stem)) ? WEIGHTS.rest : 0;
}

function indexed(entry: Entry): Indexed {
  const [first, ...others] = entry.parts;
  const phrases = (texts: readonly string[]) =>
    texts.map((text) => new Set(stemsOf(text))).filter(({ size }) => size > 0);
  const names = phrases(entry.names);
  const said = phrases(entry.said ?? []).filter(
    (phrase) => phrase.size > 1 || ![...phrase].every(isWeak),
  );
  return {
    entry,
    names,
    nameStems: new Set(names.flatMap((name) => [...name])),
    said,
    saidStems: new Set(said.flatMap((phrase) => [...phrase])),
    lead: new Set(
      stemsOf(
        `${entry.citation.id.replace(/[-/]/g, " ")} ${entry.also} ${first ? textOfPart(first) : ""}`,
      ),
    ),
    rest: new Set(others.flatMap((part) => stemsOf(textOfPart(part)))),
  };
}

type AnyPart = Entry["parts"][number];

function textOfPart({ text, list }: AnyPart): string {
  const own = typeof text === "string" ? text : Object.values(text.values ?? {}).join(" ");
  return [own, ...list].join(" ");
}

/** Everything that an entry says, for comparing what was told with what is there. */
export function textOf(entry: Entry): string {
  return [
    entry.citation.title,
    entry.citation.source ?? "",
    ...entry.names,
    ...entry.parts.flatMap((part) => [
      textOfPart(part),
      part.source ?? "",
      ...Object.values(part.label?.values ?? {}),
    ]),
  ].join(" ");
}
