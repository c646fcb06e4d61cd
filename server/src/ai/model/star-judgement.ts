import { STAR_CRITERIA } from "contract/star-analysis";
import { z } from "zod";
import type { OutputSchema } from "./response-format.ts";

const Sentence = z.string().max(400);

const StarJudgement = z.object({
  /** Where the model sees a criterion otherwise than the rules; all seven would take too long to write. */
  judgements: z
    .array(
      z.object({
        criterion: z.enum(STAR_CRITERIA),
        score: z.number().min(0).max(100),
        quotes: z.array(z.string()).max(5),
        note: Sentence,
        remedy: Sentence,
      }),
    )
    .max(7),
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
