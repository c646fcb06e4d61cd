import { expect, test } from "vitest";
import { mouthsByLoudness, mouthsOfWord, mouthWhileSpeaking } from "./mouths-without-times.ts";

test("silence keeps the mouth closed, and the louder the sound the wider it opens", () => {
  const rate = 1000;
  const samples = new Float32Array(180);
  samples.fill(0.4, 60, 120);
  samples.fill(1, 120, 180);
  expect(mouthsByLoudness(samples, rate).map(({ shape }) => shape)).toEqual([
    "rest",
    "half-open",
    "open",
  ]);
  expect(mouthsByLoudness(new Float32Array(120), rate).map(({ shape }) => shape)).toEqual(["rest"]);
});

test.each([
  ["Map", ["closed", "open", "closed"]],
  ["été", ["half-open", "tongue-ridge", "half-open"]],
  ["飞", ["half-open", "tongue-ridge"]],
  ["—", []],
])("a word known by its letters alone: %s", (word, shapes) => {
  expect(mouthsOfWord(word, 1).map(({ shape }) => shape)).toEqual(shapes);
});

test("letters pass quicker at a quicker pace", () => {
  expect(mouthsOfWord("ab", 2).at(-1)?.until).toBeCloseTo(0.075);
});

test("the mouth opens and closes as long as somebody speaks", () => {
  const shapes = new Set([0, 0.15, 0.3, 0.45].map((seconds) => mouthWhileSpeaking(seconds, 1)));
  expect(shapes.size).toBe(4);
});
