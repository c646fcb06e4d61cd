import { expect, it, test } from "vitest";
import { sessionSummary } from "../../../testing/interview-samples.ts";
import { canResume, sessionTrend } from "./model.ts";

it("the trend is of finished sessions with a score, oldest first", () => {
  const points = sessionTrend([
    sessionSummary({ id: "c", overallScore: 81 }),
    sessionSummary({ id: "going", status: "in_progress", overallScore: 40 }),
    sessionSummary({ id: "silent", overallScore: null }),
    sessionSummary({ id: "a", overallScore: 64 }),
  ]);
  expect(points.map(({ id, score }) => [id, score])).toEqual([
    ["a", 64],
    ["c", 81],
  ]);
});

test.each([
  ["avatar", "in_progress", 100, true],
  ["avatar", "in_progress", 0, false],
  ["avatar", "completed", 100, false],
  ["one-way", "in_progress", 0, true],
] as const)("%s, %s, %d s left: can go on %s", (kind, status, remainingSeconds, can) => {
  expect(canResume({ kind, status, remainingSeconds })).toBe(can);
});
