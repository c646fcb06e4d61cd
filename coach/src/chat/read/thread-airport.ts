import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const OTHER =
  /\b(the other|another|other|second|the (older|newer|smaller|bigger|nearer|closer)) ([\p{L}]+ )?(one|airport)\b|\bel otro( aeropuerto)?\b|\bl'autre( aeroport)?\b|另一个|另外一个/u;
/** A longer message tells of something else as well. */
const MOST_WORDS = 16;
const MOST_TOLD = 3;

/** "And the other one?" after an airport: those of the same city that were not told. Of two that were listed, the second. */
export function readOtherAirport(
  { plain, length }: Message,
  called: readonly Called[],
  { topic }: ChatState,
): Reading[] {
  if (length > MOST_WORDS || !OTHER.test(plain)) return [];
  const told = codesOf(topic);
  const city = ALL_AIRPORTS.find(({ code }) => code === told[0])?.city;
  const inCity = ALL_AIRPORTS.filter((airport) => airport.city === city).map(({ code }) => code);
  const named = idsIn(called, "airports").map((id) => id.replace("airports/", ""));
  if (city === undefined || named.some((code) => !inCity.includes(code))) return [];
  const others =
    told.length === 1
      ? inCity.filter((code) => !told.includes(code))
      : told.length === 2
        ? told.slice(1)
        : [];
  return others.length > 0
    ? [
        {
          request: entryRequest(others.slice(0, MOST_TOLD).map((code) => `airports/${code}`)),
          score: 0.965,
          because: "the other airport of the city",
          goesOn: true,
        },
      ]
    : [];
}

/** Codes of the airports that were told last; none where something else was. */
function codesOf(topic: ChatState["topic"]): string[] {
  if (topic?.kind === "airports" && topic.city !== null)
    return ALL_AIRPORTS.filter(({ city }) => city === topic.city).map(({ code }) => code);
  if (topic?.kind !== "entry" || !topic.ids.every((id) => id.startsWith("airports/"))) return [];
  return topic.ids.map((id) => id.replace("airports/", ""));
}
