import { AIRCRAFT_GEOMETRY } from "content/aircraft-geometry/aircraft-geometry";
import { describe, expect, test } from "vitest";
import { halfWidthAt, planOf, seatPlaces, slideReach } from "./plan-shape.ts";
import { slideLength, slideShape } from "./slide-shape.ts";

describe("a slide", () => {
  test.each([2.59, 3.43, 4.85])("of %s m: from the sill to the ground when it stands", (sill) => {
    const { line, width, tube } = slideShape(sill, 1);
    expect(line[0]?.up).toBeCloseTo(sill, 1);
    expect(line.at(-1)?.up).toBeLessThan(0.1);
    expect([width, tube]).toEqual([1, 1]);
    const { out } = line.at(-1) ?? { out: 0 };
    expect(Math.hypot(out - 0.12, sill)).toBeCloseTo(slideLength(sill), 1);
  });

  test("only grows as it fills, and never dives into the ground", () => {
    let reached = 0;
    for (let at = 0; at <= 20; at++) {
      const { line } = slideShape(3.4, at / 20);
      const toe = line.at(-1)?.out ?? 0;
      expect(toe).toBeGreaterThanOrEqual(reached - 0.02);
      expect(Math.min(...line.map(({ up }) => up))).toBeGreaterThan(0);
      reached = toe;
    }
  });
});

describe.each(AIRCRAFT_GEOMETRY.map((one) => [one.id, one] as const))("%s", (_, geometry) => {
  test("seats lie within the fuselage and clear of the doors", () => {
    const seats = seatPlaces(geometry);
    expect(seats.length).toBeGreaterThan(60);
    for (const [x, y] of seats) expect(Math.abs(y) + 0.19).toBeLessThan(halfWidthAt(geometry, x));
  });

  test("port is below with the nose to the left, and left with the nose up", () => {
    const lying = planOf(geometry, "nose-left");
    const upright = planOf(geometry, "nose-up");
    expect(lying.shareOf(10, -2).top).toBeGreaterThan(0.5);
    expect(upright.shareOf(10, -2).left).toBeLessThan(0.5);
    // Room for the longest slide.
    for (const { sill } of geometry.exits) {
      const toe = geometry.fuselage.width / 2 + slideReach(sill);
      expect(lying.shareOf(10, toe).top).toBeGreaterThan(0);
      expect(upright.shareOf(10, toe).left).toBeLessThan(1);
    }
  });
});
