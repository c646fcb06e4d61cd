import { expect, test } from "vitest";
import { APART_PX, spread } from "./place-points.ts";

const spot = { x: 100, y: 100, isBehind: false };

test("points that fall together are moved apart, the first stays, hidden ones take no room", () => {
  const behind = { ...spot, isBehind: true };
  const placed = spread([behind, spot, spot, { ...spot, y: 110 }]);
  expect(placed[0]).toEqual(behind);
  expect(placed[1]).toEqual(spot);
  for (const [at, one] of placed.slice(1).entries())
    for (const other of placed.slice(at + 2))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART_PX);
});
