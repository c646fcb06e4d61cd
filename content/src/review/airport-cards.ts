import type { Airport } from "../airports/schema.ts";
import { seeded } from "../chance.ts";
import { deckOf, optionsFrom } from "./deck.ts";
import type { ReviewDeck, ReviewQuestion } from "./schema.ts";

/** "Hamad International Airport, Doha": several airports may serve one city. */
const placeOf = ({ name, city }: Airport) => (name.includes(city) ? name : `${name}, ${city}`);

/**
 * A card for each airport, asked from the code or for it.
 * @param airports the set, in the order in which it is begun
 */
export function airportDeck(airports: readonly Airport[]): ReviewDeck {
  return deckOf(airports.map((airport) => [airport.code, (seed) => ask(airports, airport, seed)]));
}

function ask(airports: readonly Airport[], airport: Airport, seed: number): ReviewQuestion {
  const { code, icao, country, continent, remember, hub } = airport;
  const near = airports.filter((other) => other.continent === continent && other !== airport);
  const nearer = near.filter((other) => other.country === country);
  const groups = [nearer, near, airports];
  // The seed's first number chooses the direction; the options are drawn from one beside it.
  const isFromCode = seeded(seed)() < 0.5;
  const show = isFromCode ? placeOf : (other: Airport) => other.code;
  const correctAnswer = show(airport);
  const hubs = hub.length > 0 ? ` Hub of ${hub.join(", ")}.` : "";
  return {
    id: code,
    question: isFromCode ? "Which airport has this code?" : "What is this airport's code?",
    about: isFromCode ? code : placeOf(airport),
    options: optionsFrom(seed + 1, correctAnswer, ...groups.map((group) => group.map(show))),
    correctAnswer,
    explanation: `${code} (ICAO ${icao}): ${placeOf(airport)}, ${country}.${hubs}${remember ? ` ${remember}` : ""}`,
    address: `/airport-codes?code=${code}`,
  };
}
