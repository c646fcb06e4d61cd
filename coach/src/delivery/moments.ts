import type { Moment } from "contract/delivery";

/** As many as a measure may carry. */
const MOST_MOMENTS = 20;

/** The longest first, at most 20. */
export function longestMoments(moments: readonly Moment[]): Moment[] {
  return [...moments]
    .sort((one, other) => other.until - other.at - (one.until - one.at) || one.at - other.at)
    .slice(0, MOST_MOMENTS);
}
