import { REVIEW_SET_IDS } from "contract/review-terms";

/** What a quiz in the chat can be on: the sets of the review, cultures, all that is about safety, and the tests of the day. */
export const QUIZ_TOPICS = [
  ...REVIEW_SET_IDS,
  ...(["cultures", "safety", "numeracy", "english"] as const),
] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];
