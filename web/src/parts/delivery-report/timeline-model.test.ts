import { expect, test } from "vitest";
import { axisTicks, barsOf, jumpTarget, paceLine, placeOf } from "./timeline-model.ts";

test("a bar keeps the loudest of what it stands for, and there are never more bars than levels", () => {
  expect(barsOf([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  expect(barsOf([0.1, 0.9], 50)).toEqual([0.1, 0.9]);
  expect(barsOf([], 50)).toEqual([]);
});

test.each([
  [0, 0],
  [30, 50],
  [90, 100],
  [-3, 0],
])("second %f of sixty lies at %f percent", (seconds, percent) => {
  expect(placeOf(seconds, 60)).toBe(percent);
});

test("an empty recording has its place at the start", () => {
  expect(placeOf(3, 0)).toBe(0);
});

test("the axis begins at nothing and ends at the end", () => {
  expect(axisTicks(100, 5)).toEqual([0, 25, 50, 75, 100]);
});

test.each([
  ["inside a mark: its start", 25, 24],
  ["within a finger's reach before it", 22.5, 24],
  ["within reach behind it", 29, 24],
  ["out of reach: the second itself", 40, 40],
])("a tap %s", (_, tapped, target) => {
  const marks = [
    { at: 24, until: 28 },
    { at: 60, until: 61 },
  ];
  expect(jumpTarget(tapped, marks, 2)).toBe(target);
});

test("the pace is a line that breaks where nobody speaks, over its band", () => {
  const { path, band, top } = paceLine([4, 5, null, 6], { low: 3, high: 5.5 });
  expect(path.match(/M/g)).toHaveLength(2);
  expect(top).toBe(7);
  expect(band?.height).toBeGreaterThan(0);
  expect(paceLine([9, 9], null)).toMatchObject({ top: 9, band: null });
});
