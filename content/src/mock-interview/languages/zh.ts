import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./zh/behavioral.ts";
import { BUILT_IN_WORDS } from "./zh/built-in.ts";
import { SITUATIONAL_WORDS } from "./zh/situational.ts";
import { TECHNICAL_WORDS } from "./zh/technical.ts";

/** By id, in Mandarin, simplified characters. */
export const MOCK_INTERVIEW_IN_CHINESE: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
