import { DOOR_QUIZ } from "content/door-quiz/door-quiz";
import { describe, expect, test } from "vitest";
import {
  askedOf,
  extended,
  keptRun,
  LIMIT_SECONDS,
  movedOn,
  newRun,
  resultOf,
  secondsLeft,
  secondsTaken,
  settled,
  withChoice,
} from "./model.ts";

const QUESTIONS = DOOR_QUIZ.map(askedOf);
const RIGHT = QUESTIONS.map(({ correctAnswer }) => correctAnswer);
const START = 1_790_000_000_000;
const at = (seconds: number) => START + seconds * 1000;
const begun = () => newRun(START, 6, LIMIT_SECONDS);
/** So many right answers, ten seconds each. */
const answered = (count: number) =>
  RIGHT.slice(0, count).reduce(
    (run, answer, index) => movedOn(withChoice(run, answer), at((index + 1) * 10)),
    begun(),
  );

describe("a run", () => {
  test("begins with 300 seconds, which go by the wall clock, also while nobody ticks", () => {
    expect(secondsLeft(begun(), START)).toBe(300);
    expect(secondsLeft(begun(), at(61.5))).toBe(239);
    expect(secondsLeft(begun(), at(9000))).toBe(0);
    // A clock set back gives no more than the limit.
    expect(secondsLeft(begun(), at(-50))).toBe(300);
    expect(secondsLeft(newRun(START, 40, null), at(9000))).toBeNull();
  });

  test("takes one choice for a question, and none can be changed", () => {
    const chosen = withChoice(begun(), "a");
    expect(withChoice(chosen, "b").chosen).toBe("a");
  });

  test("moves on only from a choice, and ends with the last question", () => {
    expect(movedOn(begun(), at(1))).toEqual(begun());
    const whole = answered(6);
    expect(whole.endedAtMs).toBe(at(60));
    expect(secondsTaken(whole, at(500))).toBe(60);
    expect(withChoice(whole, "a")).toBe(whole);
  });

  test("ends at 0 with what was recorded; a choice not moved on from does not count", () => {
    const late = settled(withChoice(answered(2), RIGHT[2] ?? ""), at(300));
    expect(late.endedAtMs).toBe(at(300));
    expect(resultOf(QUESTIONS, late.answers)).toMatchObject({
      score: 2,
      answers: [RIGHT[0], RIGHT[1], null, null, null, null],
    });
    // Neither when it is moved on from in the moment after.
    expect(movedOn(withChoice(answered(2), RIGHT[2] ?? ""), at(301)).answers).toHaveLength(2);
    expect(settled(answered(2), at(299.9)).endedAtMs).toBeNull();
  });
});

describe("more time", () => {
  test("makes the limit longer on the way, and never shorter", () => {
    const longer = extended(answered(2), 450);
    expect(secondsLeft(longer, at(300))).toBe(150);
    expect(extended(longer, LIMIT_SECONDS)).toBe(longer);
    expect(settled(longer, at(460)).endedAtMs).toBe(at(450));
  });

  test("brings back no run that is over, and no clock where there was none", () => {
    const over = settled(answered(2), at(300));
    expect(extended(over, 450)).toBe(over);
    const calm = newRun(START, 40, null);
    expect(extended(calm, 450)).toBe(calm);
  });
});

describe("the result", () => {
  test.each([
    [6, 100, "excellent"],
    [5, 83, "excellent"],
    [4, 67, "good"],
    [3, 50, "needsPractice"],
    [0, 0, "needsPractice"],
  ])("%i right are %i %%, %s", (score, percentage, label) => {
    const given = RIGHT.map((answer, index) => (index < score ? answer : "no"));
    expect(resultOf(QUESTIONS, given)).toMatchObject({ score, total: 6, percentage, label });
  });

  test.each([
    [4, 5, "excellent"],
    [3, 5, "good"],
  ])("%i of %i stands on the border of %s", (score, total, label) => {
    const questions = QUESTIONS.slice(0, total);
    expect(resultOf(questions, RIGHT.slice(0, score)).label).toBe(label);
  });
});

describe("a kept run", () => {
  const kept = (seconds: number, change: object = {}, questions = QUESTIONS) =>
    keptRun(JSON.stringify({ ...answered(2), ...change }), questions, LIMIT_SECONDS, at(seconds));

  test("goes on after a reload, its clock too", () => {
    expect(kept(100)).toEqual(answered(2));
  });

  test("that ran out meanwhile is over, with what was recorded", () => {
    expect(kept(2000)).toMatchObject({ endedAtMs: at(300), answers: RIGHT.slice(0, 2) });
  });

  test.each([
    ["an hour after its limit", () => kept(4000)],
    ["of another bank", () => kept(100, {}, QUESTIONS.slice(1))],
    ["with an answer that was no option", () => kept(100, { answers: ["none of them"] })],
    ["from the future", () => kept(-10)],
    ["without the clock that is asked for", () => kept(100, { limitSeconds: null })],
    ["that is unreadable", () => keptRun("{", QUESTIONS, LIMIT_SECONDS, at(1))],
    ["that is not there", () => keptRun(null, QUESTIONS, LIMIT_SECONDS, at(1))],
  ])("is dropped: one %s", (_, run) => {
    expect(run()).toBeNull();
  });
});
