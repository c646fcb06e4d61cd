/** Terms of the question bank, without the schemas. */
export const QUESTION_CATEGORIES = [
  "Customer Service",
  "Safety",
  "Teamwork",
  "Emergency",
  "Communication",
] as const;

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

/**
 * What a question asks for, which decides how an answer is judged.
 * behavioural: one real past event, all four STAR parts.
 * hypothetical: "what would you do if": safety first, then procedure, reporting and care.
 * motivation: reasons and fit; needs no result.
 */
export const QUESTION_KINDS = ["behavioural", "hypothetical", "motivation"] as const;

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

export const QUESTIONS_PAGE_SIZE = 12;
