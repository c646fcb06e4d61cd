import type { LanguageCode } from "contract/languages";

const LATIN = /\p{Script=Latin}/u;
/** Short vowels and the lengthening stroke: written by some, left out by most. */
const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640]/g;
/** Nothing to take off. */
const PLAIN = /^[a-z0-9'-]*$/;
const STRETCHED = /(\p{L})\1{2,}/gu;

/** Two words run into one by an apostrophe or by habit, taken apart again. */
const ENGLISH_PAIRS: Readonly<Record<string, string>> = {
  "can't": "can not",
  cant: "can not",
  cannot: "can not",
  "won't": "will not",
  wont: "will not",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  isnt: "is not",
  wasnt: "was not",
  couldnt: "could not",
  havent: "have not",
  "let's": "let's",
  im: "i am",
  ive: "i have",
  youre: "you are",
  thats: "that is",
  whats: "what is",
  gonna: "going to",
  wanna: "want to",
  gotta: "got to",
  kinda: "kind of",
  sorta: "sort of",
  dunno: "do not know",
  idk: "i do not know",
  lemme: "let me",
};
const ENGLISH_ENDINGS: readonly [ending: string, word: string][] = [
  ["n't", "not"],
  ["'m", "am"],
  ["'re", "are"],
  ["'ve", "have"],
  ["'ll", "will"],
  ["'d", "would"],
];
/** After these 's is "is"; after a name it is a possessive. */
const BEFORE_IS = /^(?:it|that|he|she|what|there|here|who|how|where|which|this)$/;

/**
 * A word as the lexicon spells it: lower case, without accents (people leave them out), stretched letters
 * cut ("soooo"), contractions in two. Usually one word, seldom up to three.
 */
export function fold(raw: string, language: LanguageCode): string[] {
  const low = raw
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(STRETCHED, "$1");
  if (language === "ar") return [foldArabic(low)];
  if (!LATIN.test(low)) return [low];
  const bare = PLAIN.test(low) ? low : low.normalize("NFD").replace(/\p{M}/gu, "");
  if (language === "en") return splitEnglish(bare);
  if (language === "fr" || language === "it") return bare.split("'").filter((part) => part !== "");
  return [bare];
}

function splitEnglish(low: string): string[] {
  const pair = Object.hasOwn(ENGLISH_PAIRS, low) ? ENGLISH_PAIRS[low] : undefined;
  if (pair !== undefined) return pair.split(" ");
  const ending = ENGLISH_ENDINGS.find(([end]) => low.endsWith(end) && low.length > end.length);
  if (ending !== undefined) return [low.slice(0, -ending[0].length), ending[1]];
  if (!low.endsWith("'s")) return [low];
  const head = low.slice(0, -2);
  return BEFORE_IS.test(head) ? [head, "is"] : [head];
}

/** One spelling for each letter that has several, and no article or "and" before the word. */
function foldArabic(low: string): string {
  const bare = low
    .replace(ARABIC_MARKS, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
  const rest = bare.length > 4 && /^[وف]/.test(bare) ? bare.slice(1) : bare;
  const named = /^[بكل]ال/.test(rest) && rest.length > 5 ? rest.slice(3) : rest;
  return named.startsWith("ال") && named.length > 4 ? named.slice(2) : named;
}
