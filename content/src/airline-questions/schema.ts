import { Question } from "contract/questions";
import { z } from "zod";

/** What an airline's selection looks at besides the values it has written down. */
export const SELECTION_THEMES = [
  "Life in the base city",
  "A crew of many nations",
  "Stages of the selection",
  "The network and its passengers",
  "The style of service",
  "A company in change",
  "Training and standards",
] as const;

/** A question in the spirit of one airline, asked as its own recruiter would: "we" is that airline. */
export const AirlineQuestion = Question.extend({
  /** Identifier of the airline in `content/airlines`, e.g. "emirates". */
  airline: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** What it tests: one of the airline's `coreValues`, word for word, or one of SELECTION_THEMES. */
  value: z.string().min(3),
});
export type AirlineQuestion = z.infer<typeof AirlineQuestion>;
