/** Terms of the airline quiz and the training badges, without the schemas. */

export const AIRLINE_QUIZ_LENGTH = 8;
/** A quiz about an airline is passed with so many right: seven of eight, above 80 %. */
export const AIRLINE_QUIZ_PASS = 7;
/** A seed is a whole number of 32 bits. */
export const AIRLINE_QUIZ_SEED_MAX = 4_294_967_295;

/**
 * What is earned for an airline by real work. questions: answers to its own questions. quiz: a passed
 * quiz about it. interview: a mock interview with its recruiter. stories: values of it with a story each.
 */
export const AIRLINE_BADGES = ["questions", "quiz", "interview", "stories"] as const;
