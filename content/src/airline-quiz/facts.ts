import type { AirlineFact } from "contract/airline-facts";
import type { AirlineQuizKind, AirlineQuizQuestion, QuizFacts } from "./schema.ts";
import { namesAirline, sharedStems } from "./stems.ts";

/** One thing that is true of an airline, and where that stands. */
export interface Askable {
  kind: AirlineQuizKind;
  airline: AirlineFact;
  text: string;
  source: AirlineQuizQuestion["source"];
}

/** Founding years nearer than this are told apart by nobody. */
const YEARS_APART = 3;

/** All that can be asked of an airline without its name standing in the answer. */
export function askablesOf(facts: QuizFacts, airline: AirlineFact): Askable[] {
  const { company, network, values } = airline.sources;
  const person = facts.requirements[airline.id]?.person;
  const age = person?.minimumAge;
  const hubs = facts.airports.filter(({ hub }) => hub.includes(airline.airlineName));
  const all: Omit<Askable, "airline">[] = [
    { kind: "headquarters", text: airline.headquarters, source: company },
    { kind: "founded", text: String(airline.foundedYear), source: company },
    { kind: "destinations", text: String(airline.destinations), source: network },
    ...(airline.alliance
      ? [{ kind: "alliance" as const, text: airline.alliance, source: company }]
      : []),
    ...hubs.map(({ city, code }) => ({
      kind: "hub" as const,
      text: `${city} (${code})`,
      source: facts.hubs,
    })),
    ...airline.coreValues.map((text) => ({ kind: "value" as const, text, source: values })),
    ...airline.keyDifferentiators.map((text) => ({
      kind: "difference" as const,
      text,
      source: company,
    })),
    ...(person && age && age !== "unknown"
      ? [{ kind: "minimum-age" as const, text: String(age.years), source: person.source }]
      : []),
  ];
  return all
    .filter(({ text }) => !namesAirline(text, airline.airlineName))
    .map((askable) => ({ ...askable, airline }));
}

/**
 * Whether what is asked of one airline may be true of another as well, or so nearly that the two
 * cannot be told apart: then it is no wrong answer. In doubt it is taken as true.
 */
export function mayBeTrueOf(
  facts: QuizFacts,
  { kind, text }: Askable,
  airline: AirlineFact,
): boolean {
  switch (kind) {
    case "headquarters":
      return sharedStems(placeOf(text), placeOf(airline.headquarters)) > 0;
    case "founded":
      return Math.abs(airline.foundedYear - Number(text)) < YEARS_APART;
    case "hub": {
      const city = text.replace(/ \(\w+\)$/, "");
      const own = facts.airports.filter(({ hub }) => hub.includes(airline.airlineName));
      const isNear = sharedStems(city, airline.headquarters) > 0;
      return own.length === 0 || isNear || own.some((airport) => airport.city === city);
    }
    case "destinations": {
      const ratio = airline.destinations / Number(text);
      return ratio > 0.75 && ratio < 1.33;
    }
    case "value":
      return airline.coreValues.some((value) => sharedStems(headOf(value), headOf(text)) > 0);
    case "difference":
      return (
        (airline.alliance !== undefined && text.includes(airline.alliance)) ||
        airline.keyDifferentiators.some((other) => sharedStems(other, text) > 1)
      );
    case "alliance":
      return airline.alliance === text;
    case "minimum-age":
      return true;
  }
}

/** The place without its country. */
const placeOf = (headquarters: string) => headquarters.split(",").slice(0, -1).join(",");

/** A value's name without the explanation. */
const headOf = (value: string) => value.split(":")[0] ?? value;
