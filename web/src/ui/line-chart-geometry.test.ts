import { expect, test } from "vitest";
import { chartGeometry } from "./line-chart-geometry.ts";

const input = {
  values: [58, 64, 81],
  widthPx: 300,
  heightPx: 200,
  isRtl: false,
  textScale: 1,
  figureLength: (value: number) => String(value).length,
};

test("time runs from the start of reading: to the right, or to the left", () => {
  const ltr = chartGeometry(input).dots.map((dot) => dot.x);
  const rtl = chartGeometry({ ...input, isRtl: true }).dots.map((dot) => dot.x);
  expect(ltr).toEqual(ltr.toSorted((a, b) => a - b));
  expect(rtl).toEqual(ltr.map((x) => Math.round((300 - x) * 10) / 10));
});

test("higher values stand higher, and the target lies within the picture", () => {
  const { dots, targetY } = chartGeometry({ ...input, target: 95 });
  const [first, , last] = dots;
  expect(last?.y).toBeLessThan(first?.y ?? 0);
  expect(targetY).toBeGreaterThan(0);
  expect(targetY).toBeLessThan(last?.y ?? 0);
});

test("no grid line comes so near that its figure would touch the target's", () => {
  const { ticks, targetY } = chartGeometry({ ...input, target: 85 });
  for (const tick of ticks) expect(Math.abs(tick.y - (targetY ?? 0))).toBeGreaterThan(20);
});

test("a single value stands at the end; a flat course lies in the middle", () => {
  const single = chartGeometry({ ...input, values: [70] });
  expect(single.dots[0]?.x).toBe(single.endX);
  const [a, b] = chartGeometry({ ...input, values: [70, 70] }).dots;
  expect(a?.y).toBe(b?.y);
  expect(a?.y).toBeGreaterThan(60);
  expect(a?.y).toBeLessThan(140);
});
