import type { Quoted } from "contract/coaching";

/** A longer one is a passage, not a quote. */
const LONGEST_QUOTE = 400;

/** Scripts that write a word in a sign or two, mostly without spaces. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Marks that models like to change while they copy. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^['‘’ʼ]$/, "['‘’ʼ]"],
  [/^["“”„«»]$/, '["“”„«»]'],
  [/^[-‐‑–—]$/, "[-‐‑–—]"],
];

/**
 * Where a text holds the words that a model quotes: letter for letter, but for the kind of its
 * apostrophes, dashes and spaces, and capitals. Null where it does not: the quote is invented then.
 * @param leastLetters a quote of fewer letters proves nothing
 * @param from UTF-16 unit of the text to look from
 */
export function findQuote(
  text: string,
  quote: string,
  leastLetters: number,
  from = 0,
): Quoted | null {
  const bare = quote.trim().replace(/^["“”„«»'‘’.…\s]+|["“”„«»'‘’.…,;\s]+$/gu, "");
  const letters = bare.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (!bare || letters < leastLetters || bare.length > LONGEST_QUOTE) return null;
  const signs = [...bare.replace(/\s+/g, " ")];
  // "um" is not said in "number".
  const [before, after] = [
    isOfAWord(signs[0]) ? "(?<!\\p{L})" : "",
    isOfAWord(signs.at(-1)) ? "(?!\\p{L})" : "",
  ];
  const sought = new RegExp(`${before}${signs.map(signPattern).join("")}${after}`, "giu");
  sought.lastIndex = from;
  const found = sought.exec(text);
  if (!found) return null;
  return { start: found.index, end: found.index + found[0].length, quote: found[0] };
}

function signPattern(sign: string): string {
  if (sign === " ") return "\\s+";
  const alike = ALIKE.find(([signs]) => signs.test(sign));
  return alike?.[1] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

const isOfAWord = (sign = ""): boolean => /\p{L}/u.test(sign) && !DENSE.test(sign);

/** Letters that a quote needs to be more than chance: two short words, or four signs of a dense script. */
export function leastLettersOf(text: string): number {
  return DENSE.test(text) ? 4 : 8;
}
