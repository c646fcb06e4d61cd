import { AIRLINE_QUIZ_LENGTH } from "contract/airline-training-terms";
import { describe, expect, test } from "vitest";
import { AIRLINE_REQUIREMENTS } from "../airline-requirements/airline-requirements.ts";
import { AIRLINES } from "../airlines/airlines.ts";
import { AIRPORTS } from "../airports/airports.ts";
import { AIRPORT_SOURCES } from "../airports/sources.ts";
import { repeated } from "../walk.ts";
import { airlineQuiz } from "./airline-quiz.ts";
import { AIRLINE_QUIZ_KINDS, type AirlineQuizQuestion, type QuizFacts } from "./schema.ts";
import { namesAirline } from "./stems.ts";

const FACTS: QuizFacts = {
  airlines: AIRLINES,
  requirements: AIRLINE_REQUIREMENTS,
  airports: AIRPORTS,
  hubs: AIRPORT_SOURCES.hubs,
};
const SEEDS = [0, 1944, 4_294_967_295];
const byName = new Map(AIRLINES.map((airline) => [airline.airlineName, airline]));

/** What the facts themselves say of an airline, read again without the generator. */
function saysOf(name: string, { kind, fact }: AirlineQuizQuestion): boolean {
  const airline = byName.get(name);
  if (!airline) return false;
  const age = AIRLINE_REQUIREMENTS[airline.id]?.person.minimumAge;
  const said: Record<AirlineQuizQuestion["kind"], readonly (string | undefined)[]> = {
    headquarters: [airline.headquarters],
    alliance: [airline.alliance],
    founded: [String(airline.foundedYear)],
    destinations: [String(airline.destinations)],
    value: airline.coreValues,
    difference: airline.keyDifferentiators,
    hub: AIRPORTS.filter(({ hub }) => hub.includes(name)).map(
      ({ city, code }) => `${city} (${code})`,
    ),
    "minimum-age": [age && age !== "unknown" ? String(age.years) : undefined],
  };
  return said[kind].includes(fact);
}

function expectFair(questions: readonly AirlineQuizQuestion[]) {
  expect(questions).toHaveLength(AIRLINE_QUIZ_LENGTH);
  expect(repeated(questions.map(({ airline, kind, fact }) => airline + kind + fact))).toEqual([]);
  for (const question of questions) {
    const { options, answer, asks, airlineName, fact } = question;
    expect(new Set(options).size, fact).toBe(4);
    expect(options).toContain(answer);
    expect(answer).toBe(asks === "fact" ? fact : airlineName);
    // True of the answer and of no other option.
    const trueOf = (option: string) =>
      asks === "airline"
        ? saysOf(option, question)
        : saysOf(airlineName, { ...question, fact: option });
    expect(options.filter(trueOf), `${airlineName}: ${fact}`).toEqual([answer]);
    expect(namesAirline(fact, airlineName), `${fact} names ${airlineName}`).toBe(false);
    expect(question.source.name).toMatch(/\S{3}/);
    expect(question.source.year).toBeGreaterThan(2010);
  }
}

describe.each(AIRLINES)("a quiz about $airlineName", ({ id }) => {
  test("asks eight fair questions about it alone", () => {
    for (const seed of SEEDS) {
      const questions = airlineQuiz(FACTS, id, seed);
      expectFair(questions);
      expect(new Set(questions.map(({ airline }) => airline))).toEqual(new Set([id]));
    }
  });
});

test("a mixture asks of eight airlines, and over many draws of every kind, both ways", () => {
  const drawn = Array.from({ length: 80 }, (_, seed) => airlineQuiz(FACTS, null, seed * 7919));
  for (const questions of drawn) {
    expectFair(questions);
    expect(repeated(questions.map(({ airline }) => airline))).toEqual([]);
  }
  const all = drawn.flat();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(AIRLINE_QUIZ_KINDS));
  expect(new Set(all.map(({ asks }) => asks))).toEqual(new Set(["fact", "airline"]));
  expect(new Set(all.map(({ airline }) => airline)).size).toBeGreaterThan(40);
});

test("the same seed asks the same, whatever the order of the airlines; another seed asks others", () => {
  const turned = { ...FACTS, airlines: AIRLINES.toReversed() };
  expect(airlineQuiz(turned, "emirates", 42)).toEqual(airlineQuiz(FACTS, "emirates", 42));
  expect(airlineQuiz(FACTS, "emirates", 43)).not.toEqual(airlineQuiz(FACTS, "emirates", 42));
});

test("an airline that the guide does not have is not asked about", () => {
  expect(airlineQuiz(FACTS, "air-nowhere", 1)).toEqual([]);
});

test.each([
  ["Omani hospitality: quiet, generous", "Oman Air", true],
  ["KLM Cityhopper flies the shorter routes", "KLM", true],
  ["Service in a British manner", "British Airways", true],
  ["One hub on a small island", "All Nippon Airways", false],
  ["Passion", "SAS", false],
])("%s gives %s away: %s", (text, name, isGiven) => {
  expect(namesAirline(text, name)).toBe(isGiven);
});
