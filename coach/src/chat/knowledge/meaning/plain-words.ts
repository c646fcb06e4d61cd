import { type Entry, withoutExamples } from "../entry.ts";
import { placeOf } from "../highest.ts";
import { keyOf, wordsOf } from "../index-words.ts";
import { tellingOf } from "./words.ts";

/** Words that hold a sentence together. Those of the trade are kept: "crew" and "seat" may be all that was said. */
const HOLDING = new Set(
  `a about after all also always am an and any anything are as ask asked at be been before being but by can could did do does
  doing done each else ever every for from get give go going good had has have he her here him his how i if in into is isn't it
  its job just know may me more most much must my no not of off on one only or our out over please say says see she should so
  some still such take tell than that the their them then there these they thing this those through to too under up us use
  used uses very want was way we well were what when where which while who whom whose why will with would you your i'm it's
  don't doesn't didn't that's what's there's can't`.split(/\s+/),
);

/** What a word is worth by where it stands in an entry. */
const WORTH = { name: 1, said: 0.9, lead: 0.8, rest: 0.6 };
/** A word that no entry has, in units of the rarest that one has. */
const UNKNOWN = 0.5;

/** Which share of a question's words each entry has, whatever else is made of the question. */
export class PlainWords {
  /** By word: the entries that have it, and what it is worth in each. */
  readonly #entries = new Map<string, { owners: number[]; worths: number[] }>();
  readonly #size: number;

  constructor(entries: readonly Entry[]) {
    this.#size = entries.length;
    for (const [owner, entry] of entries.entries())
      for (const [key, worth] of worthsOf(entry)) {
        const held = this.#entries.get(key) ?? { owners: [], worths: [] };
        held.owners.push(owner);
        held.worths.push(worth);
        this.#entries.set(key, held);
      }
  }

  /**
   * For each entry, in the order of the constructor: 0 to 1.
   * @param words folded
   * @param from place of the first entry that is compared, and `to` after the last; the others are left at 0
   */
  shares(words: readonly string[], from = 0, to = this.#size): Float32Array {
    const shares = new Float32Array(this.#size);
    let all = 0;
    for (const word of new Set(words)) {
      if (HOLDING.has(word)) continue;
      const held = this.#entries.get(keyOf(word));
      const rarity = held
        ? Math.log(1 + this.#size / held.owners.length)
        : UNKNOWN * Math.log(1 + this.#size);
      const weight = rarity * tellingOf(word);
      all += weight;
      if (held === undefined) continue;
      const { owners, worths } = held;
      // Counted, and not iterated: of a common word there are thousands.
      for (let at = placeOf(from, owners); at < owners.length; at += 1) {
        const owner = owners[at] as number;
        if (owner >= to) break;
        shares[owner] = (shares[owner] as number) + weight * (worths[at] as number);
      }
    }
    if (all > 0) for (let at = from; at < to; at += 1) shares[at] = (shares[at] as number) / all;
    return shares;
  }
}

function worthsOf(entry: Entry): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  const put = (text: string, worth: number) => {
    for (const word of wordsOf(text)) {
      if (HOLDING.has(word)) continue;
      const key = keyOf(word);
      worths.set(key, Math.max(worths.get(key) ?? 0, worth));
    }
  };
  for (const name of [...entry.names, entry.citation.title]) put(name, WORTH.name);
  for (const said of entry.said ?? []) put(said, WORTH.said);
  for (const [at, { facet, text, list }] of entry.parts.entries()) {
    if (facet === "pronunciation" || facet === "translation") continue;
    const own = typeof text === "string" ? text : Object.values(text.values ?? {}).join(" ");
    for (const one of [own, ...list])
      put(withoutExamples(entry, one), at === 0 ? WORTH.lead : WORTH.rest);
  }
  return worths;
}
