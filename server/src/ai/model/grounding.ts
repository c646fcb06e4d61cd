import type { LanguageCode } from "contract/languages";

/** Signs of a number in any script, read as Western digits. */
function numbersIn(text: string): string[] {
  const western = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  // Thousands may be parted by a comma, a point or a thin space: 1,500 and 1500 are one number.
  return [...western.matchAll(/\d+(?:[.,\u202f\u00a0]\d+)*/g)].map(([found]) =>
    found.replace(/[.,\u202f\u00a0]/g, ""),
  );
}

/** Decimal digits stand in runs of ten from a multiple of ten in most scripts: ask the engine itself. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

/** Nouns are capitalised in German, and the other scripts have no capitals. */
const CAPITALS_MEAN_NAMES: readonly LanguageCode[] = ["en", "es", "fr", "it", "pt", "nl"];

/** Capitalised words within a sentence, lower case. Those at its beginning tell nothing. */
function namesIn(text: string): string[] {
  const found = text.matchAll(/(?<=[\p{L}\p{N},;)’'] )\p{Lu}[\p{L}]{2,}/gu);
  return [...found].map(([name]) => name.toLowerCase());
}

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s)]+/gi)].map(([found]) => found.toLowerCase());

/** Words in quotation marks; one or two may be a term or irony. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/[“„«"]([^“”„«»"]{12,})[”“»"]/gu)].map(([, words]) => plain(words ?? ""));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** All that a model was given, prepared for looking things up in it. */
export type Material = {
  numbers: ReadonlySet<string>;
  words: ReadonlySet<string>;
  plain: string;
  lower: string;
};

/** Capitalised terms of the trade, which anybody may use. */
const TERMS = "STAR Situation Task Action Result CRM PA";

export function readMaterial(texts: readonly string[]): Material {
  const text = [...texts, TERMS].join("\n");
  const lower = text.toLowerCase();
  return {
    numbers: new Set(numbersIn(text)),
    words: new Set(lower.match(/\p{L}+/gu) ?? []),
    plain: plain(text),
    lower,
  };
}

type Allowance = {
  language: LanguageCode;
  /** "Three sentences", "in 2 minutes": a whole number up to ten is a way to speak, unless a fact is told. */
  letsSmallNumbersPass?: boolean;
};

/**
 * The first thing in a text that is nowhere in the material: a number, a name, a web address, words in
 * quotation marks. Null where there is none. It cannot find every invention, but those that a candidate
 * would repeat to an assessor: figures, people, companies.
 */
export function findInvention(
  text: string,
  material: Material,
  { language, letsSmallNumbersPass = false }: Allowance,
): string | null {
  const isSmall = (number: string) => letsSmallNumbersPass && Number(number) <= 10;
  // A list's own numbers are no figures.
  const told = text.replace(/^\s*\d{1,2}[.)]\s/gm, "");
  const names = CAPITALS_MEAN_NAMES.includes(language) ? namesIn(told) : [];
  return (
    numbersIn(told).find((number) => !material.numbers.has(number) && !isSmall(number)) ??
    names.find((name) => !material.words.has(name)) ??
    addressesIn(told).find((address) => !material.lower.includes(address)) ??
    quotedIn(told).find((words) => !material.plain.includes(words)) ??
    null
  );
}

const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** Whether a text is in the script of a language: a reply in English where Arabic was asked for is none. */
export function isInScriptOf(language: LanguageCode, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(SCRIPTS[language] ?? /\p{Script=Latin}/gu)?.length ?? 0;
  // Terms and names may stay in Latin letters.
  return letters === 0 || own / letters > 0.5;
}

/** Words of a text as its language counts them. */
export function countWords(text: string, language: LanguageCode): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
