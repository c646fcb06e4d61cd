import type { LanguageCode } from "contract/languages";
import type { Mark, ReadText, Word } from "../text/words.ts";

/** What a text has, by which the fitted weights are found, and the words that it stands on (`to` exclusive). */
export interface Feature {
  key: string;
  /** Null for the shape of the whole text. */
  at: { from: number; to: number } | null;
}

/** Longer words are found by their beginning as well: "nervously" by what was learned of "nervous". */
const STEM_LETTERS = 5;
const MOST_LENGTH = 6;
const MOST_PACE = 5;
const MOST_SELF = 4;
const MOST_PAST = 3;

/** Words, pairs of words, stems and the shape of a text, each once. Quoted words are somebody else's. */
export function featuresOf({ words, marks }: ReadText, language: LanguageCode): Feature[] {
  const found = new Map<string, Feature>();
  const add = (key: string, from: number, to: number) => {
    if (!found.has(key)) found.set(key, { key, at: { from, to } });
  };
  for (const [at, word] of words.entries()) {
    if (word.isQuoted) continue;
    add(word.low, at, at + 1);
    if (word.low.length > STEM_LETTERS) add(`${word.low.slice(0, STEM_LETTERS)}*`, at, at + 1);
    const next = words[at + 1];
    if (next !== undefined && !next.isQuoted) add(`${word.low} ${next.low}`, at, at + 2);
  }
  const shape = shapeOf(words, marks, language);
  return [...found.values(), ...shape.map((key) => ({ key, at: null }))];
}

/** Marks, length, words to a sentence, how often the speaker names themselves: steps of each. */
function shapeOf(words: readonly Word[], marks: readonly Mark[], language: LanguageCode): string[] {
  const has = (sign: RegExp) => marks.some(({ signs }) => sign.test(signs));
  const sentences = (words.at(-1)?.sentence ?? 0) + 1;
  const step = (count: number, most: number) => Math.min(most, Math.floor(count));
  const shape = [
    "#any",
    `#ends ${[...(marks.at(-1)?.signs ?? "")][0] ?? ""}`,
    `#length ${step(words.length / 10, MOST_LENGTH)}`,
    `#pace ${step(words.length / sentences / 5, MOST_PACE)}`,
  ];
  if (has(/[!！]/)) shape.push("#calls");
  if (has(/[?？؟]/)) shape.push("#asks");
  if (has(/\.{2,}|…/)) shape.push("#trails");
  if (language !== "en") return shape;
  const self = words.filter(({ low }) => low === "i").length;
  const past = words.filter(({ low }) => low.endsWith("ed")).length;
  return [...shape, `#self ${step(self, MOST_SELF)}`, `#past ${step(past, MOST_PAST)}`];
}
