import type { InterviewStatus } from "contract/mock-interview-terms";
import { expect, test } from "vitest";
import { averageText, stepOf, toEvaluate } from "./model.ts";

test.each<[InterviewStatus, boolean, string | null]>([
  ["scheduled", false, "start"],
  ["in_progress", false, "complete"],
  ["completed", false, "evaluate"],
  ["completed", true, null],
  ["cancelled", false, null],
])("an interview that is %s (evaluated: %s) offers %s", (status, isEvaluated, step) => {
  expect(stepOf({ status, isEvaluated })).toBe(step);
});

test.each([
  [null, null],
  [7, "7.0"],
  [7.45, "7.5"],
])("a mean of %s reads %s", (mean, text) => {
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat("en", options).format(value);
  expect(averageText(mean, format)).toBe(text);
});

test("what waits is what was completed and not evaluated", () => {
  const figures = {
    totalInterviews: 9,
    upcoming: 4,
    completed: 5,
    evaluations: 3,
    averageScore: 7,
  };
  expect(toEvaluate(figures)).toBe(2);
});
