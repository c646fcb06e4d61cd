import { expect, test } from "vitest";
import { AIRLINE_REASONS } from "./airline-reasons.ts";
import { REASONS } from "./reasons.ts";
import { WEAKNESSES } from "./weaknesses.ts";

test.each([
  ["weaknesses", WEAKNESSES],
  ["reasons", REASONS],
  ["reasons for one airline", AIRLINE_REASONS],
])("each of the %s is there once and is read in one breath", (_, answers) => {
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  expect(new Set(answers.map(({ advice }) => advice)).size).toBe(answers.length);
  for (const { advice } of answers) {
    const words = advice.split(/\s+/).length;
    expect(words, advice).toBeGreaterThanOrEqual(30);
    expect(words, advice).toBeLessThanOrEqual(75);
  }
});
