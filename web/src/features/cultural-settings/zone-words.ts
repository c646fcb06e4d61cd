import { offsetMinutes } from "coach/zones/zone-clock";
import { TIMEZONE_OPTIONS } from "content/cultures/timezones";
import type { t } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";

const OFFERED = new Set(TIMEZONE_OPTIONS.map(({ value }) => value));

/** The name of a zone as people say it: "Eastern Time (New York)", "Kolkata", of any other its city. */
export function zoneName(zone: string, say: typeof t): string {
  if (OFFERED.has(zone)) return say(`cultures.zones.${zone.split("/").at(-1)}` as Key);
  return placeOf(zone);
}

/** The place of a zone in a sentence: "New York", "Kolkata", "UTC". */
export function placeName(zone: string, say: typeof t): string {
  const name = zoneName(zone, say);
  return /[(\uff08](.+)[)\uff09]/.exec(name)?.[1] ?? name;
}

function placeOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** "UTC+5:30", as it is at an instant. */
export function offsetText(zone: string, at: Date): string {
  const minutes = offsetMinutes(at, zone);
  const size = Math.abs(minutes);
  const rest = size % 60;
  const sign = minutes < 0 ? "\u2212" : "+";
  return `UTC${sign}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
