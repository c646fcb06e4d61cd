import { EMOTIONS, type Emotion } from "contract/emotion";

/** A label and a reading. */
export interface Read {
  expected: Emotion;
  read: Emotion;
}

/** Mean of the nine states' F1, 0 to 1. */
export function macroF1Of(reads: readonly Read[]): number {
  return EMOTIONS.reduce((sum, emotion) => sum + f1Of(reads, emotion), 0) / EMOTIONS.length;
}

/** Twice the hits by the sum of what was read and what was meant; 0 where neither ever was. */
export function f1Of(reads: readonly Read[], emotion: Emotion): number {
  const read = reads.filter((one) => one.read === emotion).length;
  const meant = reads.filter((one) => one.expected === emotion).length;
  const hits = reads.filter((one) => one.read === emotion && one.expected === emotion).length;
  return read + meant === 0 ? 0 : (2 * hits) / (read + meant);
}
