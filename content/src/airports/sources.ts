import type { Source } from "../source.ts";

/** Where the facts of every airport come from, by group; codes and names change, hubs change more often. */
export const AIRPORT_SOURCES = {
  codesAndPlaces: {
    name: "airportsdata, August 2026, compared with lxndrblz/Airports, June 2026, and OpenFlights",
    year: 2026,
    url: "https://github.com/mborsetti/airportsdata",
  },
  hubs: { name: "Published hubs and bases of the airlines, as known in November 2026", year: 2026 },
} as const satisfies Record<string, Source>;
