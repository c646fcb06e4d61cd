import type { LabelledQuestion } from "../format.ts";

/** A message in a language that is read by its gloss, said to somebody whose screens are in that language. */
export interface GlossedMessage extends LabelledQuestion {
  /** What was said before in the same thread. */
  before?: readonly string[];
}

/** The messages of one language. */
export interface GlossedSet {
  /** Written before the gloss and not tuned on: its mistakes are not printed. */
  held: readonly GlossedMessage[];
  /** Written while the gloss was. */
  tuned: readonly GlossedMessage[];
  /** Shares that have been reached: falling behind them fails. */
  reached: { held: number; tuned: number };
}
