import { z } from "zod";
import { LANGUAGE_CODES } from "./languages.ts";
import {
  COMPETENCIES,
  DIFFICULTIES,
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
} from "./question-terms.ts";

export const QuestionCategory = z.enum(QUESTION_CATEGORIES);
export type QuestionCategory = z.infer<typeof QuestionCategory>;

export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

export const QuestionKind = z.enum(QUESTION_KINDS);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Competency = z.enum(COMPETENCIES);
export type Competency = z.infer<typeof Competency>;

export const Question = z.object({
  id: z.string(),
  question: z.string(),
  category: QuestionCategory,
  difficulty: Difficulty,
  kind: QuestionKind,
  competency: Competency,
  /** What an assessor writes down when it is heard. Three to six short points. */
  listensFor: z.array(z.string()).min(3).max(6),
  /** The mistake that costs most candidates points here. */
  trap: z.string(),
  /** Of the question and of what is listened for, where they are not in English. */
  language: z.enum(LANGUAGE_CODES).optional(),
  /** Of an airline's own questions: its name, and the value or theme of it that is tested. */
  ofAirline: z.object({ airline: z.string(), value: z.string() }).optional(),
});
export type Question = z.infer<typeof Question>;
