import { z } from "zod";
import { MultipleChoice } from "../multiple-choice.ts";

/** One question of the review queue: its words and options may differ each time, its id never does. */
export const ReviewQuestion = MultipleChoice.pick({ options: true, correctAnswer: true }).extend({
  /** Unique in its set, and the same in every release: what people have learnt is kept under it. */
  id: z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  question: z.string().min(8),
  /** What the question is about, where it is more than a sentence: a code, a definition, a step. */
  about: z.string().optional(),
  explanation: z.string().min(20),
  source: MultipleChoice.shape.source,
  /** The study screen, open at what was asked. */
  address: z.string().startsWith("/"),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

/** The cards of a set in the order in which they are begun. */
export interface ReviewDeck {
  ids: readonly string[];
  /**
   * The question of a card, its options in an order that the seed decides.
   * @param seed a whole number from 0 to 4,294,967,295
   * @returns null for a card that the set does not have (any more)
   */
  ask(id: string, seed: number): ReviewQuestion | null;
}

export interface ReviewSet {
  /** How many cards; said here so that a gate can be drawn before its set is loaded. */
  size: number;
  /** Words that are read before an answer, question and options together: the middle of the set's cards. */
  words: number;
  /** 1 is begun first, 2 when that is done, 3 when the person asks for it. */
  tier: 1 | 2 | 3;
  /** The study screen of the whole set. */
  address: string;
  load(): Promise<ReviewDeck>;
}
