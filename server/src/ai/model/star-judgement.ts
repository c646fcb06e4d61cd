import { z } from "zod";
import type { OutputSchema } from "./response-format.ts";

const Sentence = z.string().max(400);
const Quotes = z.array(z.string()).max(5);

const Judgement = z.object({
  /** 0 to 100; null where the model cannot judge it. */
  score: z.number().min(0).max(100).nullable(),
  quotes: Quotes,
  note: Sentence,
  remedy: Sentence,
});

const StarJudgement = z.object({
  criteria: z.object({
    structure: Judgement,
    specificity: Judgement,
    ownership: Judgement,
    outcome: Judgement,
    relevance: Judgement,
    safety: Judgement,
    clarity: Judgement,
  }),
  findings: z
    .array(
      z.object({
        kind: z.enum(["misconduct", "implausible"]),
        gravity: z.enum(["serious", "grave"]),
        quote: z.string(),
        note: Sentence,
        remedy: Sentence,
      }),
    )
    .max(8),
});
export type StarJudgement = z.infer<typeof StarJudgement>;

export const STAR_JUDGEMENT: OutputSchema<StarJudgement> = {
  name: "star_judgement",
  schema: StarJudgement,
};
