import type { LanguageCode } from "contract/languages";
import type { LabelledAnswer } from "../star/format.ts";
import { ARABIC } from "./ar.ts";
import { GERMAN } from "./de.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { ITALIAN } from "./it.ts";
import { JAPANESE } from "./ja.ts";
import { KOREAN } from "./ko.ts";
import { DUTCH } from "./nl.ts";
import { PORTUGUESE } from "./pt.ts";
import { CHINESE } from "./zh.ts";

/** Answers in the other languages: three questions, four levels, a story of its own each, none a translation of another. */
export const ANSWERS_BY_LANGUAGE: Record<Exclude<LanguageCode, "en">, LabelledAnswer[]> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  zh: CHINESE,
  ja: JAPANESE,
  ko: KOREAN,
  ar: ARABIC,
};
