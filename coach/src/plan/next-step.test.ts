import { expect, test } from "vitest";
import { nextStepOf } from "./next-step.ts";
import type { Plan, PlannedTask } from "./planned.ts";

const task = (change: Partial<PlannedTask> = {}): PlannedTask => ({
  ...{ kind: "mock-interview", minutes: 30, href: "/mock-interviews" },
  ...{ reason: { id: "untried" }, doneBy: null },
  ...change,
});
const ahead = (daysLeft: number, ...tasks: PlannedTask[]): Plan => ({
  state: daysLeft === 0 ? "today" : "ahead",
  daysLeft,
  days: [{ date: "2026-11-23", load: "normal", tasks }],
  shortfall: null,
});
const none = (state: "no-date" | "passed"): Plan => ({
  ...{ state, daysLeft: state === "passed" ? -2 : null, days: [], shortfall: null },
});
const done = task({ doneBy: "work" });
const retake = task({ kind: "retake" });

test.each([
  ["the day itself", ahead(0), 9, 3, "interview-today"],
  ["the evening before, whatever is weak", ahead(1, task()), 9, 3, "last-evening"],
  ["a date that has passed", none("passed"), 9, 3, "how-did-it-go"],
  ["nothing practised yet", ahead(9, task()), 0, null, "first-answer"],
  ["a habit that costs points", ahead(9, task()), 9, 3, "retake"],
  ["one weak answer: the plan goes on", ahead(9, task()), 9, 1, "plan-task"],
  ["one weak answer, and its retake is planned", ahead(9, retake), 9, 1, "retake"],
  [
    "the retake of today is done",
    ahead(9, { ...retake, doneBy: "work" }, task()),
    9,
    3,
    "plan-task",
  ],
  ["the day is done", ahead(9, done), 9, null, "day-done"],
  ["no date, a weakness", none("no-date"), 9, 1, "retake"],
  ["no date, nothing weak", none("no-date"), 9, null, "free"],
  ["a day off", ahead(9), 9, null, "free"],
] as const)("%s", (_, plan, practised, weakAnswers, kind) => {
  const weak = weakAnswers === null ? null : { weakAnswers };
  expect(nextStepOf({ plan, practised, weak }).kind).toBe(kind);
});

test("the plan's task comes with what is left of the day", () => {
  expect(nextStepOf({ plan: ahead(9, done, task(), task()), practised: 4, weak: null })).toEqual({
    ...{ kind: "plan-task", task: task(), daysLeft: 9, tasksLeft: 2 },
  });
});
