import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./de/behavioral.ts";
import { BUILT_IN_WORDS } from "./de/built-in.ts";
import { SITUATIONAL_WORDS } from "./de/situational.ts";
import { TECHNICAL_WORDS } from "./de/technical.ts";

/** By id, in the formal address; nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_GERMAN: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
