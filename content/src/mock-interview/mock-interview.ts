import { BEHAVIORAL_QUESTIONS } from "./behavioral.ts";
import { BUILT_IN_QUESTIONS } from "./built-in.ts";
import type { MockInterviewQuestion } from "./schema.ts";
import { SITUATIONAL_QUESTIONS } from "./situational.ts";
import { TECHNICAL_QUESTIONS } from "./technical.ts";

/** The built-in four, then eight of each type for varied interviews. */
export const MOCK_INTERVIEW_QUESTIONS: readonly MockInterviewQuestion[] = [
  ...BUILT_IN_QUESTIONS,
  ...BEHAVIORAL_QUESTIONS,
  ...SITUATIONAL_QUESTIONS,
  ...TECHNICAL_QUESTIONS,
];
