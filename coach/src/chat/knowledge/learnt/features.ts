import { norm } from "../../../language/norm.ts";
import { isEmptyWord, keyOf } from "../index-words.ts";

/** What each kind of feature is worth. */
export interface Worth {
  /** A word that tells something. */
  word: number;
  /** One that nearly every question has. */
  empty: number;
  /** Two in a row. */
  pair: number;
  /** The word that it begins with. */
  start: number;
}

const WORTH: Worth = { word: 1, empty: 0.4, pair: 0.6, start: 0.6 };
/** Length of what a message has, all counted together. */
const SCALE = 5;
/** A message of little is not to be judged as surely as one of much. */
const SHORTEST = 2;

/** Words by their keys, and pairs of them in a row, each with how much of it: what tells the entry that is asked for. */
export function featuresOf(
  words: readonly string[],
  worth: Worth = WORTH,
): (readonly [key: string, value: number])[] {
  const worths = new Map<string, number>();
  const keys = words.map(keyOf);
  for (const [at, word] of words.entries()) {
    const key = keys[at] ?? "";
    worths.set(key, isEmptyWord(word) ? worth.empty : worth.word);
    worths.set(`${keys[at - 1] ?? "^"} ${key}`, at === 0 ? worth.start : worth.pair);
  }
  const value = SCALE / Math.max(norm(worths.values()), SHORTEST);
  return [...worths]
    .filter(([, size]) => size > 0)
    .map(([key, size]) => [key, value * size] as const);
}
