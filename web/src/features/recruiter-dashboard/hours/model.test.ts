import { describe, expect, test } from "vitest";
import { nextWindow, QUARTERS, startingAt, weekFrom, windowsOf, withWindows } from "./model.ts";

const RULES = [
  { weekday: 1, from: "14:00", until: "16:00" },
  { weekday: 1, from: "09:00", until: "11:00" },
  { weekday: 3, from: "10:00", until: "12:00" },
];

test("a day's windows come in the order of the day, and are changed without touching others", () => {
  expect(windowsOf({ rules: RULES }, 1).map(({ from }) => from)).toEqual(["09:00", "14:00"]);
  expect(withWindows({ rules: RULES }, 1, [{ from: "20:00", until: "24:00" }])).toEqual([
    { weekday: 1, from: "20:00", until: "24:00" },
    { weekday: 3, from: "10:00", until: "12:00" },
  ]);
});

test("a day has 97 quarters to begin or end at", () => {
  expect([QUARTERS.length, QUARTERS[1], QUARTERS.at(-1)]).toEqual([97, "00:15", "24:00"]);
});

describe("a further window", () => {
  test.each([
    ["of an empty day", [], { from: "09:00", until: "11:00" }],
    [
      "an hour after the last",
      [{ from: "09:00", until: "11:00" }],
      { from: "12:00", until: "14:00" },
    ],
    [
      "up to the end of the day",
      [{ from: "09:00", until: "22:30" }],
      { from: "23:30", until: "24:00" },
    ],
    ["of a full day", [{ from: "09:00", until: "24:00" }], null],
  ])("%s", (_, windows, expected) => {
    expect(nextWindow(windows)).toEqual(expected);
  });
});

test.each([
  ["10:00", { from: "10:00", until: "11:00" }],
  ["11:30", { from: "11:30", until: "12:30" }],
  ["23:45", { from: "23:45", until: "24:00" }],
])("a window that is made to begin at %s ends later than that", (from, expected) => {
  expect(startingAt({ from: "09:00", until: "11:00" }, from)).toEqual(expected);
});

test("a week begins where the region's does", () => {
  expect(weekFrom(6)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});
