import type { LabelledQuestion } from "../format.ts";

/** A message in a language that is read by its gloss, said to somebody whose screens are in that language. */
export interface GlossedMessage extends LabelledQuestion {
  /** What was said before in the same thread. */
  before?: readonly string[];
}

/** The messages of one language. */
export interface GlossedSet {
  /** Strangers' questions, said anew once the gloss stood. Every second one is not tuned on: its mistakes are not printed. */
  strangers: readonly GlossedMessage[];
  /** Written before the gloss, by its writer. */
  before: readonly GlossedMessage[];
  /** Written while the gloss was, to tune it. */
  tuned: readonly GlossedMessage[];
  /** Shares that have been reached: falling behind them fails. */
  reached: { unread: number; read: number; before: number; tuned: number };
}
