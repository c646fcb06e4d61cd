import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
// What every walk over a set asks of its texts and its questions. For tests of content only.
import type { MultipleChoice } from "./multiple-choice.ts";

const normalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Texts that were said before, ignoring case and punctuation. */
export function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = normalised(text);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
}

/** Every string in an entry, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsOf);
}

const UNTIDY = /^\s|\s$|\s{2}|\n|[‘’“”"…–—!]|\.\.|\s[,.?:;]|\b(TO-?DO|TBD|lorem)\b/i;

/** Texts with stray spaces, typographic quotes or dashes, exclamation marks or unfinished words. */
export function untidy(texts: readonly string[]): string[] {
  return texts.filter((text) => UNTIDY.test(text));
}

const LONGEST_MAY_BE_RIGHT = 0.4;
const EACH_PLACE_AT_LEAST = 0.12;
const LONGER_BY = 1.35;

/** What is wrong with one question, in words; empty when nothing is. */
export function faultsOf({ question, options, correctAnswer }: MultipleChoice): string[] {
  const others = options.filter((option) => option !== correctAnswer);
  const longestOther = Math.max(...others.map((option) => option.length));
  const faults = {
    "asks nothing": !/[?.:]$/.test(question),
    "offers an option twice": repeated(options).length > 0,
    "does not offer its answer": !options.includes(correctAnswer),
    "gives its answer away by length":
      correctAnswer.length > 30 && correctAnswer.length > longestOther * LONGER_BY,
    "offers all or none": options.some((option) => /^(all|none|both) of (the|these)/i.test(option)),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** What is wrong with a whole bank: what a guesser who never reads the question could use. */
export function bankFaults(bank: readonly MultipleChoice[]): string[] {
  const isLongest = ({ options, correctAnswer }: MultipleChoice) =>
    options.every((option) => option === correctAnswer || option.length < correctAnswer.length);
  const faults = [
    ...repeated(bank.map(({ id }) => id)).map((id) => `id twice: ${id}`),
    ...repeated(bank.map(({ question }) => question)).map((text) => `asked twice: ${text}`),
  ];
  const longest = bank.filter(isLongest).length / bank.length;
  if (longest > LONGEST_MAY_BE_RIGHT)
    faults.push(`the longest option is right in ${Math.round(longest * 100)} %`);
  for (const place of [0, 1, 2, 3]) {
    const share =
      bank.filter(({ options, correctAnswer }) => options[place] === correctAnswer).length /
      bank.length;
    if (share < EACH_PLACE_AT_LEAST)
      faults.push(`option ${place + 1} is right in ${Math.round(share * 100)} % only`);
  }
  return faults;
}

/** Languages beside English that sets are written in. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== "en");
type OtherLanguage = Exclude<LanguageCode, "en">;

const ENGLISH = /\b(the|and|you|your|with|are|what|how|tell|would)\b/i;
const UNTIDY_ANYWHERE = /^\s|\s$|\s{2}|\n|["'!！¡]|\.\.|\b(TO-?DO|TBD)\b/;
/** What does not stand in a text of the language: its own script, quotes and spaces around punctuation. */
const UNLIKE: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /\s[,.?:;]|¿[^?]*$|^[^¿]*\?|\?[^¿]*\?|’|(?<!\p{L})(of|is)(?!\p{L})|\p{Script=Han}/u,
  fr: /\s[,.]|\S[?:;]|[¿ñ]|(?<!\p{L})(of|is)(?!\p{L})|\p{Script=Han}/u,
  de: /\s[,.?:;]|[¿ñ]|(?<!\p{L})(of|is)(?!\p{L})|\p{Script=Han}/u,
  it: /\s[,.?:;]|[¿ñ]|(?<!\p{L})(of|is)(?!\p{L})|\p{Script=Han}/u,
  pt: /\s[,.?:;]|[¿ñ]|(?<!\p{L})(of|is)(?!\p{L})|\p{Script=Han}/u,
  nl: /\s[,.?:;]|[¿ñ]|\p{Script=Han}/u,
  zh: /[,.?:;()“”]|\p{Script=Han}\s|\s\p{Script=Han}|^[^\p{Script=Han}{]*$|\p{Ll}{12}/u,
  ja: /[,.?:;()“”]|\p{Script=Han}\s|\s\p{Script=Han}|^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}{]*$|\p{Ll}{12}/u,
  ko: /\s[,.?:;]|[“”]|^[^\p{Script=Hangul}{]*$|\p{Script=Han}|\p{Ll}{12}/u,
  ar: /[,;?\u{FFFD}]|\s[،؛؟.:]|^[^\p{Script=Arabic}{]*$|\p{Script=Han}|\p{Ll}{12}/u,
};

/** Texts that are not written as `language` is: English left over, another script, foreign punctuation. */
export function unlike(language: OtherLanguage, texts: readonly string[]): string[] {
  return texts.filter(
    (text) => ENGLISH.test(text) || UNTIDY_ANYWHERE.test(text) || UNLIKE[language].test(text),
  );
}
