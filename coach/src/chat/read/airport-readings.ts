import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { entryRequest } from "../request.ts";
import { ownFacetIn } from "./facets.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const COUNTRIES = [...new Set(ALL_AIRPORTS.map(({ country }) => country))];

/** Airports by code, city, country or airline. */
export function readAirports(
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const { plain } = message;
  const ids = idsIn(called, "airports");
  const facet = ownFacetIn(plain, "airports");
  const speaksOfAirports = /airport|\bcode\b|iata|icao|aeropuerto|aeroport|codigo|机场|代码/.test(
    plain,
  );
  if (ids.length === 0) {
    const airline = idsIn(called, "airlines")[0];
    if (airline && /\b(hubs?|home base|home airport|main base)\b|枢纽/.test(plain))
      return [
        {
          request: {
            kind: "airports",
            country: null,
            city: null,
            airline: airline.replace("airlines/", ""),
          },
          score: 0.95,
          because: "hubs of an airline",
        },
      ];
    const country = COUNTRIES.find(
      (name) => plain.includes(` ${fold(name)} `) || plain.includes(` ${fold(name)}?`),
    );
    if (country && /airports|aeropuertos|aeroports|机场/.test(plain))
      return [
        {
          request: { kind: "airports", country, city: null, airline: null },
          score: 0.9,
          because: "airports of a country",
        },
      ];
    return [];
  }
  const hasCode = called.some(
    ({ entry, name }) => entry.set === "airports" && fold(entry.names[0] ?? "") === name,
  );
  const score = speaksOfAirports
    ? 0.93
    : hasCode && message.length <= 9
      ? 0.9
      : facet && facet !== "place"
        ? 0.7
        : message.length <= 3
          ? 0.78
          : 0.36;
  if (ids.length > 1 && !hasCode) {
    const cities = new Set(ids.map((id) => knowledge.entry(id)?.names.at(-1) ?? ""));
    const [city] = cities;
    if (cities.size === 1 && city !== undefined && facet !== "hub")
      return [
        {
          request: { kind: "airports", country: null, city, airline: null },
          score,
          because: "airports of a city",
        },
      ];
  }
  const asked = hasCode && facet === "code" ? "place" : facet;
  return [{ request: entryRequest(ids, asked), score, because: "airport" }];
}
