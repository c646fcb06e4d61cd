import { AirlineFact, ALLIANCES, REGIONS } from "contract/airline-facts";
import { SIGN_IN_AIRLINES } from "contract/sign-in-airlines";
import { describe, expect, it } from "vitest";
import { textsOf, untidy } from "../walk.ts";
import { AIRLINES } from "./airlines.ts";

const MONTH_YEAR =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) (20\d\d): \S/;
/** The day the entries were written: a later date would be a forecast, not news. */
const WRITTEN = new Date("2026-11-20T00:00:00Z");

const names = AIRLINES.map((airline) => airline.airlineName);

function duplicates(values: readonly string[]): string[] {
  const normal = values.map((value) => value.trim().toLowerCase());
  return normal.filter((value, index) => normal.indexOf(value) !== index);
}

describe("the airline list", () => {
  it("begins with the airlines a candidate can choose at sign-in and three more, in this order", () => {
    const offered: string[] = SIGN_IN_AIRLINES.filter((name) => name !== "Other");
    const most = [...offered, "JetBlue Airways", "Southwest Airlines", "Alaska Airlines"];
    expect(names.slice(0, 15)).toEqual(most);
  });

  it("holds 51 airlines: eleven, twenty-one, seven and twelve in the four regions", () => {
    const inRegion = REGIONS.map((name) => AIRLINES.filter(({ region }) => region === name).length);
    expect(Object.fromEntries(REGIONS.map((name, index) => [name, inRegion[index]]))).toEqual({
      US: 11,
      Europe: 21,
      "Middle East": 7,
      "Asia-Pacific": 12,
    });
    expect(AIRLINES).toHaveLength(51);
  });

  it("lists no airline that has closed or has gone into another one", () => {
    const closed = /spirit|jetstar asia|\bplay\b|vistara|alitalia|asiana/i;
    expect(names.filter((name) => closed.test(name))).toEqual([]);
  });

  it("names no airline of a region or an alliance that it does not belong to", () => {
    const allianceOf = Object.fromEntries(AIRLINES.map(({ id, alliance }) => [id, alliance]));
    expect(allianceOf).toMatchObject({
      sas: "SkyTeam",
      "virgin-atlantic": "SkyTeam",
      "oman-air": "oneworld",
      emirates: "Independent",
      "aer-lingus": "Independent",
      indigo: "Independent",
    });
  });

  it("names no airline, identifier or designator twice", () => {
    expect(duplicates(names)).toEqual([]);
    expect(duplicates(AIRLINES.map((airline) => airline.id))).toEqual([]);
    expect(duplicates(AIRLINES.map((airline) => airline.iataCode))).toEqual([]);
  });

  it("covers all four regions and all four alliance settings, so no filter is empty", () => {
    expect(new Set(AIRLINES.map((airline) => airline.region))).toEqual(new Set(REGIONS));
    expect(new Set(AIRLINES.map((airline) => airline.alliance))).toEqual(new Set(ALLIANCES));
  });

  it("repeats no tip and no piece of news across airlines", () => {
    expect(duplicates(AIRLINES.flatMap((airline) => airline.interviewTips))).toEqual([]);
    expect(duplicates(AIRLINES.flatMap((airline) => airline.recentNews))).toEqual([]);
  });
});

describe.each(AIRLINES)("$airlineName", (airline) => {
  it("has the shape and the plausible figures of an airline fact", () => {
    expect(AirlineFact.parse(airline)).toEqual(airline);
    expect(airline.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(airline.iataCode).toMatch(/^[A-Z0-9]{2}$/);
    // DELAG (1909) was the first airline; the youngest of these was founded in 2008.
    expect(airline.foundedYear).toBeGreaterThanOrEqual(1909);
    expect(airline.foundedYear).toBeLessThanOrEqual(2008);
    // Regional and low-fare airlines work with 25 to 45 people per aircraft, most others with more
    // than 50: far fewer or far more would be a slipped digit.
    expect(airline.employeeCount / airline.fleetSize).toBeGreaterThan(25);
    expect(airline.employeeCount / airline.fleetSize).toBeLessThan(600);
  });

  it("says its mission, its vision and at least three values and differences in words", () => {
    expect(airline.mission.length).toBeGreaterThan(15);
    expect(airline.vision.length).toBeGreaterThan(15);
    expect(airline.coreValues.length).toBeGreaterThanOrEqual(3);
    expect(airline.keyDifferentiators.length).toBeGreaterThanOrEqual(3);
    expect(duplicates(airline.coreValues)).toEqual([]);
  });

  it("gives four to six concrete interview tips", () => {
    expect(airline.interviewTips.length).toBeGreaterThanOrEqual(4);
    expect(airline.interviewTips.length).toBeLessThanOrEqual(6);
    expect(airline.interviewTips.filter((tip) => tip.length < 60)).toEqual([]);
  });

  it("dates two to four pieces of news, oldest first and none from the future", () => {
    expect(airline.recentNews.length).toBeGreaterThanOrEqual(2);
    expect(airline.recentNews.length).toBeLessThanOrEqual(4);
    expect(airline.recentNews.filter((news) => !MONTH_YEAR.test(news))).toEqual([]);
    const dates = airline.recentNews.map((news) => Date.parse(`1 ${news.split(":")[0]} UTC`));
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    expect(Math.max(...dates)).toBeLessThan(WRITTEN.getTime());
  });

  it("names a recent source for each group; only values may be older", () => {
    const { values, ...dated } = airline.sources;
    expect(values.year).toBeGreaterThanOrEqual(2015);
    for (const source of Object.values(dated)) {
      expect(source.year).toBeGreaterThanOrEqual(2023);
      expect(source.year).toBeLessThanOrEqual(2026);
    }
  });

  it("speaks calmly and tidily", () => {
    expect(untidy(textsOf(airline))).toEqual([]);
  });
});
