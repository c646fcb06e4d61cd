import type { AirlineFact } from "contract/airline-facts";

/** Lower case without accents, so that "Zürich" is found by "zurich". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** An airline by its whole name, whatever the case. */
export function findAirline(airlines: readonly AirlineFact[], name: string): AirlineFact | null {
  const wanted = fold(name.trim());
  return airlines.find((airline) => fold(airline.airlineName) === wanted) ?? null;
}

/** Airlines in which every word of the query occurs; those with it in the name come first. */
export function searchAirlines(airlines: readonly AirlineFact[], query: string): AirlineFact[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const isNamed = (airline: AirlineFact) => hasAll(`${airline.airlineName} ${airline.iataCode}`);
  const found = airlines.filter((airline) => hasAll(textOf(airline)));
  return [...found.filter(isNamed), ...found.filter((airline) => !isNamed(airline))];
}

function textOf(airline: AirlineFact): string {
  const { airlineName, iataCode, region, alliance = "", headquarters, mission, vision } = airline;
  const lists = [
    airline.coreValues,
    airline.keyDifferentiators,
    airline.interviewTips,
    airline.recentNews,
  ];
  return [
    airlineName,
    iataCode,
    region,
    alliance,
    headquarters,
    mission,
    vision,
    ...lists.flat(),
  ].join(" ");
}
