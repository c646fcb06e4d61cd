import type { MockInterview } from "contract/mock-interviews";

/** A week of windows: today and the six days after it, so that the last is still another weekday. */
export const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** One that nobody has ended is taken for left behind. */
const HELD_AT_MOST_MS = 24 * HOUR_MS;

type Timed = Pick<MockInterview, "status" | "scheduledAt" | "duration">;

/** The day of an instant from today on, in whole days of the reader's calendar; today is 0, the past is negative. */
export function dayAhead(at: string, now: Date): number {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  return Math.round((midnight(new Date(at)) - midnight(now)) / (24 * HOUR_MS));
}

/** Those of the next days that can still be entered, the nearest first: being held, or not yet past their end. */
export function interviewsAhead<One extends Timed>(interviews: readonly One[], now: Date): One[] {
  const isAhead = ({ status, scheduledAt, duration }: One) => {
    const beganAgo = now.getTime() - Date.parse(scheduledAt);
    if (status === "in_progress") return beganAgo < HELD_AT_MOST_MS;
    const isOver = beganAgo >= duration * MINUTE_MS;
    return status === "scheduled" && !isOver && dayAhead(scheduledAt, now) < DAYS_AHEAD;
  };
  return interviews
    .filter(isAhead)
    .sort((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt));
}

/** How soon it is: being held or due, within the hour (whole minutes, rounded up), or on a day to come. */
export type Soon = { kind: "now" } | { kind: "minutes"; minutes: number } | { kind: "day" };

export function soonOf({ status, scheduledAt }: Timed, now: Date): Soon {
  const left = Date.parse(scheduledAt) - now.getTime();
  if (status === "in_progress" || left <= 0) return { kind: "now" };
  return left < HOUR_MS
    ? { kind: "minutes", minutes: Math.ceil(left / MINUTE_MS) }
    : { kind: "day" };
}
