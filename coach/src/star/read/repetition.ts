import { FUNCTION_WORDS } from "../lexicon/grammar.ts";
import type { Sentence } from "../text/tokens.ts";

export interface Repetition {
  /** Sentences without those that say again what was said. */
  kept: Sentence[];
  repeated: Sentence[];
  /** Share of all words that stand in repeated sentences or repeated runs of words, 0 to 1. */
  share: number;
}

/** Sentences of fewer words may return ("Thank you.") without being counted as a copy. */
const SHORTEST_COPY_WORDS = 4;

/** Finds sentences that come again, whole or nearly, and longer runs of words that come again. */
export function readRepetition(sentences: readonly Sentence[]): Repetition {
  const seen = new Set<string>();
  const kept: Sentence[] = [];
  const repeated: Sentence[] = [];
  const runs = new Set<string>();
  let words = 0;
  let copied = 0;
  for (const sentence of sentences) {
    const lows = sentence.tokens.map((token) => token.low);
    words += lows.length;
    const key = lows.join(" ");
    const own = fourWordRuns(lows);
    const old = own.filter((run) => runs.has(run)).length;
    const isCopy =
      (lows.length >= SHORTEST_COPY_WORDS && seen.has(key)) ||
      (lows.length >= 6 && old / own.length >= 0.6);
    if (isCopy) {
      repeated.push(sentence);
      copied += lows.length;
    } else {
      kept.push(sentence);
      copied += insideCopies(own);
    }
    seen.add(key);
    for (const run of own) runs.add(run);
  }
  return { kept, repeated, share: words === 0 ? 0 : Math.min(1, copied / words) };
}

/** Fewer content words may be much the same: there is hardly room for others. */
const FEWEST_CONTENT_WORDS = 20;

/**
 * Share of different words among those with a content, 0 to 1; 1 for a text too short to tell. An answer
 * that says one thing again and again in turned sentences has few: of 600 labelled answers every honest one
 * has 0.68 or more, those that go round in circles 0.16 to 0.54.
 */
export function wordVariety(sentences: readonly Sentence[]): number {
  const stems = sentences.flatMap((sentence) =>
    sentence.tokens
      .filter((token) => token.low.length > 2 && !FUNCTION_WORDS.has(token.low))
      .map((token) => token.stem),
  );
  return stems.length < FEWEST_CONTENT_WORDS ? 1 : new Set(stems).size / stems.length;
}

/** Words of a sentence without stops that goes round in circles. */
function insideCopies(runs: readonly string[]): number {
  return runs.length < 12 ? 0 : runs.length - new Set(runs).size;
}

function fourWordRuns(lows: readonly string[]): string[] {
  const runs: string[] = [];
  for (let i = 0; i + 3 < lows.length; i += 1) runs.push(lows.slice(i, i + 4).join(" "));
  return runs;
}
