import type { LanguageCode } from "contract/languages";
import { isEmptyWord, isWeak, keyOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { isOtherAirlineWord } from "../knowledge/other-airlines.ts";
import { isConceptWord } from "./concepts.ts";
import type { Message } from "./message.ts";
import { mendSpelling } from "./spelling.ts";

/** Names that a message calls are read with this much of it at most: longer ones are stories. */
const QUESTION_WORDS = 60;

/** A message as it is meant to be spelled, in the words that are looked up. */
export function asMeant(
  message: Message,
  language: LanguageCode,
  { finder, names }: ChatKnowledge,
): Message {
  const isShort = message.words.length <= QUESTION_WORDS;
  const typed = isShort ? message.words : message.words.slice(0, QUESTION_WORDS);
  // A text of another language has no slips in English.
  const isMendable = language === "en" && !/[^\p{ASCII}’‘“”…–]/u.test(message.text);
  const isKnown = (word: string) =>
    isEmptyWord(word) ||
    isWeak(keyOf(word)) ||
    finder.knows(keyOf(word)) ||
    names.hasWord(word) ||
    isConceptWord(word) ||
    isOtherAirlineWord(word);
  const words = isMendable ? mendSpelling(typed, finder.frequencies, isKnown) : typed;
  return { ...message, words, plain: mendedPlain(message, typed, words) };
}

/** The folded text with mended words in the place of the typed ones. */
function mendedPlain(message: Message, typed: readonly string[], words: readonly string[]): string {
  return words.reduce((plain, word, at) => {
    const old = typed[at];
    return old === undefined || old === word ? plain : plain.replace(old, word);
  }, message.plain);
}
