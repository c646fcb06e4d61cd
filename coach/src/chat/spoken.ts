import type { LanguageCode } from "contract/languages";
import { ARABIC } from "./read/gloss/ar/arabic.ts";
import { GERMAN } from "./read/gloss/de/german.ts";
import { SPANISH } from "./read/gloss/es/spanish.ts";
import type { Spoken } from "./read/gloss/format.ts";
import { FRENCH } from "./read/gloss/fr/french.ts";
import { ITALIAN } from "./read/gloss/it/italian.ts";
import { JAPANESE } from "./read/gloss/ja/japanese.ts";
import { KOREAN } from "./read/gloss/ko/korean.ts";
import { DUTCH } from "./read/gloss/nl/dutch.ts";
import { PORTUGUESE } from "./read/gloss/pt/portuguese.ts";
import { CHINESE } from "./read/gloss/zh/chinese.ts";
import en from "./words/en.json" with { type: "json" };

/**
 * Languages that the coach converses in, and how each is read: it reads English, and the others by their gloss
 * (docs/how-to/add-a-language-to-the-chat.md). In a language that is not here it says that it answers in English.
 */
export const SPOKEN: Partial<Record<LanguageCode, Spoken>> = {
  en: { sentences: en, gloss: null },
  es: SPANISH,
  fr: FRENCH,
  zh: CHINESE,
  de: GERMAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ko: KOREAN,
  ar: ARABIC,
  nl: DUTCH,
};
