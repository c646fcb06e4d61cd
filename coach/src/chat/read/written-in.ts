import { AIRLINES } from "content/airlines/airlines";
import type { LanguageCode } from "contract/languages";
import { detectLanguage } from "../../language/detect.ts";
import { isWordIn } from "../../language/latin.ts";
import type { ChatTurnText } from "../thread.ts";
import { isSpoken } from "../words.ts";
import { isGlossed } from "./gloss/glossed.ts";
import { fold, type Message, readMessage } from "./message.ts";

/** Fewer words than this may be a name or a code: their language says little. */
const WORDS_TO_TELL_LANGUAGE = 3;
const ENGLISH =
  /\b(is|are|do|does|the|for|what|which|how|who|where|when|why|can|my|of|to|with|and|they|you|if|tell|airport|airlines?)\b/g;
/** "Drill me on complaints, 2 questions" could be French by its other words. */
const ENGLISH_WISH =
  /^ (?:(?:ok|okay|please|now|and|so|then|can you|could you|just) ?,? )*(?:drill|quiz|ask|test|tell|give|show|help) (?:me|us)\b/;
const HAN = /\p{Script=Han}{2}/u;
/** A single letter of these tells the language, or nearly. */
const TELLING = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;
/** Characters of nearly every Chinese sentence that Japanese does not write, or writes otherwise. */
const ONLY_CHINESE =
  /[你您们这哪谁么什怎吗嗎呢吧很没给让请说问练试应该为从还过时间飞场员务个东车气见长门开关书语话认识课题经验难对]/u;
const NAMES_OF_AIRLINES = new RegExp(
  `(?<![\\p{L}])(?:${[
    ...new Set(
      AIRLINES.flatMap(({ airlineName }) => airlineName.match(/\p{L}{4,}/gu) ?? []).map(fold),
    ),
  ].join("|")})(?![\\p{L}])`,
  "giu",
);
/** Words of other languages that English writes alike: "a colleague harasses me" has two of Spanish, and none of its own. */
const ALSO_ENGLISH = new Set(
  (
    "a also am an arrive as ate bang begin bent best bin chef client come dare data date decide die do door even for " +
    "had he heel hotel i idea im impossible in is kind land man me men met name no of on over pays per plus " +
    "pour problem question school service situation six so son sorry sure team total van want was water we week will word"
  ).split(" "),
);
/** Languages in which what is said is no foreign name, however few of its words are English. */
const KNOWN_BY_PATTERN: ReadonlySet<LanguageCode> = new Set(["en", "es", "fr", "zh"]);

/**
 * The language that a message is written in, by its own words.
 * @param usual the language of a message that is too short to tell
 */
export function writtenIn(message: Message, usual: LanguageCode): LanguageCode {
  // No other language opens a question so.
  if (/[¿¡]/.test(message.text)) return "es";
  if (ENGLISH_WISH.test(message.plain)) return "en";
  const isTelling = message.length >= WORDS_TO_TELL_LANGUAGE || HAN.test(message.text);
  if (!isTelling && !TELLING.test(message.text)) return usual;
  // "Emirates" and "Airlines" end as Spanish words do, and say nothing of the language around them.
  const detected = detectLanguage(message.text.replace(NAMES_OF_AIRLINES, " ")) ?? usual;
  // Without kana it may be Japanese as well: "連続練習、三問", "急減圧対処法".
  if (detected === "zh" && usual === "ja" && !ONLY_CHINESE.test(message.text)) return "ja";
  if (usual === "en" && isEnglishAsWell(message.own, detected)) return "en";
  return isForeignName(message, detected) ? "en" : detected;
}

/** All that speaks for another language is English too: "open toilet door fire", "loud bang, mist". */
function isEnglishAsWell(typed: string, detected: LanguageCode): boolean {
  if (/[^\p{ASCII}’]/u.test(typed)) return false;
  const own = (fold(typed).match(/\p{L}+/gu) ?? []).filter((word) => isWordIn(word, detected));
  return own.length > 0 && own.every((word) => ALSO_ENGLISH.has(word));
}

/** A foreign name in an English question is no foreign language. */
function isForeignName({ own: typed }: Message, detected: LanguageCode): boolean {
  if (KNOWN_BY_PATTERN.has(detected)) return false;
  // As typed: what stands for "you" on an English telephone is a word of its own in Dutch.
  const english = fold(typed).match(ENGLISH) ?? [];
  if (!isSpoken(detected)) return english.length > 0;
  // "Wann is denn der nächste": a letter lost makes no English of what has more words of its own language.
  const own = (fold(typed).match(/\p{L}+/gu) ?? []).filter((word) => isWordIn(word, detected));
  if (own.length > english.length) return false;
  // "Is" is Dutch and "do" Portuguese, and an airline is one in many languages.
  return english.some((word) => !word.startsWith("air") && !isWordIn(word, detected));
}

/** What messages are written in where they do not tell: as the last that told, in a language read by its gloss, else as the screens. */
export function usualLanguage(
  before: readonly ChatTurnText[],
  ofScreens: LanguageCode,
): LanguageCode {
  for (const { role, text } of before.toReversed()) {
    if (role !== "user") continue;
    const message = readMessage(text);
    if (message.length < WORDS_TO_TELL_LANGUAGE && !TELLING.test(text)) continue;
    const language = writtenIn(message, ofScreens);
    return isGlossed(language) ? language : ofScreens;
  }
  return ofScreens;
}
