import { describe, expect, it, test } from "vitest";
import {
  canRecordAgain,
  firstRun,
  nextQuestion,
  type Run,
  type RunEvent,
  reduceRun,
  rulesOf,
  saidSecondsLeft,
  secondsLeft,
} from "./model.ts";

const RULES = rulesOf();
const S = 1000;

/** A run of two questions from its first moment. */
const after = (events: readonly RunEvent[], rules = RULES): Run =>
  events.reduce((run, event) => reduceRun(run, event, rules, 2), firstRun(0, rules, 0));

const tick = (seconds: number): RunEvent => ({ type: "ticked", atMs: seconds * S });
const RECORDING: RunEvent = { type: "recording", atMs: 34 * S };
const STOPPED: RunEvent = { type: "stopped", hasTake: true, wasCut: false };
const ANSWERING = [tick(30), tick(33), RECORDING];
const KEPT = [...ANSWERING, { type: "finished" } as const, STOPPED];
const next = (seconds: number): RunEvent => ({ type: "next", atMs: seconds * S });

test.each([
  [undefined, 30, 120, 1, "video"],
  [{ moreTime: true, secondTake: false, noCamera: false }, 45, 180, 1, "video"],
  [{ moreTime: false, secondTake: true, noCamera: true }, 30, 120, 2, "audio"],
] as const)("the rules with %j", (accommodations, thinkingSeconds, answerSeconds, takes, mode) => {
  expect(rulesOf(accommodations)).toEqual({ thinkingSeconds, answerSeconds, takes, mode });
});

describe("a one-way interview", () => {
  it.each<[string, RunEvent[], Run["phase"]]>([
    ["begins with time to think", [], { name: "thinking", untilMs: 30 * S }],
    ["counts down when that is over", [tick(30)], { name: "counting", untilMs: 33 * S }],
    [
      "or when the person is ready",
      [{ type: "ready", atMs: 12 * S }],
      { name: "counting", untilMs: 15 * S },
    ],
    ["asks the recorder at the end of the countdown", [tick(30), tick(33)], { name: "starting" }],
    [
      "gives the whole limit from the moment it records",
      ANSWERING,
      { name: "answering", untilMs: 154 * S },
    ],
    ["stops at the limit", [...ANSWERING, tick(154)], { name: "stopping" }],
    [
      "and when the person has said all",
      [...ANSWERING, { type: "finished" }],
      { name: "stopping" },
    ],
    ["keeps the take", KEPT, { name: "kept", wasCut: false }],
    ["goes on to the next question", [...KEPT, next(60)], { name: "thinking", untilMs: 90 * S }],
  ])("%s", (_, events, phase) => {
    expect(after(events).phase).toEqual(phase);
  });

  it("ends after its last question", () => {
    const second = [tick(90), tick(93), RECORDING, { type: "finished" } as const, STOPPED];
    expect(after([...KEPT, next(60), ...second, next(200)])).toMatchObject({
      position: 1,
      phase: { name: "over" },
    });
  });

  it("in a tab that slept still counts down, and ends an answer that ran over at once", () => {
    expect(after([tick(4000)]).phase).toEqual({ name: "counting", untilMs: 4003 * S });
    expect(after([...ANSWERING, tick(9000)]).phase).toEqual({ name: "stopping" });
  });

  it("has one take, and a second one only where it is granted", () => {
    expect(canRecordAgain(after(KEPT), RULES)).toBe(false);
    expect(after([...KEPT, { type: "again", atMs: 70 * S }])).toEqual(after(KEPT));
    const eased = rulesOf({ moreTime: false, secondTake: true, noCamera: false });
    const again = after([...KEPT, { type: "again", atMs: 70 * S }], eased);
    expect(again.phase).toEqual({ name: "counting", untilMs: 73 * S });
    const both = [tick(73), { type: "recording", atMs: 74 * S } as const, tick(999), STOPPED];
    const twice = both.reduce((run, event) => reduceRun(run, event, eased, 2), again);
    expect(canRecordAgain(twice, eased)).toBe(false);
    // The camera is gone by then: the first take counts.
    const gone = [tick(73), { type: "refused", hasTake: true } as const];
    expect(gone.reduce((run, event) => reduceRun(run, event, eased, 2), again).phase).toEqual({
      name: "kept",
      wasCut: false,
    });
  });

  it("counts no take for a device that went away, nor for a recorder that refused", () => {
    const cut = after([...ANSWERING, { type: "stopped", hasTake: true, wasCut: true }]);
    expect(cut).toMatchObject({ takesUsed: 0, phase: { name: "kept", wasCut: true } });
    expect(canRecordAgain(cut, RULES)).toBe(true);
    const refused = after([tick(30), tick(33), { type: "refused", hasTake: false }]);
    expect(refused.phase).toEqual({ name: "failed" });
    expect(canRecordAgain(refused, RULES)).toBe(true);
  });

  it.each<[string, RunEvent[]]>([
    ["a tick before its time", [tick(29.9)]],
    ["an end of no answer", [{ type: "finished" }]],
    ["a next question without a take", [next(5)]],
    ["a recorder that was not asked", [{ type: "recording", atMs: 5 }]],
  ])("takes no news that does not fit: %s", (_, events) => {
    expect(after(events)).toEqual(after([]));
  });
});

test.each([
  [0, 30],
  [29_001, 1],
  [30_000, 0],
  [99_000, 0],
])("after %d ms %d seconds are left", (atMs, left) => {
  expect(secondsLeft(firstRun(0, RULES, 0).phase, atMs)).toBe(left);
});

test.each([
  [31, null],
  [30, 30],
  [11, 30],
  [10, 10],
  [0, null],
  [null, null],
])("with %j seconds left %j is said", (left, said) => {
  expect(saidSecondsLeft(left)).toBe(said);
});

test.each([
  [[], [], 0],
  [[0], [1], 2],
  [[1], [0, 2, 3], null],
])("kept %j, stored %j: goes on with %j", (kept, stored, position) => {
  expect(nextQuestion(4, kept, stored)).toBe(position);
});
