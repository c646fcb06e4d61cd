import { type Entry, withoutExamples } from "./entry.ts";
import { textOf, textOfPart } from "./entry-text.ts";
import { highest } from "./highest.ts";
import { isWeak, stemsOf, wordsOf } from "./index-words.ts";
import { Kept } from "./kept.ts";
import { Learnt } from "./learnt/learnt.ts";
import { Meaning } from "./meaning/meaning.ts";
import { PlainWords } from "./meaning/plain-words.ts";
import { groupsOf, nameMet, type Phrase, weighed } from "./names-met.ts";
import type { Wanted } from "./wanted.ts";
import { WaysOfAsking } from "./ways-of-asking.ts";

export interface Find {
  entry: Entry;
  /** 0 to 1: how much of what was asked the entry has, rare words counting more. */
  fit: number;
  /** 0 to 1: how much of the entry's own name was asked for. */
  named: number;
  /** 0 to 1: which share of all words of the question it has. */
  shared: number;
  /** 0 to 1: how near it is to the question by meaning. */
  near: number;
  /** 0 to 1: how much the question is like one of the ways of asking for it. */
  like: number;
  /** 0 to 1: how likely it is by what was learnt from how people ask; the root of its share. */
  learnt: number;
  /** What finds are compared by. */
  score: number;
}

interface Indexed {
  entry: Entry;
  names: readonly ReadonlySet<string>[];
  /** Ways of asking for it. */
  said: readonly ReadonlySet<string>[];
}

/** An entry that has some of the question, before its name is looked at. */
interface Candidate extends Omit<Find, "entry" | "named" | "score"> {
  one: Indexed;
  beside: number;
  weight: number;
  worth: number;
  /** What it cannot score more than. */
  atMost: number;
}

/** For each entry, how much it has of a question, in four ways. */
interface Compared {
  shares: Float32Array;
  nears: Float32Array;
  likes: Float32Array;
  learnt: Float32Array;
}

/** Where a word stands: places of entries, and what it is worth in each. */
interface Postings {
  at: number[];
  worth: number[];
}

