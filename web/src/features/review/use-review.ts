import { type Gate, gates } from "coach/review/gates";
import { type ReviewMemory, remember } from "coach/review/memory";
import { practised } from "coach/review/practised";
import { forecast, type ReviewTime, type Today, today } from "coach/review/schedule";
import type { Review } from "contract/reviews";
import { useMemo } from "react";
import { useReviewTime } from "../../parts/review/use-review-time.ts";

/** Two weeks fit on a phone, in the row of days as in the forecast. */
export const SHOWN_DAYS = 14;

/** All that the screen shows, folded from the log. */
export interface ReviewState {
  time: ReviewTime;
  memory: ReviewMemory;
  queue: Today;
  gates: readonly Gate[];
  /** Answers on each of the last days, today last. */
  days: readonly number[];
  /** Cards due on each of the next days, today first. */
  coming: readonly number[];
}

/** Null while the log is on its way. */
export function useReview(reviews: readonly Review[] | undefined): ReviewState | null {
  const time = useReviewTime();
  const folded = useMemo(() => {
    if (!reviews) return null;
    const memory = remember(reviews);
    return { memory, gates: gates(memory) };
  }, [reviews]);
  if (!folded) return null;
  const { memory } = folded;
  const day = time.dayOf(time.now);
  return {
    ...{ ...folded, time, queue: today(memory, time) },
    days: practised(memory.log, day, time.dayOf, SHOWN_DAYS),
    coming: forecast(memory, time, SHOWN_DAYS),
  };
}
