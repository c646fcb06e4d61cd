import { norm } from "../../../language/norm.ts";
import type { Sentence } from "../../text/tokens.ts";

const WORTH = { word: 1, stem: 0.7, pair: 0.7, around: 0.4 };
/** Length of what a text has, all counted together. */
const SCALE = 5;
/** A text of little is not to be judged as surely as one of much. */
const SHORTEST = 2;
const NUMBER = "#n";

/** Words, their stems, two in a row, and two around a third: what tells conduct, each with how much of it. */
export function featuresOf(
  sentences: readonly Sentence[],
): (readonly [key: string, value: number])[] {
  const worths = new Map<string, number>();
  for (const { tokens } of sentences) {
    const words = tokens.map((token) => (token.isNumber ? NUMBER : token.low));
    for (const [at, word] of words.entries()) {
      worths.set(word, WORTH.word);
      worths.set(`*${tokens[at]?.stem}`, WORTH.stem);
      worths.set(`${words[at - 1] ?? "^"} ${word}`, WORTH.pair);
      if (at > 1) worths.set(`${words[at - 2]} _ ${word}`, WORTH.around);
    }
  }
  const value = SCALE / Math.max(SHORTEST, norm(worths.values()));
  return [...worths].map(([key, worth]) => [key, value * worth] as const);
}
