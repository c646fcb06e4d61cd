/** Interface languages in the order of the selectors (specification 1, section 9). */
export const LANGUAGE_CODES = [
  "en",
  "es",
  "fr",
  "de",
  "it",
  "pt",
  "nl",
  "zh",
  "ja",
  "ko",
  "ar",
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
