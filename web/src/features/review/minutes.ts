import type { Review } from "contract/reviews";

/** The last answers tell the person's own pace. */
const LAST = 40;
/** Fewer say nothing. */
const LEAST = 8;
/** To read why, and to go on. */
const READING_MS = 6_000;

/** Minutes that so many cards take at one's own pace, 1 or more; null while too few answers tell it. */
export function minutesFor(log: readonly Review[], cards: number): number | null {
  const times = log
    .flatMap(({ mode, milliseconds }) =>
      mode === "queue" && milliseconds !== null ? [milliseconds] : [],
    )
    .slice(-LAST)
    .toSorted((a, b) => a - b);
  const middle = times[times.length >> 1];
  if (times.length < LEAST || middle === undefined) return null;
  return Math.max(1, Math.round((cards * (middle + READING_MS)) / 60_000));
}
