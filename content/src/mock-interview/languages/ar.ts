import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./ar/behavioral.ts";
import { BUILT_IN_WORDS } from "./ar/built-in.ts";
import { SITUATIONAL_WORDS } from "./ar/situational.ts";
import { TECHNICAL_WORDS } from "./ar/technical.ts";

/** By id. Nothing tells the gender of who listens: no imperative and no present tense in the second person. */
export const MOCK_INTERVIEW_IN_ARABIC: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
