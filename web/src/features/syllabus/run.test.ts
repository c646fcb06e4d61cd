import { describe, expect, test } from "vitest";
import { movedOn, newRun, secondsLeft, secondsTaken, settled, withAnswer } from "./run.ts";

const START = 1_790_000_000_000;
const at = (seconds: number) => START + seconds * 1000;
const begun = newRun(["a", "b"], 1, START, { limitSeconds: 60 });

describe("a run", () => {
  test("goes by the wall clock, also while nobody ticks", () => {
    expect([0, 20.5, 900].map((seconds) => secondsLeft(begun, at(seconds)))).toEqual([60, 40, 0]);
    expect(secondsLeft(begun, at(-30))).toBe(60);
    expect(secondsLeft(newRun(["a"], 1, START), at(900))).toBeNull();
  });

  test("keeps the first answer, moves on from an answer only, and ends with the last", () => {
    expect(movedOn(begun, at(1))).toEqual(begun);
    const first = withAnswer(withAnswer(begun, "x", at(2)), "y", at(3));
    expect(first.chosen).toBe("x");
    const done = movedOn(withAnswer(movedOn(first, at(4)), "z", at(5)), at(9));
    expect(done).toMatchObject({ answers: ["x", "z"], chosen: null, endedAtMs: at(9) });
    expect(secondsTaken(done, at(500))).toBe(9);
    expect(withAnswer(done, "w", at(10))).toBe(done);
  });

  test("ends when its time is out, with the answer that stood there, at the moment it was out", () => {
    const slept = withAnswer(begun, "x", at(10));
    expect(settled(slept, at(4000))).toMatchObject({ answers: ["x"], endedAtMs: at(60) });
    expect(withAnswer(begun, "late", at(61)).answers).toEqual([]);
    expect(settled(slept, at(59.9))).toBe(slept);
  });
});
