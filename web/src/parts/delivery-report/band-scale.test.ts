import { expect, test } from "vitest";
import { bandScale } from "./band-scale.ts";
import { measured } from "./delivery.fixture.ts";

test("a value in the middle of its band lies in the middle of it", () => {
  const scale = bandScale(measured({ value: 4.25, band: { low: 3, high: 5.5 } }));
  expect(scale?.value).toBeCloseTo(((scale?.low ?? 0) + (scale?.high ?? 0)) / 2);
});

test.each([
  ["far above", { value: 40, band: { low: 3, high: 5.5 } }],
  ["far below a loudness band", { value: -60, unit: "lufs", band: { low: -33, high: -12 } }],
  ["none of what should be none", { value: 0, unit: "count", band: { low: null, high: 2 } }],
  ["all of a percent", { value: 100, unit: "percent", band: { low: 80, high: null } }],
  ["a band of no width", { value: 0, unit: "count", band: { low: null, high: 0 } }],
] as const)("%s stays on the drawing", (_, change) => {
  const scale = bandScale(measured(change));
  for (const place of [scale?.low, scale?.high, scale?.value]) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
  }
  expect(scale?.high).toBeGreaterThanOrEqual(scale?.low ?? 100);
});

test("an open side reaches the end, the person's own median has its place", () => {
  const scale = bandScale(
    measured({ value: 70, unit: "percent", band: { low: 80, high: null }, baseline: 75 }),
  );
  expect(scale?.high).toBe(100);
  expect(scale?.baseline).toBeGreaterThan(scale?.value ?? 100);
});

test("what was not taken has no place", () => {
  expect(bandScale(measured({ value: null }))).toBeNull();
});