const NOWHERE: Postings = { at: [], worth: [] };
const WEIGHTS = { name: 1, said: 0.9, lead: 0.8, rest: 0.6 };
/** A way of asking tells less surely what is meant than a name does. */
const SAID_AS_NAME = 0.85;
/** What each way of comparing counts for; fitted over the sets of `coach/eval/chat`. */
const PARTS = { fit: 0.6, shared: 0.2, near: 0.2, like: 0.6, learnt: 0.6 };
/** Below this an entry has next to nothing of the question. */
const LEAST = 0.12;
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
  readonly #postings = new Map<string, Postings>();
  readonly #rarity = new Map<string, number>();
  readonly #rarest: number;
  readonly #frequency = new Map<string, number>();
  readonly #entries: readonly Entry[];
  #plain: PlainWords | null = null;
  #meaning: Meaning | null = null;
  #ways: WaysOfAsking | null = null;
  #learnt: { reader: Learnt; labels: Int16Array } | null = null;
  readonly #kept = new Kept<Compared>();
  readonly #phrases = new Map<Indexed, readonly Phrase[]>();

  /**
   * @param others entries that are asked for by name: not found here, but their words are no slips of spelling
   */
  constructor(entries: readonly Entry[], others: readonly Entry[] = []) {
    this.#indexed = entries.map((entry) => ({
      entry,
      names: phrasesIn(entry.names),
      said: phrasesIn(entry.said ?? []).filter(
        (phrase) => phrase.size > 1 || ![...phrase].every(isWeak),
      ),
    }));
    this.#entries = entries;
    for (const [index, one] of this.#indexed.entries())
      for (const [stem, worth] of worthsOf(one)) {
        const postings = this.#postings.get(stem) ?? { at: [], worth: [] };
        postings.at.push(index);
        postings.worth.push(worth);
        this.#postings.set(stem, postings);
      }
    for (const [stem, { at }] of this.#postings)
      this.#rarity.set(stem, Math.log(1 + entries.length / at.length));
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
   * @param words all words of the question, folded, in the language of the content; without them only `wanted` counts
   * @param prior weight of an entry for this kind of question, 1 where it is as likely as any
   */
  find(
    wanted: readonly Wanted[],
    words: readonly string[],
    prior: (entry: Entry) => number = () => 1,
    limit = 5,
  ): Find[] {
    const unknown = wanted.filter(
      ({ stems }) => !this.#isKnown(stems) && !stems.every(isWeak),
    ).length;
    const strange = UNKNOWN_WEIGHT * Math.min(1, SCENE_FROM / Math.max(1, unknown));
    const weights = wanted.map(({ stems }) => this.#weight(stems, strange));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const { shares, nears, likes, learnt: likely } = this.#compared(words);
    const reached = this.#reached(wanted, weights);
    const isLexical = words.length === 0;
    const candidates: Candidate[] = [];
    // Counted, and not iterated: most entries have next to nothing of it, and a message is asked about in many parts.
    for (let index = 0; index < this.#indexed.length; index += 1) {
      const fit = all > 0 ? (reached[index] as number) / all : 0;
      const shared = shares[index] as number;
      const near = nears[index] as number;
      const like = likes[index] as number;
      const learnt = likely[index] as number;
      const most = Math.max(like, learnt, 0.4 * fit + 0.3 * shared + 0.3 * near);
      if (most < LEAST) continue;
      const one = this.#indexed[index] as Indexed;
      const beside = isLexical
        ? 0
        : PARTS.shared * shared + PARTS.near * near + PARTS.like * like + PARTS.learnt * learnt;
      const weight = prior(one.entry);
      const worth = isLexical ? 1 : PARTS.fit;
      const atMost = weight * (beside + (fit < FIT_FOR_A_NAME ? 0 : worth * fit));
      candidates.push({ one, fit, shared, near, like, learnt, beside, weight, worth, atMost });
    }
    const groups = groupsOf(wanted, weights);
    // Whether its name is met is looked at only where that may still bring an entry among the best.
    const found: Find[] = [];
    for (const { one, beside, weight, worth, atMost, ...parts } of candidates.sort(
      (a, b) => b.atMost - a.atMost,
    )) {
      if (found.length >= limit && atMost <= (found.at(-1)?.score ?? 0)) break;
      const isNear = parts.fit >= FIT_FOR_A_NAME;
      const named = isNear ? nameMet(this.#phrasesOf(one), groups, all) : 0;
      const lexical = isNear ? parts.fit * (0.72 + 0.28 * named) : 0;
      found.push({ entry: one.entry, ...parts, named, score: weight * (beside + worth * lexical) });
      found.sort((a, b) => b.score - a.score);
      if (found.length > limit) found.pop();
    }
    return found;
  }

  /** For each entry the weight of what it has of the words wanted: of each group the word that is worth most there. */
  #reached(wanted: readonly Wanted[], weights: readonly number[]): Float64Array {
    const reached = new Float64Array(this.#entries.length);
    for (const [group, { stems }] of wanted.entries()) {
      const weight = weights[group] ?? 0;
      const [only = ""] = stems;
      if (stems.length === 1) {
        const { at, worth } = this.#postings.get(only) ?? NOWHERE;
        for (let place = 0; place < at.length; place += 1) {
          const index = at[place] as number;
          reached[index] = (reached[index] as number) + weight * (worth[place] as number);
        }
        continue;
      }
      const best = new Map<number, number>();
      for (const stem of stems) {
        const { at, worth } = this.#postings.get(stem) ?? NOWHERE;
        for (const [place, index] of at.entries())
          best.set(index, Math.max(best.get(index) ?? 0, worth[place] ?? 0));
      }
      for (const [index, worth] of best) reached[index] = (reached[index] ?? 0) + weight * worth;
    }
    return reached;
  }

  /** By all its words and by what they mean; made ready at the first question that is told in words. */
  #compared(words: readonly string[]): Compared {
    if (words.length === 0) {
      const none = new Float32Array(this.#entries.length);
      return { shares: none, nears: none, likes: none, learnt: none };
    }
    return this.#kept.of(words.join(" "), () => this.#comparedAnew(words));
  }

  #comparedAnew(words: readonly string[]): Compared {
    this.#plain ??= new PlainWords(this.#entries);
    this.#meaning ??= new Meaning(this.#entries);
    this.#ways ??= new WaysOfAsking(this.#entries);
    this.#learnt ??= learntOf(this.#entries);
    const { reader, labels } = this.#learnt;
    const likely = reader.shares(words);
    const shares = this.#plain.shares(words);
    const likes = this.#ways.like(words);
    const learnt = new Float32Array(labels.length);
    const sums = new Float32Array(labels.length);
    for (let at = 0; at < labels.length; at += 1) {
      const label = labels[at] as number;
      learnt[at] = label < 0 ? 0 : Math.sqrt(likely[label] as number);
      sums[at] = (shares[at] as number) + (likes[at] as number) + (learnt[at] as number);
    }
    // What has next to nothing of the words is not what is meant, however near: comparing by meaning is most of the work.
    return { shares, likes, learnt, nears: this.#meaning.near(words, highest(sums, COMPARED)) };
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

  /** Weighed when an entry is first among those that may be meant. */
  #phrasesOf(one: Indexed): readonly Phrase[] {
    const known = this.#phrases.get(one);
    if (known !== undefined) return known;
    const phrases = [
      ...one.names.map((name) => weighed(name, 1, this.#rarity)),
      ...one.said.map((name) => weighed(name, SAID_AS_NAME, this.#rarity)),
    ];
    this.#phrases.set(one, phrases);
    return phrases;
  }
}

function learntOf(entries: readonly Entry[]): { reader: Learnt; labels: Int16Array } {
  const reader = new Learnt();
  return { reader, labels: reader.labelsOf(entries.map(({ citation }) => citation.id)) };
}

/** With less of what is wanted its name does not count. */
const FIT_FOR_A_NAME = 0.3;
/** Entries that are compared by meaning. */
const COMPARED = 150;

function phrasesIn(texts: readonly string[]): ReadonlySet<string>[] {
  return texts.map((text) => new Set(stemsOf(text))).filter(({ size }) => size > 0);
}

/** What each word of an entry is worth by where it stands. */
function worthsOf({ entry, names, said }: Indexed): ReadonlyMap<string, number> {
  const [first, ...others] = entry.parts;
  const worths = new Map<string, number>();
  const put = (stems: Iterable<string>, worth: number) => {
    for (const stem of stems) worths.set(stem, Math.max(worths.get(stem) ?? 0, worth));
  };
  for (const name of names) put(name, WEIGHTS.name);
  for (const phrase of said) put(phrase, WEIGHTS.said);
  const id = entry.citation.id.replace(/[-/]/g, " ");
  const told = (part: Entry["parts"][number]) => withoutExamples(entry, textOfPart(part));
  put(stemsOf(`${id} ${entry.also} ${first ? told(first) : ""}`), WEIGHTS.lead);
  for (const part of others) put(stemsOf(told(part)), WEIGHTS.rest);
  return worths;
}
