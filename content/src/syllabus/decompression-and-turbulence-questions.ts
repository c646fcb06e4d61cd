import type { MultipleChoice } from "../multiple-choice.ts";

export const DECOMPRESSION_AND_TURBULENCE_QUESTIONS: readonly MultipleChoice[] = [];
