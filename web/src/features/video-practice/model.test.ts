import type { VideoSession } from "contract/video";
import { expect, test } from "vitest";
import { averageScore, downloadName, minutesAndSeconds, secondsLeft, trendOf } from "./model.ts";

const session = (id: string, overallScore: number | null): VideoSession => ({
  id,
  question: "Why cabin crew?",
  overallScore,
  eyeContactScore: overallScore,
  confidenceScore: overallScore,
  clarityScore: overallScore,
  bodyLanguageScore: overallScore,
  duration: 90,
  createdAt: `2026-11-${id}T12:00:00.000Z`,
  isSample: false,
});

test("the average is the rounded mean of what was scored", () => {
  expect(averageScore([session("20", 80), session("19", 75), session("18", null)])).toBe(78);
  expect(averageScore([session("18", null)])).toBeNull();
});

test("the trend runs from the oldest to the newest, without what has no score", () => {
  const trend = trendOf([session("20", 80), session("19", null), session("18", 70)]);
  expect(trend.map(({ score }) => score)).toEqual([70, 80]);
});

test.each([
  [102, 1, 42],
  [59.6, 1, 0],
  [5, 0, 5],
])("%f seconds are %i min %i s", (length, minutes, seconds) => {
  expect(minutesAndSeconds(length)).toEqual({ minutes, seconds });
});

test.each([
  [500, null],
  [540, 60],
  [599, 1],
  [601, 0],
])("after %i of 600 seconds the count-down shows %s", (elapsed, left) => {
  expect(secondsLeft(elapsed, 600)).toBe(left);
});

test("the download is named as specified, by the day of the person", () => {
  const at = new Date(2026, 10, 2, 23, 59);
  expect(downloadName(at, "video/webm;codecs=vp9")).toBe("interview-practice-2026-11-02.webm");
  expect(downloadName(at, "video/mp4")).toBe("interview-practice-2026-11-02.mp4");
});
