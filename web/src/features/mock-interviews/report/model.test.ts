import type { EmotionMoment } from "contract/interview-sessions";
import { describe, expect, it, test } from "vitest";
import { sessionAnswer, storedSession } from "../../../testing/interview-samples.ts";
import { askedQuestions, emotionCourse, firstToRead, sinceEarlier } from "./model.ts";

const moment = (at: number, primary: EmotionMoment["primary"]): EmotionMoment => ({
  at,
  primary,
  intensity: "low",
});

describe("the course of an answer", () => {
  it("fills the answer from the first reading to Submit", () => {
    expect(emotionCourse([moment(10, "nervous"), moment(40, "calm")], 100)).toEqual({
      unreadShare: 0.1,
      stretches: [
        { at: 10, until: 40, share: 0.3, primary: "nervous", intensity: "low" },
        { at: 40, until: 100, share: 0.6, primary: "calm", intensity: "low" },
      ],
    });
  });

  it("puts readings in order, the later one of a second counts, and one after Submit is still seen", () => {
    const course = emotionCourse(
      [moment(12, "calm"), moment(4, "nervous"), moment(4, "excited")],
      12,
    );
    expect(course?.stretches.map(({ primary, at, until }) => [primary, at, until])).toEqual([
      ["excited", 4, 12],
      ["calm", 12, 13],
    ]);
  });

  it("is none without readings", () => expect(emotionCourse([], 90)).toBeNull());
});

test.each([
  [80, 72, { way: "more", count: 8 }],
  [60, 72, { way: "less", count: 12 }],
  [72, 72, { way: "same", count: 0 }],
  [null, 72, null],
  [80, null, null],
])("a score of %j against a mean of %j", (score, earlier, change) => {
  expect(sinceEarlier(score, earlier)).toEqual(change);
});

describe("the questions of a session", () => {
  const asked = askedQuestions(storedSession());

  it("keep their places, answered or not", () => {
    expect(asked.map(({ answer }) => answer?.position ?? null)).toEqual([0, 1, 2, null]);
  });

  it("open where the most is to be gained, never at one that could not be scored", () => {
    const scores = asked.map(({ answer }) => answer?.analysis?.overallScore ?? null);
    expect(scores[0]).toBeLessThan(scores[1] ?? 0);
    expect(firstToRead(asked)).toBe(0);
    const silent = askedQuestions(storedSession({ answers: [sessionAnswer(2, null)] }));
    expect(firstToRead(silent)).toBe(2);
    expect(firstToRead([])).toBeNull();
  });
});
