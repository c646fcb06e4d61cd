import { describe, expect, it } from "vitest";
import { brightnessOf, frameRateOf, lightOf, loudnessOf } from "./model.ts";

const picture = (...pixels: [number, number, number][]) =>
  new Uint8ClampedArray(pixels.flatMap((pixel) => [...pixel, 255]));

describe("light", () => {
  it.each([
    ["an unlit room", picture([20, 20, 25], [40, 38, 35]), "dark"],
    ["a face by a window", picture([180, 150, 130], [120, 120, 125]), "good"],
    ["a lamp in the lens", picture([255, 255, 250], [240, 240, 240]), "bright"],
  ] as const)("%s", (_name, pixels, light) => {
    expect(lightOf(brightnessOf(pixels))).toBe(light);
  });

  it("counts green as the eye does, and nothing as dark", () => {
    expect(brightnessOf(picture([0, 255, 0]))).toBeGreaterThan(brightnessOf(picture([255, 0, 0])));
    expect(brightnessOf(new Uint8ClampedArray())).toBe(0);
  });
});

it.each([
  [0, "silent"],
  [0.2, "quiet"],
  [0.6, "good"],
  [1, "loud"],
])("a loudest moment of %d is %s", (peak, loudness) => {
  expect(loudnessOf(peak)).toBe(loudness);
});

it("the frame rate is counted from the pictures that came", () => {
  expect(frameRateOf(Array.from({ length: 31 }, (_, at) => at * 33.3))).toBe(30);
  expect(frameRateOf([0, 33])).toBeNull();
  expect(frameRateOf([])).toBeNull();
});
