import type { LanguageCode } from "contract/languages";
import { ARABIC } from "./read/gloss/ar/arabic.ts";
import { GERMAN } from "./read/gloss/de/german.ts";
import { TALK as SPANISH_TALK } from "./read/gloss/es/talk.ts";
import type { Spoken } from "./read/gloss/format.ts";
import { TALK as FRENCH_TALK } from "./read/gloss/fr/talk.ts";
import { ITALIAN } from "./read/gloss/it/italian.ts";
import { JAPANESE } from "./read/gloss/ja/japanese.ts";
import { KOREAN } from "./read/gloss/ko/korean.ts";
import { DUTCH } from "./read/gloss/nl/dutch.ts";
import { PORTUGUESE } from "./read/gloss/pt/portuguese.ts";
import { TALK as CHINESE_TALK } from "./read/gloss/zh/talk.ts";
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/**
 * Languages that the coach converses in, and how each is read: the reader's own patterns know four, the others have a gloss
 * (docs/how-to/add-a-language-to-the-chat.md). In a language that is not here it says that it answers in English.
 */
export const SPOKEN: Partial<Record<LanguageCode, Spoken>> = {
  en: { sentences: en, gloss: null },
  es: { sentences: es, gloss: null, talk: { phrases: SPANISH_TALK } },
  fr: { sentences: fr, gloss: null, talk: { phrases: FRENCH_TALK } },
  zh: { sentences: zh, gloss: null, talk: { phrases: CHINESE_TALK, isUnspaced: true } },
  de: GERMAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ko: KOREAN,
  ar: ARABIC,
  nl: DUTCH,
};
