import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./nl/behavioral.ts";
import { BUILT_IN_WORDS } from "./nl/built-in.ts";
import { SITUATIONAL_WORDS } from "./nl/situational.ts";
import { TECHNICAL_WORDS } from "./nl/technical.ts";

/** By id, saying "je", as Dutch airlines do; nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_DUTCH: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
