import { expect, it } from "vitest";
import { levelOf } from "./level.ts";

const tone = (height: number) =>
  Float32Array.from({ length: 1000 }, (_, at) => height * Math.sin(at / 5));

it("fills from silence to loud speech in even steps for the ear", () => {
  expect(levelOf(new Float32Array(1000))).toBe(0);
  expect(levelOf(tone(0.001))).toBeLessThan(0.05);
  expect(levelOf(tone(1))).toBe(1);
  const [quiet, twice, again] = [0.02, 0.04, 0.08].map((height) => levelOf(tone(height)));
  expect((twice ?? 0) - (quiet ?? 0)).toBeCloseTo((again ?? 0) - (twice ?? 0), 3);
});
