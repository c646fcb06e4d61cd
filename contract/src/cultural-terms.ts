/** Names and limits of the cultural settings, without the schemas: screens hold them before anything is sent. */

/** Regions of the cultural settings (specification 2, section 3). */
export const CULTURAL_REGIONS = [
  "north-america-us",
  "europe-uk",
  "asia-japan",
  "middle-east-uae",
  "asia-singapore",
  "oceania-australia",
] as const;

/** Parts of Smart Prep, in the order of the specification (2, section 3). */
export const PREPARATION_MODULE_IDS = ["cultural", "questions", "nonverbal", "timing"] as const;
export type PreparationModuleId = (typeof PREPARATION_MODULE_IDS)[number];

/** Practice answers that complete the questions part. */
export const PREPARATION_ANSWERS = 3;
/** As much as an interview answer of four minutes, spoken. */
export const PREPARATION_ANSWER_MAX_CHARACTERS = 5000;
