import { AIRLINES } from "content/airlines/airlines";
import type { SearchSet } from "content/search/schema";
import { fold, type Message } from "../read/message.ts";
import { ALL_AIRPORTS } from "./airports.ts";
import type { Entry } from "./entry.ts";
import { Kept } from "./kept.ts";

/** An entry that a message calls by name. */
export interface Called {
  entry: Entry;
  /** The name as indexed, folded. */
  name: string;
  /** Position of its first and after its last word in the message. */
  from: number;
  to: number;
}

/** Words that are a name, of one entry or of several. */
interface Span {
  entries: readonly Entry[];
  name: string;
  from: number;
  to: number;
}

const LONGEST_NAME = 9;
/** A way of asking of so many words is a name, where it stands in a message word for word. */
const SAID_WORDS = 3;
const HYPHENED = /^\p{L}{3,}-\p{L}{3,}(?= )/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const AIRLINE_CODES = new Set(AIRLINES.map(({ iataCode }) => iataCode.toLowerCase()));
const CODES = new Set(ALL_AIRPORTS.map(({ code }) => code.toLowerCase()));

/** Finds the entries whose names stand in a message; a longer name hides the shorter ones inside it. */
export class NameIndex {
  readonly #byName = new Map<string, Entry[]>();
  readonly #unspaced: [name: string, entry: Entry][] = [];
  readonly #words = new Set<string>();
  /** By the word that it begins with, how many words the longest name has. */
  readonly #longest = new Map<string, number>();
  readonly #kept = new Kept<readonly Span[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const said = (entry.said ?? []).filter((phrase) => phrase.split(" ").length >= SAID_WORDS);
      // "Girtbar", "lifevest", "widebody": two words of the trade are often written as one.
      const joined = entry.names.flatMap((name) =>
        entry.set !== "terminology"
          ? []
          : /^\p{L}{3,}[ -]\p{L}{3,}$/u.test(name)
            ? [name.replace(/[ -]/, "")]
            : (name.match(HYPHENED) ?? []).map((word) => word.replace("-", "")),
      );
      for (const name of new Set([...entry.names, ...joined, ...said].map(normal))) {
        if (name === "") continue;
        if (UNSPACED.test(name)) this.#unspaced.push([name, entry]);
        else {
          this.#byName.set(name, [...(this.#byName.get(name) ?? []), entry]);
          const words = name.split(" ");
          for (const word of words) this.#words.add(word);
          const [first = ""] = words;
          this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
        }
      }
    }
  }

  /** Whether a word stands in any name: such words are no slips of spelling. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * Entries that the message calls, without those it waves away: "not PEK, the other one".
   * @param words the message's words, slips of spelling mended
   * @param isWord whether a word stands in the language of the content: a code that does not can only be the code
   */
  find(
    message: Message,
    words: readonly string[] = message.words,
    isWord: (word: string) => boolean = () => true,
  ): Called[] {
    const called = this.#calledIn(message, words, isWord);
    const refused = new Set(
      called
        .filter(({ from, to }) => from > 0 && to - from < 3 && REFUSES.has(words[from - 1] ?? ""))
        .map(({ entry }) => entry),
    );
    const kept = called.filter(({ entry }) => !refused.has(entry));
    return kept.length > 0 ? kept : called;
  }

  #calledIn(
    message: Message,
    words: readonly string[],
    isWord: (word: string) => boolean,
  ): Called[] {
    const called: Called[] = [];
    const taken = new Set<number>();
    for (const { entries, name, from, to } of this.#spansIn(words)) {
      const size = to - from;
      if (size < 4 && areAllIn(taken, from, to)) continue;
      if (size === 1 && !isMeant(message, from, name, isWord)) continue;
      called.push(...entries.map((entry) => ({ entry, name, from, to })));
      for (let at = from; at < to; at += 1) taken.add(at);
    }
    const unspaced = (UNSPACED.test(message.plain) ? this.#unspaced : []).filter(([name]) =>
      message.plain.includes(name),
    );
    // Singapore is not called where Singapore Airlines is.
    for (const [name, entry] of unspaced)
      if (!unspaced.some(([other]) => other.length > name.length && other.includes(name)))
        called.push({ entry, name, from: 0, to: message.words.length });
    return called;
  }

  /** Where names stand among words, the longest first; the same words are asked about in several readings. */
  #spansIn(words: readonly string[]): readonly Span[] {
    return this.#kept.of(words.join(" "), () => {
      const normals = words.map(normalWord);
      // Only where a name may begin is one looked for, and none longer than those: a word may be two in a name, or its plural.
      const lengths = normals.map((word) => {
        const [first = ""] = word.split(" ");
        return Math.max(this.#longest.get(first) ?? 0, this.#longest.get(singular(word)) ?? 0);
      });
      const spans: Span[] = [];
      for (let size = Math.min(LONGEST_NAME, words.length); size > 0; size -= 1)
        for (let from = 0; from + size <= words.length; from += 1) {
          if (size > (lengths[from] ?? 0)) continue;
          const to = from + size;
          const name = normals.slice(from, to).filter(Boolean).join(" ");
          const entries = this.#byName.get(name) ?? this.#byName.get(singular(name));
          if (entries) spans.push({ entries, name, from, to });
        }
      return spans;
    });
  }
}

