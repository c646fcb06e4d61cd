import type { LanguageCode } from "contract/languages";
import { AR } from "./ar.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { IT } from "./it.ts";
import { JA } from "./ja.ts";
import { KO } from "./ko.ts";
import type { Lexicon } from "./lexicon.ts";
import { NL } from "./nl.ts";
import { PT } from "./pt.ts";
import { ZH } from "./zh.ts";

export const LEXICONS: Readonly<Record<LanguageCode, Lexicon>> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  nl: NL,
  zh: ZH,
  ja: JA,
  ko: KO,
  ar: AR,
};
