import type { Progress } from "contract/progress";

type Timed = { at: Date; seconds: number };

/** Practice by calendar day in a zone: the last `count` days, today included, oldest first. */
export function daysBack(
  practice: readonly Timed[],
  count: number,
  now: Date,
  timeZone: string,
): Progress["days"] {
  // The Swedish format is the ISO date.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  const today = new Date(`${format.format(now)}T00:00:00Z`);
  const days = Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (count - 1 - index));
    return { date: day.toISOString().slice(0, 10), practiceSeconds: 0, sessions: 0 };
  });
  const byDate = new Map(days.map((day) => [day.date, day]));
  for (const { at, seconds } of practice) {
    const day = byDate.get(format.format(at));
    if (!day) continue;
    day.sessions += 1;
    day.practiceSeconds += seconds;
  }
  return days;
}
