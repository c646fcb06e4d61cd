import { type Entry, type Part, writtenWords } from "./entry.ts";
import { isWeak, stemsOf } from "./index-words.ts";
import { nameStemsOf } from "./name-stems.ts";
import type { Wanted } from "./wanted.ts";

/** A part of an entry that speaks of what was asked. */
interface Focused {
  part: Part;
  /** Keys of the words that it has. */
  keys: readonly string[];
}

/** The words of a question that do not name the entry itself, everyday words and all. */
export function notItsName(entry: Entry, wanted: readonly Wanted[]): Wanted[] {
  const keys = new Set(wanted.flatMap(({ stems }) => stems));
  // "The Dutch one" is KLM; "present yourself in Dutch" asks for a language.
  const stems = nameStemsOf(entry);
  const named = stems.filter((_, at) => entry.names[at]?.endsWith(" one") === false);
  const spoken = named.filter((name) => name.every((key) => keys.has(key)));
  // "KLM in Dutch" calls it KLM: then "Dutch" is no part of the name.
  const names = new Set(spoken.some((name) => name.length > 0) ? spoken.flat() : stems.flat());
  return wanted.filter((one) => !one.stems.some((key) => names.has(key)));
}

/** Those of them that say something. */
export function besidesName(entry: Entry, wanted: readonly Wanted[]): Wanted[] {
  const others = notItsName(entry, wanted);
  const strong = others.filter(({ stems }) => !stems.some(isWeak));
  // All that an airline may be asked in everyday words: "do they say guest or passenger".
  return strong.length > 0 || entry.set !== "airlines" ? strong : others;
}

/** The part of a named entry that has most of the words asked about; null where none has any. */
export function focusIn(entry: Entry, wanted: readonly Wanted[]): Focused | null {
  const asked = besidesName(entry, wanted);
  let best: Focused | null = null;
  for (const part of entry.parts) {
    const held = keysOf(part);
    const keys = asked.flatMap(({ stems }) => stems.find((key) => held.has(key)) ?? []);
    if (keys.length > 0 && (best === null || keys.length > best.keys.length)) best = { part, keys };
  }
  return best;
}

/** Items of a list that have most of the keys; the list itself where none has any. */
export function itemsWith(list: readonly string[], keys: readonly string[]): readonly string[] {
  const counted = list.map((item) => {
    const held = new Set(stemsOf(item));
    return { item, count: keys.filter((key) => held.has(key)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? list : counted.filter(({ count }) => count === most).map(({ item }) => item);
}

function keysOf(part: Part): ReadonlySet<string> {
  const made = KEYS.get(part);
  if (made) return made;
  const keys = new Set(stemsOf([writtenWords(part.text), ...part.list].join(" ")));
  KEYS.set(part, keys);
  return keys;
}

const KEYS = new WeakMap<Part, ReadonlySet<string>>();
