import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./it/behavioral.ts";
import { BUILT_IN_WORDS } from "./it/built-in.ts";
import { SITUATIONAL_WORDS } from "./it/situational.ts";
import { TECHNICAL_WORDS } from "./it/technical.ts";

/** By id, in the formal address; nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_ITALIAN: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
