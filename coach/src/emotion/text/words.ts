import type { LanguageCode } from "contract/languages";
import { fold } from "./fold.ts";
import { quotedSpans } from "./quotes.ts";

/** A word, or where words are not set apart, a sign. Offsets are UTF-16 units into the text. */
export interface Word {
  low: string;
  start: number;
  end: number;
  sentence: number;
  /** Counts the pieces between commas, dashes and stops over the whole text. */
  clause: number;
  /** Inside quotation marks: somebody's spoken words. */
  isQuoted: boolean;
  /** In capitals, in a text that is not all capitals. */
  isShouted: boolean;
}

/** Marks that follow each other, such as "...", "?!" or "—", and the sentence that they stand in. */
export interface Mark {
  signs: string;
  start: number;
  end: number;
  sentence: number;
}

export interface ReadText {
  words: Word[];
  marks: Mark[];
}

const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
/** A sign; a pictograph; a face of marks; a word with its apostrophes and hyphens; a run of marks. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]|[\p{Extended_Pictographic}--[©®™]]|[:;]-?[\)\(]+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]](?:[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]]|['’ʼ`´\-](?=[\p{L}\p{N}]))*['’]?|[.!?。！？…،؛؟¿¡、，,;；:：—–\n\(\)]+|-{2,}|\s-\s/gv;
const ENDS_SENTENCE = /[.!?。！？…؟\n;；؛]/;
const IS_FACE = /^(?:\p{Extended_Pictographic}|[:;]-?[()])/u;
const IS_MARK = /^[^\p{L}\p{N}]/u;
const SHOUTED = /^\p{Lu}[\p{Lu}']+$/u;

/** Splits a text into words and marks, in time linear in its length. */
export function readWords(text: string, language: LanguageCode, isSpaced: boolean): ReadText {
  const quotes = quotedSpans(text);
  const words: Word[] = [];
  const marks: Mark[] = [];
  const isAllCapitals = !/\p{Ll}/u.test(text);
  let sentence = 0;
  let clause = 0;
  let quote = 0;
  for (const match of text.matchAll(PIECE)) {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    if (IS_MARK.test(raw)) {
      marks.push({ signs: raw, start, end, sentence });
      if (!IS_FACE.test(raw)) clause += 1;
      if (!IS_FACE.test(raw) && ENDS_SENTENCE.test(raw) && !isTrailing(raw, text, end))
        sentence += 1;
      continue;
    }
    while (quote < quotes.length && (quotes[quote]?.[1] ?? 0) <= start) quote += 1;
    const isQuoted = (quotes[quote]?.[0] ?? text.length) < start;
    const isShouted = isSpaced && !isAllCapitals && SHOUTED.test(raw);
    const lows = SIGN.test(raw) ? [raw] : fold(raw, language);
    for (const low of lows) words.push({ low, start, end, sentence, clause, isQuoted, isShouted });
  }
  return { words, marks };
}

/** Dots that let a sentence hang: "I was... um, at work". */
function isTrailing(raw: string, text: string, end: number): boolean {
  return /^(?:\.{2,}|…+)$/.test(raw) && /^\s*\p{Ll}/u.test(text.slice(end, end + 3));
}
