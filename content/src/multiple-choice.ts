import { z } from "zod";
import { Source } from "./source.ts";

/** One question of a bank: four options in a fixed order, one of them right, and the reason. */
export const MultipleChoice = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: z.string(),
  options: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  /** The text of the right option, word for word. */
  correctAnswer: z.string(),
  /** Why it is right, and what is wrong with the option that most people choose instead. */
  explanation: z.string().min(40),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  /** Named where a rule, a number or a date stands behind the answer. */
  source: Source.optional(),
});
export type MultipleChoice = z.infer<typeof MultipleChoice>;
