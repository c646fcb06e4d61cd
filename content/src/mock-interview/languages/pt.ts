import type { MockInterviewWords } from "../schema.ts";
import { BEHAVIORAL_WORDS } from "./pt/behavioral.ts";
import { BUILT_IN_WORDS } from "./pt/built-in.ts";
import { SITUATIONAL_WORDS } from "./pt/situational.ts";
import { TECHNICAL_WORDS } from "./pt/technical.ts";

/** By id, in the formal address, in a Portuguese that Lisbon and São Paulo both read; nothing tells the gender of who listens. */
export const MOCK_INTERVIEW_IN_PORTUGUESE: Readonly<Record<string, MockInterviewWords>> = {
  ...BUILT_IN_WORDS,
  ...BEHAVIORAL_WORDS,
  ...SITUATIONAL_WORDS,
  ...TECHNICAL_WORDS,
};
