import { offsetMinutes } from "./zone-clock.ts";

export interface ClockChange {
  zone: string;
  /** The first instant at which the new time holds. */
  at: Date;
  /** Minutes by which clocks go forward; negative when they go back. */
  byMinutes: number;
}

const MINUTE_MS = 60_000;
/** No zone changes its clocks and changes them back within a week. */
const STEP_MS = 7 * 86_400_000;

/** The first change of a zone's clocks after `from` and not after `until`; null when there is none. */
export function nextClockChange(zone: string, from: Date, until: Date): ClockChange | null {
  const end = until.getTime();
  let early = from.getTime();
  let offset = offsetMinutes(from, zone);
  while (early < end) {
    const late = Math.min(early + STEP_MS, end);
    const next = offsetMinutes(new Date(late), zone);
    if (next !== offset) {
      const at = firstInstantWith(zone, offset, early, late);
      return { zone, at, byMinutes: offsetMinutes(at, zone) - offset };
    }
    early = late;
    offset = next;
  }
  return null;
}

/** The minute at which the old offset no longer holds, between two instants that differ in it. */
function firstInstantWith(zone: string, oldOffset: number, early: number, late: number): Date {
  let [low, high] = [Math.floor(early / MINUTE_MS), Math.ceil(late / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(new Date(middle * MINUTE_MS), zone) === oldOffset) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE_MS);
}
