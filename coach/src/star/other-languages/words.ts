import type { Folded } from "./fold.ts";
import type { Lexicon, OtherLanguage } from "./lexicon/lexicon.ts";

/** A word of a text: folded offsets, `to` exclusive. */
export interface Word {
  low: string;
  bare: string;
  from: number;
  to: number;
  isNumber: boolean;
  /** Starts with a capital though no sentence does; never told where the script has none, nor in German. */
  isNamed: boolean;
  /** Surely a noun: German writes every one with a capital. */
  isNoun: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:/]\p{N}+)*/gu;

/** One segmenter for each language: making one costs more than using it. It has been in every browser since 2024 and in Node since 16. */
const segmenters = new Map<OtherLanguage, Intl.Segmenter>();

/** The words of a part of a text. Chinese and Japanese ones are told by the dictionary of the runtime. */
export function wordsOf(
  text: Folded,
  written: string,
  from: number,
  to: number,
  language: OtherLanguage,
  script: Lexicon["script"],
): Word[] {
  const bare = text.bare.slice(from, to);
  const spans: [number, number][] = [];
  if (script === "unspaced") {
    let segmenter = segmenters.get(language);
    if (segmenter === undefined) {
      segmenter = new Intl.Segmenter(language, { granularity: "word" });
      segmenters.set(language, segmenter);
    }
    for (const { segment, index, isWordLike } of segmenter.segment(bare))
      if (isWordLike === true) spans.push([from + index, from + index + segment.length]);
  } else {
    for (const match of bare.matchAll(WORD))
      spans.push([from + match.index, from + match.index + match[0].length]);
  }
  const isCapital = (start: number, at: number) =>
    at > 0 && /^\p{Lu}/u.test(written.charAt(text.origin[start] as number));
  return spans.map(([start, end], at) => ({
    low: text.low.slice(start, end),
    bare: text.bare.slice(start, end),
    from: start,
    to: end,
    isNumber: /^\p{N}/u.test(text.bare.charAt(start)),
    isNamed: language !== "de" && isCapital(start, at),
    isNoun: language === "de" && isCapital(start, at),
  }));
}
