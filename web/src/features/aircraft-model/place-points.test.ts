import { expect, test } from "vitest";
import { APART_PX, spread } from "./place-points.ts";

const spot = { x: 100, y: 100, isBehind: false };

test("points that fall together are moved apart; the first in front stays where it is", () => {
  const placed = spread([
    { ...spot, isBehind: true },
    { ...spot },
    { ...spot },
    { ...spot, y: 110 },
  ]);
  expect(placed[1]).toEqual(spot);
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART_PX);
});

test("what is out of the picture takes no room and stays", () => {
  const out = { ...spot, isBehind: true, isOut: true };
  expect(spread([out, spot])).toEqual([out, spot]);
});
