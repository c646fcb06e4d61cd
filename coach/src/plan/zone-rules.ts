import { nextClockChange } from "../zones/clock-changes.ts";
import { dateOf, offsetMinutes, timeOf, wallClock } from "../zones/zone-clock.ts";

const MINUTE_MS = 60_000;
/** Clocks that change at all do so within a year. */
const YEAR_MS = 370 * 86_400_000;

/**
 * Lines of a VTIMEZONE (RFC 5545, section 3.6.5) that holds from the last clock change before `at` to beyond the next after
 * it: what a single event needs, from this runtime's own data.
 * @param zone IANA name, such as "Europe/London"
 */
export function zoneRules(zone: string, at: Date): string[] {
  const before = lastChangeBefore(zone, at);
  const after = nextClockChange(zone, at, new Date(at.getTime() + YEAR_MS))?.at;
  const changes = [before, ...(after ? [after] : [])];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...changes.flatMap((change) => observance(zone, change)),
    "END:VTIMEZONE",
  ];
}

/** "20261122T130000": what the clock of a zone shows. */
export function clockTime(at: Date, zone: string): string {
  const clock = wallClock(at, zone);
  return `${dateOf(clock).replaceAll("-", "")}T${timeOf(clock).replace(":", "")}00`;
}

/** The last change up to `at`; a year before where the clocks of the zone stay as they are. */
function lastChangeBefore(zone: string, at: Date): Date {
  let last = new Date(at.getTime() - YEAR_MS);
  for (;;) {
    const change = nextClockChange(zone, last, at);
    if (!change) return last;
    last = change.at;
  }
}

function observance(zone: string, at: Date): string[] {
  const from = offsetMinutes(new Date(at.getTime() - MINUTE_MS), zone);
  const to = offsetMinutes(at, zone);
  const kind = to > from ? "DAYLIGHT" : "STANDARD";
  // The moment of the change is written on the clock that it ends.
  const wall = new Date(at.getTime() + from * MINUTE_MS).toISOString();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.slice(0, 19).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** 330 as "+0530". */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${digits.join("")}`;
}
