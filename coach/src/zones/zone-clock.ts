/** What a clock on the wall of a place shows. Months count from 1, weekdays from Sunday = 0. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Making a formatter costs a hundred times what using it does; null where the zone is not known. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  let made: Intl.DateTimeFormat | null = null;
  try {
    made = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone: zone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
      ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
    });
  } catch {
    // This runtime's zone data does not have it.
  }
  formatters.set(zone, made);
  return made;
}

/** Whether this runtime knows the rules of a zone, an IANA name such as "Asia/Kolkata". */
export function isKnownZone(zone: string): boolean {
  return /^[a-z]/i.test(zone) && formatterOf(zone) !== null;
}

/** The clock of a zone at an instant, by the IANA data of this runtime. Throws RangeError for a zone it does not know. */
export function wallClock(at: Date, zone: string): WallClock {
  const formatter = formatterOf(zone);
  if (!formatter) throw new RangeError(`Unknown time zone: ${zone}`);
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, hour, minute, weekday };
}

/** Minutes that a zone's clock is ahead of UTC at an instant; -300 in New York in winter, 330 in Kolkata. */
export function offsetMinutes(at: Date, zone: string): number {
  const { year, month, day, hour, minute } = wallClock(at, zone);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round((wall - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** "2026-11-28" on the clock. */
export function dateOf({ year, month, day }: WallClock): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** "09:30" on the clock. */
export function timeOf({ hour, minute }: Pick<WallClock, "hour" | "minute">): string {
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** An instant, and whether the clock shows that time once, twice (clocks went back) or never (forward). */
export interface Found {
  at: Date;
  shown: "once" | "twice" | "never";
}

/**
 * The instant at which the clock of a zone shows a date ("2026-03-08") and a time ("02:30"). Shown twice:
 * the first; never: as far after the jump as the time was into it, which is what clocks that were not set
 * forward would show.
 */
export function instantOf(date: string, time: string, zone: string): Found {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetMinutes(new Date(wall - DAY_MS), zone);
  const after = offsetMinutes(new Date(wall + DAY_MS), zone);
  const instants = [...new Set([before, after])]
    .map((offset) => ({ offset, at: new Date(wall - offset * MINUTE_MS) }))
    .filter(({ offset, at }) => offsetMinutes(at, zone) === offset)
    .map(({ at }) => at)
    .sort((one, other) => one.getTime() - other.getTime());
  const [first] = instants;
  if (!first) return { at: new Date(wall - before * MINUTE_MS), shown: "never" };
  return { at: first, shown: instants.length > 1 ? "twice" : "once" };
}

/** The date `days` later; negative for earlier. */
export function datePlus(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
