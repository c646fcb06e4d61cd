import { AIRPORTS } from "content/airports/airports";
import { MORE_AIRPORTS } from "content/airports/more-airports";
import type { Airport } from "content/airports/schema";
import { AIRPORT_SOURCES } from "content/airports/sources";
import { AIRPORT_NAMES } from "./airport-names.ts";
import { CITY_NAMES } from "./city-names.ts";
import { type Entry, part, sourceLine } from "./entry.ts";

export const ALL_AIRPORTS: readonly Airport[] = [...AIRPORTS, ...MORE_AIRPORTS];

/** "London Heathrow Airport" is called Heathrow, "Amsterdam Airport Schiphol" Schiphol. */
function shortNames({ name, city }: Airport): string[] {
  const bare = name
    .replace(/\(.*?\)/g, "")
    .replace(/\b(International|Airport|Intercontinental)\b/g, "");
  const short = bare.replace(city, "").replace(/\s+/g, " ").trim();
  return short.length >= 4 && short !== name && short !== "City" ? [short] : [];
}

/** Codes that the field had before, or that it is mistaken for: "in place of the old airport, whose code was PNH". */
function otherCodes({ code, remember }: Airport): string[] {
  return (remember?.match(/\b[A-Z]{3}\b/g) ?? []).filter(
    (other) => other !== code && !KNOWN_CODES.has(other),
  );
}

const KNOWN_CODES = new Set(ALL_AIRPORTS.map((airport) => airport.code));

/** The airports, each told by code, place, hub airlines and the way to remember it. */
export function airportEntries(): Entry[] {
  const hubs = { source: sourceLine(AIRPORT_SOURCES.hubs) ?? "" };
  return ALL_AIRPORTS.map((airport) => {
    const { code, icao, name, city, country, hub, zone, remember } = airport;
    return {
      citation: {
        id: `airports/${code}`,
        title: `${code} ${name}`,
        source: sourceLine(AIRPORT_SOURCES.codesAndPlaces),
      },
      set: "airports",
      names: [
        code,
        icao,
        name,
        ...shortNames(airport),
        ...(AIRPORT_NAMES[code] ?? []),
        ...otherCodes(airport),
        ...(CITY_NAMES[city] ?? []),
        city,
      ],
      parts: [
        part("lead", { id: "airport.lead", values: { code, icao, name, city, country } }),
        ...(hub.length > 0
          ? [part("hub", { id: "airport.hub", values: { code, name, airlines: hub } }, [], hubs)]
          : [part("hub", { id: "airport.no-hub", values: { code, name } }, [], hubs)]),
        ...(remember ? [part("remember", remember)] : []),
        part("place", {
          id: "airport.place",
          values: { code, name, city, country, continent: airport.continent },
        }),
        part("code", { id: "airport.code", values: { code, name, city } }),
        part("icao", { id: "airport.icao", values: { code, name, icao } }),
        part("zone", { id: "airport.zone", values: { code, name, zone } }),
      ],
      also: country,
    };
  });
}
