import type { LanguageCode } from "contract/languages";
import { ARABIC_MESSAGES } from "./ar.ts";
import { GERMAN_MESSAGES } from "./de.ts";
import type { GlossedSet } from "./format.ts";
import { DUTCH_MESSAGES } from "./nl.ts";

export const GLOSSED_SETS: Partial<Record<LanguageCode, GlossedSet>> = {
  de: GERMAN_MESSAGES,
  ar: ARABIC_MESSAGES,
  nl: DUTCH_MESSAGES,
};
