import type { LanguageCode } from "contract/languages";
import { inEnglish } from "../knowledge/glossary/glossary.ts";
import { isEmptyWord, keyOf, wordsOf } from "../knowledge/index-words.ts";
import { CONCEPTS } from "../knowledge/said/concepts.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import type { Message } from "./message.ts";

const TABLE = CONCEPTS.flatMap(([said, means]) =>
  said.split("|").map((phrase) => ({
    phrase,
    spaced: ` ${phrase} `,
    isUnspaced: /\p{Script=Han}/u.test(phrase),
    means: means.split(" "),
    stems: means.split(" ").map(keyOf),
  })),
).sort((a, b) => b.phrase.length - a.phrase.length);

const CONCEPT_WORDS = new Set(TABLE.flatMap(({ phrase }) => phrase.split(" ")));

/** Words that are understood though the content does not use them. */
export function isConceptWord(word: string): boolean {
  return CONCEPT_WORDS.has(word);
}

/** What a message asks for: what its words mean, and the words of the content's language that say it. */
export interface Asked {
  /** Groups of words of which any would do. */
  wanted: Wanted[];
  /** All its words in English, those of other languages as far as they are known. */
  words: readonly string[];
}

/**
 * @param words the message's words, slips of spelling mended
 * @param keeps whether a word that is not empty counts; in languages other than English unknown words do not
 */
export function askedIn(
  message: Message,
  words: readonly string[],
  language: LanguageCode,
  keeps: (stem: string) => boolean,
): Asked {
  let rest = ` ${words.join(" ")} `;
  let plain = message.plain;
  const wanted: Wanted[] = [];
  const meant: string[] = [];
  for (const { phrase, spaced, isUnspaced, means, stems } of TABLE) {
    if (isUnspaced ? plain.includes(phrase) : rest.includes(spaced)) {
      const own = isUnspaced
        ? []
        : wordsOf(phrase)
            .filter((word) => !isEmptyWord(word))
            .map(keyOf);
      wanted.push({ stems: [...new Set([...stems, ...own])] });
      meant.push(...means);
      rest = rest.replace(spaced, " ");
      // A longer phrase hides the shorter ones inside it.
      if (isUnspaced) plain = plain.replaceAll(phrase, " ");
    }
  }
  const others = wordsOf(rest);
  const english = inEnglish(others, plain, language);
  for (const group of english) {
    const stems = group.filter((word) => !isEmptyWord(word)).map(keyOf);
    if (stems.length > 0 && !wanted.some((one) => stems.some((key) => one.stems.includes(key))))
      wanted.push({ stems });
  }
  const telling = others.filter((word) => !isEmptyWord(word) && !/^\p{Script=Han}/u.test(word));
  for (const word of new Set(telling)) {
    const key = keyOf(word);
    // What the glossary has is told by its meaning: letters alike may mean something else in English.
    const isTold = english.length > 0 && inEnglish([word], "", language).length > 0;
    if (!isTold && keeps(key) && !wanted.some(({ stems }) => stems.includes(key)))
      wanted.push({ stems: [key] });
  }
  const isEnglish = english.length === 0 && language === "en";
  return {
    wanted,
    words: isEnglish
      ? words
      : [...meant, ...english.flat(), ...telling.filter((word) => keeps(keyOf(word)))],
  };
}
