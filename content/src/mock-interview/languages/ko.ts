import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./ko/behavioral.ts";
import { BUILT_IN_WORDS } from "./ko/built-in.ts";
import { SITUATIONAL_WORDS } from "./ko/situational.ts";
import { TECHNICAL_WORDS } from "./ko/technical.ts";

/** By id, in formal speech (합니다체); nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_KOREAN: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
