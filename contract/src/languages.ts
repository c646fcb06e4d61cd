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

/**
 * Languages that all of our own sentences are written in: the interface, the problems, letters, recruiters and their questions.
 * In the others they are English, but for what the coach says of an answer.
 */
export const WRITTEN_LANGUAGES = [
  "en",
  "es",
  "fr",
  "de",
  "pt",
  "nl",
  "zh",
  "ja",
] as const satisfies readonly LanguageCode[];
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];
