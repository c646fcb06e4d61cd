import { expect, test } from "vitest";
import { scoreTone } from "./score-tone.ts";

test.each([
  [100, "green"],
  [90, "green"],
  [89.9, "blue"],
  [80, "blue"],
  [79, "yellow"],
  [70, "yellow"],
  [69, "red"],
  [0, "red"],
])("a score of %d is %s", (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});
