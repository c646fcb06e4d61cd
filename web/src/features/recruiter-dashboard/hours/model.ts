import type { Availability, AvailabilityChange, AvailabilityWindow } from "contract/availability";
import { QUARTER_MINUTES } from "contract/availability-terms";

/** The hours as they are edited; the version is that of the hours that were read. */
export type HoursFields = Omit<AvailabilityChange, "version">;

export function fieldsOf({ version: _, userId: __, ...fields }: Availability): HoursFields {
  return fields;
}

/** The windows of a weekday (0 is Sunday), in the order of the day. */
export function windowsOf(
  { rules }: Pick<HoursFields, "rules">,
  weekday: number,
): AvailabilityWindow[] {
  return rules
    .filter((rule) => rule.weekday === weekday)
    .map(({ from, until }) => ({ from, until }))
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The rules with other windows on one weekday. */
export function withWindows(
  { rules }: Pick<HoursFields, "rules">,
  weekday: number,
  windows: readonly AvailabilityWindow[],
): HoursFields["rules"] {
  const others = rules.filter((rule) => rule.weekday !== weekday);
  return [...others, ...windows.map((times) => ({ weekday, ...times }))].sort(
    (one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from),
  );
}

/** Quarters of a day: "00:00" to "24:00". */
export const QUARTERS: readonly string[] = Array.from(
  { length: (24 * 60) / QUARTER_MINUTES + 1 },
  (_, at) => {
    const minutes = at * QUARTER_MINUTES;
    const parts = [Math.floor(minutes / 60), minutes % 60];
    return parts.map((part) => String(part).padStart(2, "0")).join(":");
  },
);

/** A window to offer after those that are there: two hours from nine, or from the last one's end on; null where the day is full. */
export function nextWindow(windows: readonly AvailabilityWindow[]): AvailabilityWindow | null {
  const last = windows.at(-1)?.until;
  const from = last ?? "09:00";
  if (from >= "23:45") return null;
  const start = QUARTERS.indexOf(from) + (last ? 4 : 0);
  const begins = QUARTERS[Math.min(start, QUARTERS.length - 2)] as string;
  const ends = QUARTERS[Math.min(QUARTERS.indexOf(begins) + 8, QUARTERS.length - 1)] as string;
  return { from: begins, until: ends };
}

/** A window whose beginning was changed keeps its end where that is still later, else ends an hour after. */
export function startingAt(times: AvailabilityWindow, from: string): AvailabilityWindow {
  if (times.until > from) return { ...times, from };
  const end = Math.min(QUARTERS.indexOf(from) + 4, QUARTERS.length - 1);
  return { from, until: QUARTERS[end] as string };
}

/** Weekdays from the first of a region's week on; 0 is Sunday. */
export function weekFrom(first: number): number[] {
  return Array.from({ length: 7 }, (_, at) => (first + at) % 7);
}
