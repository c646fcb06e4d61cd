import type { Airport } from "./schema.ts";

/**
 * Clocks that stopped changing in 2026 (docs/content/airports.md): a browser whose zone data is older would be an
 * hour off for half the year. The signs of these fixed zones are turned round: Etc/GMT+7 is UTC-7.
 */
const SETTLED: Readonly<Record<string, string>> = {
  "America/Vancouver": "Etc/GMT+7",
  "America/Edmonton": "Etc/GMT+6",
  "Africa/Casablanca": "Etc/GMT",
};

/** The zone by which to tell the time at an airport today, right on devices with older zone data too. */
export function clockZone({ zone }: Airport): string {
  return SETTLED[zone] ?? zone;
}
