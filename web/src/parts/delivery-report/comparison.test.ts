import { expect, test } from "vitest";
import { earlierTake, movement } from "./comparison.ts";
import { DELIVERY, deliverySession } from "./delivery.fixture.ts";

const current = deliverySession({ id: "now", createdAt: "2026-11-20T12:00:00.000Z" });
const take = (id: string, createdAt: string, change = {}) =>
  deliverySession({ id, createdAt, ...change });

test("the take before is the latest earlier one of the same question by the same rules", () => {
  const found = earlierTake(current, [
    take("older", "2026-11-10T12:00:00.000Z"),
    take("later", "2026-11-21T12:00:00.000Z"),
    take("before", "2026-11-18T12:00:00.000Z", { overallScore: 76 }),
    take("other question", "2026-11-19T12:00:00.000Z", { question: "Why cabin crew?" }),
    take("other rules", "2026-11-19T13:00:00.000Z", { analysis: { ...DELIVERY, version: "0" } }),
    current,
  ]);
  expect(found).toMatchObject({ id: "before", overallScore: 76 });
  expect(found?.scores).toEqual({ eyeContact: 81, confidence: 82, clarity: 75 });
  expect(found?.values.facing).toBe(74);
  expect(earlierTake(current, [current])).toBeNull();
});

test.each([
  ["into the band", 5, 6.5, "nearer"],
  ["out of it", 6.5, 5, "farther"],
  ["within it, wherever", 5.4, 3.1, "same"],
  ["a hair outside", 5.5, 5.55, "same"],
  ["nearer from below", 2.5, 1.5, "nearer"],
  ["not taken now", null, 5, null],
  ["not taken then", 5, undefined, null],
] as const)("a pace that went %s", (_, value, before, way) => {
  expect(movement({ value, band: { low: 3, high: 5.5 } }, before)).toBe(way);
});
