/** What is reviewed together and has a gate of its own, in the order in which it is begun. */
export const REVIEW_SET_IDS = [
  "airports",
  "terms",
  "doors",
  "evacuation",
  "cockpit",
  "first-aid",
  "fire-and-smoke",
  "dangerous-goods",
  "decompression-and-turbulence",
  "security",
  "human-factors",
  "passenger-handling",
  "announcements-and-commands",
  "more-terms",
  "more-airports",
] as const;
export type ReviewSetId = (typeof REVIEW_SET_IDS)[number];

/** Where an answer was given: in the queue, or in the quiz of a study screen. */
export const REVIEW_MODES = ["queue", "quiz"] as const;

/** Answers in one call: more than a day's, so that a day without a network is sent in one. */
export const REVIEW_BATCH_MAX = 200;
/** Answers in one page of the log. */
export const REVIEW_PAGE = 1000;
/** Sixty answers on each day of two years and more. */
export const REVIEWS_MAX = 50_000;
/** An hour before one question says nothing of how long somebody thought. */
export const REVIEW_MILLISECONDS_MAX = 3_600_000;

/** The share of a whole set that a training course asks for. */
export const GATE_PERCENT = 90;
