import type { Review } from "contract/reviews";
import type { DayOf } from "./schedule.ts";

/**
 * Answers on each of the last days, the oldest first, today last. A day without any is a 0 and nothing more: there is
 * no row to lose.
 */
export function practised(
  log: readonly Review[],
  today: number,
  dayOf: DayOf,
  days: number,
): number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { reviewedAt } of log) {
    const at = dayOf(Date.parse(reviewedAt)) - today + days - 1;
    if (at >= 0 && at < days) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
