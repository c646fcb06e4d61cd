import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import type { Facet } from "../knowledge/entry.ts";
import { keyOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { ownFacetIn } from "./facets.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const COUNTRIES = [...new Set(ALL_AIRPORTS.map(({ country }) => country))];

/** An airport's code in capitals is meant, unless something else fits well. */
const IN_CAPITALS = 0.6;
/** A city in a longer message is where somebody lives or flew to. */
const LONGEST_ASKED_OF_A_CITY = 14;
const ASKS_FOR_AN_AIRPORT =
  /\b(?:two|both|which|three|2|3|other) (?:of the )?airports\b|\b(codes?|iata|icao|letters?|time ?zone)\b|\b(which|what|how many|name of the|main|other|nearest) (\w+ )?airports?\b|codigo|aeropuerto|aeroport|机场|代码/;
/** "Tell me about Singapore". */
const ABOUT_WORDS = 5;
const ASKS_ABOUT = /^ (?:tell me|what do you know|something|info|anything) about\b/;
/** Told of each airport of a city where it is asked for. */
const TOLD_OF_EACH = new Set<Facet>(["icao", "remember", "zone"]);
const MOST_TOLD = 3;

/** With fewer words around them three small letters are a code. */
const FEW_AROUND_A_CODE = 9;

/** Asked of three letters, it asks for the airport. */
const ASKS_WHAT_IT_IS =
  /\b(called|the name|name for|which city|what city|where|stands? for|another name|located)\b/;

/** "Who's got a base in Glasgow?", "I'm from Liverpool, who could I fly for from there?" */
const WHO_IS_BASED_THERE =
  /\b(?:who(?:'s)?|whos|which (?:airlines?|ones?|compan(?:y|ies)|carriers?)|what airlines?|any(?:one|body| airlines?| of them)?|airlines?)\b.{0,40}\b(?:bases?|based|hires?|hiring|recruits?|recruiting|fly|flies|work|crew)\b.{0,25}\b(?:in|at|from|out of|around|near|there)\b/;

/** Airports by code, city, country or airline. */
export function readAirports(
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const { plain } = message;
  const ids = idsIn(called, "airports");
  const facet = ownFacetIn(plain, "airports");
  const speaksOfAirports =
    /airport|\bcodes?\b|iata|icao|\bletters\b|flies out|fly out|flying out|time ?zone|zona horaria|fuseau horaire|时区|aeropuerto|aeroport|codigo|机场|代码/.test(
      plain,
    );
  if (ids.length === 0) {
    const airline = idsIn(called, "airlines")[0];
    if (airline && /\b(hubs?|home base|(home|main) airport|main base)\b|枢纽/.test(plain))
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
    const country = /airports?\b|aeropuertos?|aeroports?|机场/.test(plain)
      ? COUNTRIES.find(
          (name) => plain.includes(` ${fold(name)} `) || plain.includes(` ${fold(name)}?`),
        )
      : undefined;
    if (country)
      return [
        {
          request: { kind: "airports", country, city: null, airline: null },
          score: 0.9,
          because: "airports of a country",
        },
      ];
    return [];
  }
  if (WHO_IS_BASED_THERE.test(plain) && idsIn(called, "airlines").length === 0)
    return [
      {
        request: entryRequest(ids.slice(0, MOST_TOLD), "hub"),
        ...{ score: 0.97, because: "who is based at a place" },
      },
    ];
  const coded = called.filter(
    ({ entry, name }) => entry.set === "airports" && fold(entry.names[0] ?? "") === name,
  );
  const hasCode = coded.length > 0;
  // Called by a code that is not its own: it was its code once, or is another's.
  const isOtherCode =
    !hasCode &&
    called.some(
      ({ entry, name, from }) =>
        entry.set === "airports" &&
        /^[a-z]{3}$/.test(name) &&
        entry.names.includes(name.toUpperCase()) &&
        // "I came up with the on-call lad": a word of English, where it stands among many and small.
        (message.length <= FEW_AROUND_A_CODE || /^[A-Z]{3}$/.test(message.typed[from] ?? "")),
    );
  const taken = new Set(
    called.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  // "Mumbai is not MUM": a city beside three letters that are nobody's code asks for its own.
  const isGuessed =
    !hasCode && message.typed.some((word, at) => /^[A-Z]{3}$/.test(word) && !taken.has(at));
  const isInCapitals = coded.some(({ from }) => /^[A-Z]{3}$/.test(message.typed[from] ?? ""));
  // "In Lima airport also on the wall": where something was seen.
  const isScene = message.length > LONGEST_ASKED_OF_A_CITY && !ASKS_FOR_AN_AIRPORT.test(plain);
  const score =
    speaksOfAirports && !isScene
      ? 0.93
      : hasCode && (message.length <= FEW_AROUND_A_CODE || ASKS_WHAT_IT_IS.test(plain))
        ? 0.9
        : facet && facet !== "place" && message.length <= LONGEST_ASKED_OF_A_CITY
          ? 0.7
          : message.length <= 3 || (message.length <= ABOUT_WORDS && ASKS_ABOUT.test(plain))
            ? 0.78
            : isInCapitals || isOtherCode || isGuessed
              ? IN_CAPITALS
              : 0.36;
  if (ids.length > 1 && !hasCode) {
    const cities = new Set(ids.map((id) => knowledge.entry(id)?.names.at(-1) ?? ""));
    const [city] = cities;
    const told = facet !== null && TOLD_OF_EACH.has(facet);
    // "Who pays the house in Dubai at Emirates": the city is where, the airline what is asked about.
    const isWhere = !speaksOfAirports || /\bto (the )?airport\b/.test(plain);
    const isBeside = isWhere && idsIn(called, "airlines").length > 0;
    if (cities.size === 1 && city !== undefined && facet !== "hub" && !told)
      return [
        {
          request: { kind: "airports", country: null, city, airline: null },
          score: isBeside ? 0.5 * score : score,
          because: "airports of a city",
        },
      ];
  }
  const asked = hasCode && facet === "code" ? "place" : isOtherCode ? "remember" : facet;
  // "Why is Chicago ORD": of the city's airports the one whose code was given.
  const meant = hasCode ? coded.map(({ entry }) => entry.citation.id) : ids;
  return [
    {
      request: entryRequest([...new Set(meant)].slice(0, MOST_TOLD), asked),
      score,
      because: "airport",
    },
  ];
}

/** Of a description the airport's own words have to hold so much. */
const DESCRIBED = 0.6;

/** "The airport named after the footballer": an airport by what is told of it. */
export function readAirportByWords(
  { plain, typed }: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  if (!/\bairport\b|aeropuerto|aeroport/.test(plain) || !DESCRIBES.test(plain)) return [];
  if (idsIn(called, "airlines").length > 0) return [];
  const named = idsIn(called, "airports");
  if (named.length === 1) return [];
  // A place in capitals that no airport has: its code is not known, and nothing else was asked.
  const isElsewhere =
    named.length === 0 &&
    typed.some((word, at) => at > 0 && /^(\p{Lu}\p{Ll}{3,}|[A-Z]{3})$/u.test(word));
  const among = wanted.filter(({ stems }) => !stems.some((key) => OF_EVERY_AIRPORT.has(key)));
  const [first, second] = knowledge.airports.find(among, [], ({ citation }) =>
    named.length === 0 || named.includes(citation.id) ? 1 : 0,
  );
  const isClear = first && (!second || first.score > 1.1 * second.score);
  return isClear && among.length > 0 && first.fit >= DESCRIBED
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: 0.94,
          because: `airport by its words, fit ${first.fit.toFixed(2)}`,
        },
      ]
    : isElsewhere && /\b(code|codigo|iata|icao)\b/.test(plain)
      ? [{ request: { kind: "limit", limit: "unknown" }, score: 0.93, because: "no such airport" }]
      : [];
}

const DESCRIBES =
  /\b(named?|called|after|code|letters|which|what|iata)\b|\b(codigo|llama)\b|\b(code|appelle)\b/;
const OF_EVERY_AIRPORT = new Set(["airport", "code", "letter", "iata", "name", "call"].map(keyOf));
