import { z } from "zod";

export const INTERVIEW_QUESTION_TYPES = ["behavioral", "situational", "technical"] as const;

/** A question of the AI mock interview. Spelling of the types as the specification has it (1, section 3). */
export const MockInterviewQuestion = z.object({
  /** That of the question bank where the bank holds the same question. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  question: z.string(),
  /** behavioral: what was done; situational: what would be done; technical: what has to be known. */
  type: z.enum(INTERVIEW_QUESTION_TYPES),
  /** What a full answer holds. Three of them told well are a good answer. */
  expectedPoints: z.array(z.string()).min(4).max(6),
  /** Asked once when the answer lacks its result, or its last step. */
  followUp: z.string(),
  /** What the recruiter wants to learn, in one line. */
  whyAsked: z.string(),
});
export type MockInterviewQuestion = z.infer<typeof MockInterviewQuestion>;

/** The words of a question in another language; its id and type stay. */
export type MockInterviewWords = Omit<MockInterviewQuestion, "id" | "type">;
