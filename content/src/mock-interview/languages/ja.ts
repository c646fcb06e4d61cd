import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./ja/behavioral.ts";
import { BUILT_IN_WORDS } from "./ja/built-in.ts";
import { SITUATIONAL_WORDS } from "./ja/situational.ts";
import { TECHNICAL_WORDS } from "./ja/technical.ts";

/** By id, in polite speech (です・ます); nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_JAPANESE: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
