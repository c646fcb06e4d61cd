import type { Review } from "contract/reviews";
import { FSRS } from "ts-fsrs";
import { ratingOf } from "./rating.ts";

const DAY_MS = 86_400_000;

/** Without fuzz: two devices that know the same log must come to the same day. */
const FSRS_6 = new FSRS({ enable_fuzz: false, learning_steps: [], relearning_steps: [] });

/** What is known of one card from its answers. */
export interface CardMemory {
  set: Review["set"];
  card: string;
  /** Days until recall has fallen to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** Milliseconds since 1970. */
  firstAt: number;
  lastAt: number;
  answers: number;
  /** Whether the last answer was right; one that was wrong counts as right again only on another day. */
  isKnown: boolean;
}

export interface ReviewMemory {
  /** By `keyOf`. */
  cards: ReadonlyMap<string, CardMemory>;
  /** Each answer once, the oldest first. */
  log: readonly Review[];
}

export function keyOf({ set, card }: Pick<Review, "set" | "card">): string {
  return `${set}/${card}`;
}

/** The log in the one order that every device agrees on: by time, then by id; an id counts once. */
function inOrder(reviews: readonly Review[]): Review[] {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return [...byId.values()].toSorted(
    (a, b) =>
      Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/**
 * Folds a log into what is remembered: the same for any order, any repetition and any division of the same answers.
 * Intervals are not part of it: they follow from the memory and the interview date, so that a new date moves every
 * card at once.
 */
export function remember(reviews: readonly Review[]): ReviewMemory {
  const log = inOrder(reviews);
  const cards = new Map<string, CardMemory>();
  for (const review of log) {
    const key = keyOf(review);
    cards.set(key, after(cards.get(key), review));
  }
  return { cards, log };
}

function daysFrom(lastAt: number, at: number): number {
  return Math.max(0, Math.round((at - lastAt) / DAY_MS));
}

/** Whether a card is known after one more answer: one that was wrong counts as right again only on another day. */
export function isKnownAfter(
  before: Pick<CardMemory, "isKnown" | "lastAt"> | undefined,
  { isCorrect, at }: { isCorrect: boolean; at: number },
): boolean {
  return isCorrect && (!before || before.isKnown || daysFrom(before.lastAt, at) > 0);
}

/** A card's memory after one more answer; undefined before its first. */
export function after(before: CardMemory | undefined, review: Review): CardMemory {
  const { set, card, isCorrect } = review;
  const at = Date.parse(review.reviewedAt);
  // Whole days as FSRS counts them; less than half a day is the same sitting.
  const days = before ? daysFrom(before.lastAt, at) : 0;
  const state = FSRS_6.next_state(before ?? null, days, ratingOf(review, !before));
  return {
    ...{ set, card, stability: state.stability, difficulty: state.difficulty },
    ...{ firstAt: before?.firstAt ?? at, lastAt: at, answers: (before?.answers ?? 0) + 1 },
    isKnown: isKnownAfter(before, { isCorrect, at }),
  };
}

/** The chance, 0 to 1, that a card would be recalled at a moment. */
export function recallAt({ stability, lastAt }: CardMemory, at: number): number {
  return FSRS_6.forgetting_curve(Math.max(0, at - lastAt) / DAY_MS, stability);
}

/** Days after which a card is asked again, 1 or more: when recall has fallen to 90 %. */
export function intervalOf({ stability }: CardMemory): number {
  return FSRS_6.next_interval(stability, 0);
}
