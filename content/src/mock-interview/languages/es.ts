import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./es/behavioral.ts";
import { BUILT_IN_WORDS } from "./es/built-in.ts";
import { SITUATIONAL_WORDS } from "./es/situational.ts";
import { TECHNICAL_WORDS } from "./es/technical.ts";

/** By id, in the formal address that Spanish-speaking recruiters use. */
export const MOCK_INTERVIEW_IN_SPANISH: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
