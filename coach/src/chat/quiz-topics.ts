import { REVIEW_SET_IDS } from "contract/review-terms";

/** What a quiz in the chat can be on: the sets of the review, cultures, and all that is about safety. */
export const QUIZ_TOPICS = [...REVIEW_SET_IDS, "cultures", "safety"] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];
