import { z } from "zod";

export const QUESTION_CATEGORIES = ["Customer Service", "Safety", "Teamwork", "Emergency", "Communication"] as const;
export const QuestionCategory = z.enum(QUESTION_CATEGORIES);
export type QuestionCategory = z.infer<typeof QuestionCategory>;

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

/**
 * What a question asks for, which decides how an answer is judged.
 * behavioural: one real past event, all four STAR parts.
 * hypothetical: "what would you do if": safety first, then procedure, reporting and care.
 * motivation: reasons and fit; needs no result.
 */
export const QUESTION_KINDS = ["behavioural", "hypothetical", "motivation"] as const;
export const QuestionKind = z.enum(QUESTION_KINDS);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const COMPETENCIES = [
  "customer-care",
  "conflict-handling",
  "safety-awareness",
  "emergency-response",
  "teamwork",
  "communication",
  "cultural-awareness",
  "decision-making",
  "resilience",
  "initiative",
  "integrity",
  "motivation",
] as const;
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
});
export type Question = z.infer<typeof Question>;

export const QUESTIONS_PAGE_SIZE = 12;
