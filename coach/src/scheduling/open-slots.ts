import type { AvailabilityException, AvailabilityRule } from "contract/availability";
import { QUARTER_MINUTES } from "contract/availability-terms";
import { dateOf, datePlus, instantOf, wallClock } from "../zones/zone-clock.ts";

/** When a recruiter takes interviews, by the clock of `zone` (an IANA name). */
export interface Hours {
  zone: string;
  rules: readonly AvailabilityRule[];
  exceptions: readonly AvailabilityException[];
  /** Minutes left free after each interview. */
  bufferMinutes: number;
}

/** From the first instant up to, and without, the last; milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/**
 * Beginnings of interviews that can still be booked, in their order.
 *
 * Windows are read on the recruiter's clock, and those that meet, at midnight too, are one. Interviews follow one another
 * by real minutes: on the night that clocks go forward a window is an hour shorter, on the one that they go back an hour
 * longer. None begins before `from`, none ends after `until`.
 *
 * @param taken beginnings of quarters of an hour that are booked, milliseconds since 1970
 */
export function openSlots(
  hours: Hours,
  durationMinutes: number,
  range: { from: Date; until: Date },
  taken: ReadonlySet<number> = new Set(),
): Date[] {
  const [from, until] = [range.from.getTime(), range.until.getTime()];
  const duration = durationMinutes * MINUTE_MS;
  const step = duration + hours.bufferMinutes * MINUTE_MS;
  const slots: Date[] = [];
  for (const span of spansOf(hours, range)) {
    for (let at = span.from; at + duration <= Math.min(span.until, until); at += step) {
      const isFree = quartersFrom(at, durationMinutes).every((quarter) => !taken.has(quarter));
      if (at >= from && isFree) slots.push(new Date(at));
    }
  }
  return slots;
}

/** The quarters of an hour that an interview takes up, milliseconds since 1970. */
export function quartersFrom(at: number, durationMinutes: number): number[] {
  const count = Math.ceil(durationMinutes / QUARTER_MINUTES);
  return Array.from({ length: count }, (_, index) => at + index * QUARTER_MS);
}

/** The windows of all days that the range touches, joined where they meet or lie over one another. */
function spansOf({ zone, rules, exceptions }: Hours, range: { from: Date; until: Date }): Span[] {
  const special = new Map(exceptions.map(({ date, windows }) => [date, windows]));
  // A window that began the day before goes on past midnight where they meet.
  const last = datePlus(dateOf(wallClock(range.until, zone)), 1);
  const spans: Span[] = [];
  for (
    let date = datePlus(dateOf(wallClock(range.from, zone)), -1);
    date <= last;
    date = datePlus(date, 1)
  ) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const windows = special.get(date) ?? rules.filter((rule) => rule.weekday === weekday);
    for (const { from, until } of windows) {
      const span = { from: startOf(date, from, zone), until: startOf(date, until, zone) };
      if (span.from < span.until) spans.push(span);
    }
  }
  return joined(spans);
}

function startOf(date: string, time: string, zone: string): number {
  const [day, clock] = time === "24:00" ? [datePlus(date, 1), "00:00"] : [date, time];
  return instantOf(day, clock, zone).at.getTime();
}

function joined(spans: Span[]): Span[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from);
  const whole: Span[] = [];
  for (const span of inOrder) {
    const before = whole.at(-1);
    if (before && span.from <= before.until) before.until = Math.max(before.until, span.until);
    else whole.push({ ...span });
  }
  return whole;
}
