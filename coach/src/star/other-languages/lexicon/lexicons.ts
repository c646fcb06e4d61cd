import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { Lexicon, OtherLanguage } from "./lexicon.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

export const LEXICONS: Record<OtherLanguage, Lexicon> = {
  es,
  fr,
  de,
  it,
  pt,
  nl,
  zh,
  ja,
  ko,
  ar,
};
