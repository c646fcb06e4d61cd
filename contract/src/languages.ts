/**
 * The languages of the product, in the order of the selectors (specification 1, section 9). Every sentence of ours is
 * written in each: screens, problems, letters, recruiters with their questions, and what the coach says of an answer.
 */
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
