import type { LanguageCode } from "contract/languages";

export type FlagCode = "gb" | "es" | "fr" | "de" | "it" | "pt" | "nl" | "cn" | "jp" | "kr" | "ae";

export interface LanguageOption {
  code: LanguageCode;
  /** English name. */
  name: string;
  nativeName: string;
  /** Country code of the flag drawn beside the code; the drawings are in `parts/flag`. */
  flag: FlagCode;
}

/** The one list of languages, in the order of the selectors (specification 1, section 9). */
export const LANGUAGES: readonly LanguageOption[] = [
  { code: "en", name: "English", nativeName: "English", flag: "gb" },
  { code: "es", name: "Spanish", nativeName: "Español", flag: "es" },
  { code: "fr", name: "French", nativeName: "Français", flag: "fr" },
  { code: "de", name: "German", nativeName: "Deutsch", flag: "de" },
  { code: "it", name: "Italian", nativeName: "Italiano", flag: "it" },
  { code: "pt", name: "Portuguese", nativeName: "Português", flag: "pt" },
  { code: "nl", name: "Dutch", nativeName: "Nederlands", flag: "nl" },
  { code: "zh", name: "Chinese", nativeName: "中文", flag: "cn" },
  { code: "ja", name: "Japanese", nativeName: "日本語", flag: "jp" },
  { code: "ko", name: "Korean", nativeName: "한국어", flag: "kr" },
  { code: "ar", name: "Arabic", nativeName: "العربية", flag: "ae" },
];

/** Quick switch of the page header (specification 1, section 2). */
export const QUICK_LANGUAGES: readonly LanguageCode[] = ["en", "es", "fr", "zh"];

/** Right-to-left scripts; he and fa are named by the specification though not offered yet. */
const RIGHT_TO_LEFT = new Set(["ar", "he", "fa"]);

export function directionOf(code: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(code) ? "rtl" : "ltr";
}

function isSupported(code: string | null | undefined): code is LanguageCode {
  return LANGUAGES.some((language) => language.code === code);
}

/** Saved language if supported, else the browser's primary language, else English (1, section 4). */
export function startLanguage(saved: string | null, browser: string | undefined): LanguageCode {
  if (isSupported(saved)) return saved;
  const primary = browser?.toLowerCase().split("-")[0];
  return isSupported(primary) ? primary : "en";
}