/**
 * A code of three letters is a code when it stands in capitals, or where the message speaks of codes; a name that is an
 * everyday word as well has to be written like a name.
 */
function isMeant(
  message: Message,
  at: number,
  name: string,
  isWord: (word: string) => boolean,
): boolean {
  if (FOLLOWED_BY.get(name)?.test(message.words[at + 1] ?? "")) return false;
  if (EVERYDAY.has(name))
    return (
      /^\p{Lu}/u.test(message.typed[at] ?? "") ||
      (AIRLINE_WORDS.has(name) && ASKED_OF_AN_AIRLINE.test(message.plain))
    );
  // A code of two letters is one where it stands in capitals among small letters: "BA or KLM?"
  if (AIRLINE_CODES.has(name))
    return (
      SAID_SMALL.has(name) ||
      (/^[A-Z0-9]{2}$/.test(message.typed[at] ?? "") && message.text !== message.text.toUpperCase())
    );
  if (!CODES.has(name)) return true;
  const typed = message.typed[at] ?? "";
  if (/^[A-Z]{3}$/.test(typed) && message.text !== message.text.toUpperCase()) return true;
  if (message.text !== message.text.toUpperCase() && !isWord(name) && !COMMON.has(name))
    return true;
  return (
    message.words.length <= 2 ||
    (/\b(airport|code|iata|aeropuerto|aeroport|codigo)\b|机场|代码/.test(message.plain) &&
      !COMMON.has(name))
  );
}

/** Codes that are no words and that people write in small letters. */
const SAID_SMALL = new Set(["ba", "ek", "qr", "ey", "lh"]);

/** Before a name: it is not the one meant. */
const REFUSES = new Set(["not", "isn't", "isnt", "pas", "不是"]);

const EVERYDAY = new Set(
  "american korean norwegian republic nice split male reading cork mobile orange moment of victoria".split(
    " ",
  ),
);

/** Words after which the name is another's: the model of the cheese is no airline. */
const FOLLOWED_BY = new Map([
  ["swiss", /^(?:cheese|knife|army|chocolate|watch(?:es)?|francs?|alps)$/],
  ["delta", /^(?:wings?|variant)$/],
  ["norwegian", /^(?:cruises?|language|speakers?|people|passport|citizens?)$/],
  // "When CAN he eat": loud, and no airport.
  ["can", /^(?:i|you|he|she|it|we|they|the|a|an|somebody|someone|anyone|passengers?)$/],
]);

/** Airlines called by one everyday word; in small letters only where an airline is spoken of. */
const AIRLINE_WORDS = new Set(["american", "korean", "norwegian", "republic"]);
const ASKED_OF_AN_AIRLINE =
  /\b(do|does|at|for|with|join|joining|by|is) (american|korean|norwegian|republic)\b(?! (english|accent|people|passengers?|passport|citizens?|food|culture|visa|language))/;

/** Airport codes that are everyday words as well. */
const COMMON = new Set(
  "can for per sea ist mad man gig cpt the are was has her his not all any one two who how del des les par los las mas sur que una por con sin son est den der het met och".split(
    " ",
  ),
);

function normal(name: string): string {
  return (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ").replace(/\bsaint\b/g, "st");
}

function areAllIn(taken: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!taken.has(at)) return false;
  return true;
}

/** The same of one word, kept: those of a message are looked up in many of its parts. */
function normalWord(word: string): string {
  const known = NORMALS.get(word);
  if (known !== undefined) return known;
  const made = normal(word);
  if (NORMALS.size >= MOST_NORMALS) NORMALS.clear();
  NORMALS.set(word, made);
  return made;
}

const NORMALS = new Map<string, string>();
const MOST_NORMALS = 20_000;

function singular(name: string): string {
  // "has" is no plural of the code HA.
  if (name.length < 5) return name;
  return name.replace(/(ch|sh|x|ss)es$/, "$1").replace(/([^s])s$/, "$1");
}

/** Ids of a set's entries that a message calls by name, in the order of the message. */
export function idsIn(called: readonly Called[], set: SearchSet): string[] {
  const ids = called
    .filter(({ entry }) => entry.set === set)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return [...new Set(ids.map(({ entry }) => entry.citation.id))];
}
