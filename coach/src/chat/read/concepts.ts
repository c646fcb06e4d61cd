import type { Wanted } from "../knowledge/finder.ts";
import { isEmptyWord, keyOf, wordsOf } from "../knowledge/index-words.ts";
import { CONCEPTS } from "../knowledge/said/concepts.ts";
import type { Message } from "./message.ts";

const TABLE = CONCEPTS.flatMap(([said, means]) =>
  said.split("|").map((phrase) => ({
    phrase,
    isUnspaced: /\p{Script=Han}/u.test(phrase),
    stems: means.split(" ").map(keyOf),
  })),
).sort((a, b) => b.phrase.length - a.phrase.length);

const CONCEPT_WORDS = new Set(TABLE.flatMap(({ phrase }) => phrase.split(" ")));

/** Words that are understood though the content does not use them. */
export function isConceptWord(word: string): boolean {
  return CONCEPT_WORDS.has(word);
}

/**
 * What a message asks for, as groups of words of which any would do.
 * @param words its words, slips of spelling mended
 * @param keeps whether a word that is not empty counts; in languages other than English unknown words do not
 */
export function wantedIn(
  message: Message,
  words: readonly string[],
  keeps: (stem: string) => boolean,
): Wanted[] {
  let rest = ` ${words.join(" ")} `;
  let plain = message.plain;
  const wanted: Wanted[] = [];
  for (const { phrase, isUnspaced, stems } of TABLE) {
    if (isUnspaced ? plain.includes(phrase) : rest.includes(` ${phrase} `)) {
      const own = isUnspaced
        ? []
        : wordsOf(phrase)
            .filter((word) => !isEmptyWord(word))
            .map(keyOf);
      wanted.push({ stems: [...new Set([...stems, ...own])] });
      rest = rest.replace(` ${phrase} `, " ");
      // A longer phrase hides the shorter ones inside it.
      if (isUnspaced) plain = plain.replaceAll(phrase, " ");
    }
  }
  const others = wordsOf(rest).filter(
    (word) => !isEmptyWord(word) && !/^\p{Script=Han}/u.test(word),
  );
  for (const one of new Set(others.map(keyOf)))
    if (keeps(one) && !wanted.some(({ stems }) => stems.includes(one)))
      wanted.push({ stems: [one] });
  return wanted;
}
