import type { MultipleChoice } from "../multiple-choice.ts";

export const FIRST_AID_QUESTIONS: readonly MultipleChoice[] = [];
