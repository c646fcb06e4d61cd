import { expect, test } from "vitest";
import { momentAt, type Timeline } from "./timeline.ts";

/** "Well, why?" as the second passage of a text, from offset 20. */
const TIMELINE: Timeline = {
  start: 20,
  length: 10,
  words: [
    { text: "Well", start: 0, end: 4, at: 0.05, until: 0.4 },
    { text: "why", start: 6, end: 9, at: 0.7, until: 1 },
  ],
  mouths: [
    { shape: "pursed", at: 0.05, until: 0.1 },
    { shape: "half-open", at: 0.1, until: 0.4 },
    { shape: "rest", at: 0.4, until: 0.7 },
    { shape: "open", at: 0.7, until: 1 },
  ],
};

test.each([
  ["before the first sound nothing is marked", 0, [20, 20, "rest"]],
  ["the moment a word begins", 0.05, [20, 24, "pursed"]],
  ["within it the mouth moves on", 0.2, [20, 24, "half-open"]],
  ["in a pause the mouth rests and the word stays marked", 0.5, [20, 24, "rest"]],
  ["the mouth forms a sound a little before it is heard", 0.68, [20, 24, "open"]],
  ["the next word", 0.7, [26, 29, "open"]],
  ["after the last sound", 1.2, [26, 29, "rest"]],
] as const)("%s", (_, seconds, [start, end, mouth]) => {
  expect(momentAt(TIMELINE, seconds)).toEqual({ start, end, mouth });
});

test("a voice that tells no words: the passage is what is being said", () => {
  expect(momentAt({ ...TIMELINE, words: null, mouths: [] }, 0.5)).toEqual({
    start: 20,
    end: 30,
    mouth: "rest",
  });
});
