import type { MultipleChoice } from "../multiple-choice.ts";

export const DANGEROUS_GOODS_QUESTIONS: readonly MultipleChoice[] = [];
