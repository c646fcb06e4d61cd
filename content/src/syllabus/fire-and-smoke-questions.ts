import type { MultipleChoice } from "../multiple-choice.ts";

export const FIRE_AND_SMOKE_QUESTIONS: readonly MultipleChoice[] = [];
