import { isEmptyWord, keyOf } from "../index-words.ts";

/** What each kind of feature is worth beside a word that tells something. */
const WORTH = { word: 1, empty: 0.4, pair: 0.6 };
/** Length of what a message has, all counted together. */
const SCALE = 5;
/** A message of little is not to be judged as surely as one of much. */
const SHORTEST = 2;

/** Words by their keys, and pairs of them in a row, each with how much of it: what tells the entry that is asked for. */
export function featuresOf(words: readonly string[]): (readonly [key: string, value: number])[] {
  const worths = new Map<string, number>();
  let before = "^";
  for (const word of words) {
    const key = keyOf(word);
    worths.set(key, isEmptyWord(word) ? WORTH.empty : WORTH.word);
    worths.set(`${before} ${key}`, WORTH.pair);
    before = key;
  }
  const length = Math.hypot(...worths.values());
  const value = SCALE / Math.max(length, SHORTEST);
  return [...worths].map(([key, worth]) => [key, value * worth] as const);
}
