import type { LanguageCode } from "contract/languages";
import { ARABIC } from "./read/gloss/ar/arabic.ts";
import { GERMAN } from "./read/gloss/de/german.ts";
import type { Spoken } from "./read/gloss/format.ts";
import { DUTCH } from "./read/gloss/nl/dutch.ts";
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/** Languages that the coach converses in. In one that is not here it says honestly that it answers in English. */
export const SPOKEN: Partial<Record<LanguageCode, Spoken>> = {
  en: { sentences: en, gloss: null },
  es: { sentences: es, gloss: null },
  fr: { sentences: fr, gloss: null },
  zh: { sentences: zh, gloss: null },
  de: GERMAN,
  ar: ARABIC,
  nl: DUTCH,
};
