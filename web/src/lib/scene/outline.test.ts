import { expect, test } from "vitest";
import { Outline } from "./outline.ts";

test("an outline goes round all that it took in, against the clock, with room as asked", () => {
  const outline = new Outline();
  expect(outline.corners(0)).toEqual([]);
  for (const [x, y] of [
    [1, 1],
    [0, 0],
    [4, 0],
    [1, 0.5],
    [4, 2],
    [0, 2],
  ] as const)
    outline.add(x, y);
  const corners = outline.corners(0);
  expect(new Set(corners.map(String))).toEqual(new Set(["0,0", "4,0", "4,2", "0,2"]));
  const area = (places: readonly (readonly [number, number])[]) =>
    places.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = places[(at + 1) % places.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  expect(area(corners)).toBeCloseTo(8);
  expect(area(outline.corners(0.5))).toBeCloseTo(18);
});
