import { z } from "zod";
import { Source } from "../source.ts";

/** What people ask on right after an entry was told to them, and what is true of it. */
export const FurtherQuestion = z.strictObject({
  /** Unique among those of its entry. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: z.string().min(10).max(110).endsWith("?"),
  /** Other ways to ask it at that moment: short, with pronouns, in everyday words. */
  asked: z.array(z.string().min(3).max(110)).min(3).max(8).readonly(),
  /** Complete in itself; its first sentence answers. */
  answer: z.string().min(40).max(340),
  /** Where the entry's own source does not cover it. */
  source: Source.optional(),
});
export type FurtherQuestion = z.infer<typeof FurtherQuestion>;

/** By the id of the entry they go on from: `<set>/<id>`. */
export type FurtherQuestions = Readonly<Record<string, readonly FurtherQuestion[]>>;
