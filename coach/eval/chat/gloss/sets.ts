import type { LanguageCode } from "contract/languages";
import { ARABIC_MESSAGES } from "./ar.ts";
import { GERMAN_MESSAGES } from "./de.ts";
import type { GlossedSet } from "./format.ts";
import { ITALIAN_MESSAGES } from "./it.ts";
import { JAPANESE_MESSAGES } from "./ja.ts";
import { KOREAN_MESSAGES } from "./ko.ts";
import { DUTCH_MESSAGES } from "./nl.ts";
import { PORTUGUESE_MESSAGES } from "./pt.ts";

export const GLOSSED_SETS: Partial<Record<LanguageCode, GlossedSet>> = {
  de: GERMAN_MESSAGES,
  it: ITALIAN_MESSAGES,
  pt: PORTUGUESE_MESSAGES,
  ja: JAPANESE_MESSAGES,
  ko: KOREAN_MESSAGES,
  ar: ARABIC_MESSAGES,
  nl: DUTCH_MESSAGES,
};
