import { FURTHER_QUESTIONS } from "content/further/further";
import type { FurtherQuestion } from "content/further/schema";
import { type Entry, part, sourceLine } from "./entry.ts";
import { Kept } from "./kept.ts";
import { Meaning } from "./meaning/meaning.ts";
import { PlainWords } from "./meaning/plain-words.ts";
import { WaysOfAsking } from "./ways-of-asking.ts";

/** How near a message is to a question that people ask on after an entry. */
export interface FurtherFind {
  /** Id of the entry it goes on from. */
  of: string;
  further: FurtherQuestion;
  /** 0 to 1. */
  score: number;
}

/** What each way of comparing counts for. */
const PARTS = { like: 0.6, shared: 0.2, near: 0.2 };

/** Finds what is asked after an entry was told among all that people ask on. */
export class FurtherFinder {
  readonly #all: readonly { of: string; further: FurtherQuestion }[];
  readonly #entries: readonly Entry[];
  readonly #places: ReadonlyMap<string, readonly number[]>;
  #compared: { plain: PlainWords; meaning: Meaning; ways: WaysOfAsking } | null = null;
  readonly #kept = new Kept<Float32Array>();

  constructor(questions: typeof FURTHER_QUESTIONS = FURTHER_QUESTIONS) {
    this.#all = Object.entries(questions).flatMap(([of, list]) =>
      list.map((further) => ({ of, further })),
    );
    this.#entries = this.#all.map(({ of, further }) => asEntry(of, further));
    const places = new Map<string, number[]>();
    for (const [at, { of }] of this.#all.entries()) places.set(of, [...(places.get(of) ?? []), at]);
    this.#places = places;
  }

  /** Ids of the entries that people ask on after. */
  entries(): IterableIterator<string> {
    return this.#places.keys();
  }

  /** What is asked on after an entry, in the order of the content. */
  of(id: string): FurtherQuestion[] {
    return (this.#places.get(id) ?? []).flatMap((at) => this.#all[at]?.further ?? []);
  }

  /** The nearest of those of an entry, best first. @param words all words of the message, folded */
  find(id: string, words: readonly string[]): FurtherFind[] {
    const places = this.#places.get(id) ?? [];
    if (places.length === 0 || words.length === 0) return [];
    const scores = this.#scores(id, places, words);
    return places
      .flatMap((at) => {
        const one = this.#all[at];
        return one ? [{ ...one, score: scores[at] ?? 0 }] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  #scores(id: string, places: readonly number[], words: readonly string[]): Float32Array {
    return this.#kept.of(`${id} ${words.join(" ")}`, () => this.#scored(places, words));
  }

  /** Of those at the places; comparing all by meaning would be most of the work. */
  #scored(places: readonly number[], words: readonly string[]): Float32Array {
    this.#compared ??= {
      plain: new PlainWords(this.#entries),
      meaning: new Meaning(this.#entries),
      ways: new WaysOfAsking(this.#entries),
    };
    const { plain, meaning, ways } = this.#compared;
    // Those of an entry stand together.
    const first = places[0] ?? 0;
    const end = first + places.length;
    const shares = plain.shares(words, first, end);
    const nears = meaning.near(words, places);
    const scores = ways.like(words, first, end);
    for (let at = first; at < end; at += 1)
      scores[at] =
        PARTS.like * (scores[at] as number) +
        PARTS.shared * (shares[at] as number) +
        PARTS.near * Math.max(0, nears[at] as number);
    return scores;
  }
}

function asEntry(of: string, { id, question, asked, answer, source }: FurtherQuestion): Entry {
  return {
    citation: { id: `${of}~${id}`, title: question, source: sourceLine(source) },
    set: "syllabus",
    names: [question],
    said: asked,
    parts: [part("lead", answer)],
    also: "",
  };
}
