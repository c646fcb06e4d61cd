import { LANGUAGE_CODES } from "contract/languages";
import { z } from "zod";

/** What crew say in the cabin on any airline, as it is said in one language. */
export const CabinPhrases = z.object({
  /** At the door. */
  welcome: z.string(),
  /** Before departure and landing. */
  seatBelt: z.string(),
  /** On the round with the trolley. */
  drink: z.string(),
});
export type CabinPhrases = z.infer<typeof CabinPhrases>;

/** One question and one answer to it, the same story in each language. The answer lacks its end on purpose. */
export const SampleAnswer = z.object({
  language: z.enum(LANGUAGE_CODES),
  question: z.string(),
  answer: z.string(),
});
export type SampleAnswer = z.infer<typeof SampleAnswer>;
