/** What a quiz in the chat can be on: topics of the course by their ids, what is learnt beside them, and all that is about safety. */
export const QUIZ_TOPICS = [
  "airports",
  "terms",
  "doors",
  "cockpit",
  "cultures",
  "first-aid",
  "fire-and-smoke",
  "dangerous-goods",
  "decompression-and-turbulence",
  "security",
  "human-factors",
  "passenger-handling",
  "announcements-and-commands",
  "safety",
] as const;
export type QuizTopic = (typeof QUIZ_TOPICS)[number];
