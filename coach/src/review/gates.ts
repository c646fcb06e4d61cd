import { REVIEW_SETS } from "content/review/sets";
import { GATE_PERCENT, REVIEW_SET_IDS, type ReviewSetId } from "contract/review-terms";
import { after, type CardMemory, keyOf, type ReviewMemory } from "./memory.ts";

export interface Gate {
  set: ReviewSetId;
  size: number;
  seen: number;
  /** Cards whose last answer was right; one mended within the same sitting waits for another day. */
  known: number;
  /** How many are needed. */
  needed: number;
  /** When it was first passed, and what was known then; it stays passed. Null before. */
  passed: { at: number; known: number } | null;
}

/** How many cards of a set of that size have to be known. */
export function neededOf(size: number): number {
  return Math.ceil((size * GATE_PERCENT) / 100);
}

/** The gate of every set, in the order of the sets. Cards that were never answered count as not known. */
export function gates({ log }: ReviewMemory): Gate[] {
  const cards = new Map<string, CardMemory>();
  const known = new Map<ReviewSetId, number>();
  const seen = new Map<ReviewSetId, number>();
  const passed = new Map<ReviewSetId, NonNullable<Gate["passed"]>>();
  for (const review of log) {
    const { set } = review;
    const key = keyOf(review);
    const before = cards.get(key);
    const next = after(before, review);
    cards.set(key, next);
    if (!before) seen.set(set, (seen.get(set) ?? 0) + 1);
    const count = (known.get(set) ?? 0) + Number(next.isKnown) - Number(before?.isKnown ?? false);
    known.set(set, count);
    const { size } = REVIEW_SETS[set];
    if (count >= neededOf(size) && !passed.has(set))
      passed.set(set, { at: next.lastAt, known: Math.min(size, count) });
  }
  return REVIEW_SET_IDS.map((set) => {
    const { size } = REVIEW_SETS[set];
    return {
      ...{ set, size, needed: neededOf(size), passed: passed.get(set) ?? null },
      seen: Math.min(size, seen.get(set) ?? 0),
      known: Math.min(size, known.get(set) ?? 0),
    };
  });
}
