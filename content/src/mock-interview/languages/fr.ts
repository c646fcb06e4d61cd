import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./fr/behavioral.ts";
import { BUILT_IN_WORDS } from "./fr/built-in.ts";
import { SITUATIONAL_WORDS } from "./fr/situational.ts";
import { TECHNICAL_WORDS } from "./fr/technical.ts";

/** By id, in the formal address; nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_FRENCH: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
