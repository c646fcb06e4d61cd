import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import { describe, expect, test } from "vitest";
import {
  cardsOf,
  exitCounts,
  hasSlideGraphic,
  isDualLane,
  openingOf,
  queryOf,
  slideSecondsOf,
  viewFrom,
  withAircraft,
  withExit,
} from "./model.ts";

const read = (query: string) => viewFrom(new URLSearchParams(query));
const aircraft = (id: string) => read(`aircraft=${id}`).aircraft;

describe("the address", () => {
  test.each([
    ["", "airbus-a320", undefined, "photo", false, false],
    ["aircraft=boeing-787&exit=2R&view=3d&slides=1&work=1", "boeing-787", "2R", "3d", true, true],
    ["exit=OW1L", "airbus-a320", "OW1L", "photo", false, false],
    // An exit of another aircraft, an unknown view, work without an exit.
    [
      "aircraft=embraer-e175&exit=OW1L&view=film&work=1",
      "embraer-e175",
      undefined,
      "photo",
      false,
      false,
    ],
    ["aircraft=concorde", "airbus-a320", undefined, "photo", false, false],
  ])("%s", (query, id, exit, view, areSlidesShown, isWorking) => {
    const shown = read(query);
    expect(shown).toMatchObject({ view, areSlidesShown, isWorking });
    expect([shown.aircraft.id, shown.exit?.exitId]).toEqual([id, exit]);
    expect(read(queryOf(shown))).toEqual(shown);
  });
});

test("another aircraft clears the selected door; a second click lets it go", () => {
  const shown = read("exit=1L&work=1");
  expect(withAircraft(shown, aircraft("boeing-757"))).toMatchObject({
    exit: null,
    isWorking: false,
  });
  const [first, second] = shown.aircraft.exitConfigurations;
  if (!first || !second) throw new Error("exits");
  expect(withExit(shown, first).exit).toBeNull();
  expect(withExit(shown, second).exit).toBe(second);
});

test("four exits at most are cards", () => {
  expect(EVACUATION_EQUIPMENT.map((one) => cardsOf(one).length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test.each([
  ["airbus-a320", ["1L", "1R", "2L", "2R"], []],
  ["boeing-737", ["1L", "1R", "2L", "2R"], []],
  ["boeing-787", ["1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R"], "all"],
])(
  "slide graphics of the %s: no overwing exit, none of low height, two lanes with a line",
  (id, slides, dual) => {
    const drawn = aircraft(id).exitConfigurations.filter(hasSlideGraphic);
    expect(drawn.map(({ exitId }) => exitId).toSorted()).toEqual(slides);
    expect(drawn.filter(isDualLane)).toEqual(dual === "all" ? drawn : []);
  },
);

test("a slide has the seconds of its rule, and every exit its true opening", () => {
  const seconds = (id: string, exitId: string) => {
    const exit = aircraft(id).exitConfigurations.find((one) => one.exitId === exitId);
    return exit && slideSecondsOf(exit);
  };
  expect(seconds("boeing-787", "1L")).toBe(6);
  expect(seconds("airbus-a320", "1L")).toBe(10);
  expect(seconds("boeing-737", "OW1L")).toBe(0);
  for (const one of EVACUATION_EQUIPMENT)
    for (const { exitId } of one.exitConfigurations)
      expect(openingOf(one.id, exitId).id).toBe(exitId);
});

test("exits are counted by type", () => {
  expect(exitCounts(aircraft("airbus-a320"))).toEqual([
    ["Type A", 4],
    ["Type III", 4],
  ]);
});
