import { remember } from "coach/review/memory";
import { practised } from "coach/review/practised";
import { type ReviewTime, today } from "coach/review/schedule";
import type { Review } from "contract/reviews";

/** Days of the row beside the number. */
export const ROW_DAYS = 7;

export interface DueToday {
  due: number;
  fresh: number;
  done: number;
  /** Answers on each of the last days, today last. */
  days: readonly number[];
}

/** Today's number, for a line on another screen. */
export function readToday(reviews: readonly Review[], time: ReviewTime): DueToday {
  const memory = remember(reviews);
  const { due, left, done } = today(memory, time);
  const day = time.dayOf(time.now);
  return {
    ...{ due: due.length, fresh: left - due.length, done },
    days: practised(memory.log, day, time.dayOf, ROW_DAYS),
  };
}
