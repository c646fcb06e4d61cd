/** Terms and limits of answers that are shared with a trainer, without the schemas. */

/** What a member may ask of the trainer with an answer. */
export const SHARED_QUESTION_MAX_CHARACTERS = 500;
export const COMMENT_MAX_CHARACTERS = 2000;
/** Answers that one member shares in one group at a time. */
export const SHARED_ANSWERS_MAX = 100;
/** Comments of both sides on one answer. */
export const SHARED_COMMENTS_MAX = 50;

/** The two who read a shared answer and write of it. */
export const SHARED_PARTIES = ["member", "trainer"] as const;
export type SharedParty = (typeof SHARED_PARTIES)[number];
