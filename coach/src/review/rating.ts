import { REVIEW_SETS } from "content/review/sets";
import type { Review } from "contract/reviews";
import { type Grade, Rating } from "ts-fsrs";

/**
 * Silent reading of English prose: 238 words a minute on average (Brysbaert 2019, 190 studies). Many of our readers
 * read their second language, so the slow bound below allows for half that pace.
 */
const WORDS_PER_SECOND = 238 / 60;
/** To choose and to press, once everything is read. */
const CHOOSE_MS = 2_000;
/** To think, before an answer counts as hard won. */
const THINK_MS = 8_000;
/** Nobody thinks about one card for so long: the person was away, and the time says nothing. */
const AWAY_MS = 120_000;

interface Pace {
  /** An answer faster than this needed no thought. */
  quickMs: number;
  /** An answer slower than this was found with effort. */
  slowMs: number;
}

/** The bounds of a set, from what there is to read on its cards. */
function paceOf(set: Review["set"]): Pace {
  const readingMs = (REVIEW_SETS[set].words / WORDS_PER_SECOND) * 1000;
  return { quickMs: readingMs + CHOOSE_MS, slowMs: 2 * readingMs + THINK_MS };
}

/**
 * FSRS's rating of one answer. Wrong is Again; right is Hard, Good or Easy by the time it took. A card's first right
 * answer is never Easy: one in four is right by luck. The time of a quiz counts for nothing, as its clock and its
 * form are others.
 */
export function ratingOf({ set, isCorrect, milliseconds, mode }: Review, isFirst: boolean): Grade {
  if (!isCorrect) return Rating.Again;
  if (mode === "quiz" || milliseconds === null || milliseconds > AWAY_MS) return Rating.Good;
  const { quickMs, slowMs } = paceOf(set);
  if (milliseconds > slowMs) return Rating.Hard;
  return milliseconds <= quickMs && !isFirst ? Rating.Easy : Rating.Good;
}
