import type { WorkDay, WorkKind } from "contract/progress";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { planOf } from "./plan.ts";
import type { Plan, PlanInput } from "./planned.ts";
import { TASKS } from "./tasks.ts";

const SCREENS = new Set(
  Object.values(TASKS).flatMap(({ path }) => (path ? [path.replace(/[?#].*/, "")] : [])),
);
/** A Monday. */
const TODAY = "2026-11-23";

const plan = (change: Partial<PlanInput> = {}): Plan =>
  planOf({
    ...{ today: TODAY, interviewDate: addDays(TODAY, 14), stage: "final-interview" },
    ...{ weak: { section: null, skills: [] }, minutesPerDay: 40, daysOff: [] },
    ...{ screens: SCREENS, work: [], ticks: [] },
    ...change,
  });

const minutesOf = ({ tasks }: Plan["days"][number]) =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0);
const counted = ({ days }: Plan) => {
  const counts: Record<string, number> = {};
  for (const { tasks } of days)
    for (const { kind } of tasks) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
const did = (date: string, ...kinds: WorkKind[]): WorkDay => ({
  date,
  work: kinds.map((kind) => ({ kind, count: 1, seconds: 300 })),
});

describe("without days to plan", () => {
  test.each([
    ["no date", { interviewDate: null }, "no-date", null, 0],
    ["a date that has passed", { interviewDate: "2026-11-20" }, "passed", -3, 0],
    ["the day itself", { interviewDate: TODAY }, "today", 0, 1],
  ])("%s", (_, change, state, daysLeft, days) => {
    const made = plan(change);
    expect([made.state, made.daysLeft, made.days.length]).toEqual([state, daysLeft, days]);
    expect(made.days.flatMap(({ tasks }) => tasks)).toEqual([]);
    expect(made.shortfall).toBeNull();
  });
});

test("keeps to three tasks and to the minutes of a day, lighter towards the end, the last evening at rest", () => {
  const made = plan();
  expect(made.days).toHaveLength(15);
  for (const day of made.days) {
    expect(day.tasks.length).toBeLessThanOrEqual(3);
    expect(minutesOf(day)).toBeLessThanOrEqual(day.load === "light" ? 20 : 40);
  }
  expect(made.days.slice(-4).map(({ load }) => load)).toEqual([
    "light",
    "light",
    "rest",
    "interview",
  ]);
  expect(made.days.at(-2)?.tasks.map(({ kind }) => kind)).toEqual(["clothes"]);
  expect(made.days.at(-3)?.tasks.map(({ kind }) => kind)).toEqual(["documents", "route"]);
  expect(counted(made)).toMatchObject({ "mock-interview": 3, "written-answer": 4, story: 3 });
  expect(made.shortfall).toBeNull();
  expect(made.days[0]?.tasks.length).toBeGreaterThan(0);
});

test("a date tomorrow is an evening of rest: what is laid out, and nothing new", () => {
  const made = plan({ interviewDate: addDays(TODAY, 1) });
  expect(made.days.map(({ load }) => load)).toEqual(["rest", "interview"]);
  expect(made.days[0]?.tasks.map(({ kind }) => kind)).toEqual(["clothes", "documents"]);
  // Nothing more can be done, however many minutes there are.
  expect(made.shortfall).toMatchObject({ minutesNeeded: null });
});

test("days off stay free, and their work finds other days", () => {
  const made = plan({ daysOff: [0, 6] });
  const off = made.days.filter(({ load }) => load === "off");
  // The second Sunday is the last evening.
  expect(off.map(({ date }) => date)).toEqual(["2026-11-28", "2026-11-29", "2026-12-05"]);
  expect(off.flatMap(({ tasks }) => tasks)).toEqual([]);
  expect(counted(made)["mock-interview"]).toBe(3);
});

test("three minutes a day hold what fits into three minutes, and the plan says what does not", () => {
  const made = plan({ minutesPerDay: 3 });
  for (const day of made.days) expect(minutesOf(day)).toBeLessThanOrEqual(3);
  expect(made.days[0]?.tasks.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ["read-questions", 3],
  ]);
  expect(made.shortfall?.missing.map(({ kind }) => kind)).toContain("mock-interview");
  expect(made.shortfall?.minutesNeeded).toBe(20);
});

test("screens that are not there are not planned", () => {
  const made = plan({ screens: new Set(["/star-practice"]) });
  expect(new Set(Object.keys(counted(made)))).toEqual(
    new Set(["requirements", "written-answer", "documents", "route", "clothes"]),
  );
  expect(made.shortfall).toBeNull();
});

test("a weakness that recurs comes first, with the answer to retake", () => {
  const weak = {
    section: { section: "result" as const, responseId: "r-1" },
    skills: ["speaking" as const],
  };
  // However much was practised before: the latest answers still show it.
  const work = [
    { date: addDays(TODAY, -2), work: [{ kind: "written-answer" as const, count: 9, seconds: 0 }] },
  ];
  const made = plan({ weak, work });
  const tasks = made.days.flatMap((day) => day.tasks);
  expect(made.days[0]?.tasks[0]?.kind).toBe("retake");
  expect(tasks.find(({ kind }) => kind === "retake")).toMatchObject({
    href: "/star-practice?retake=r-1",
    reason: { id: "weak-section", section: "result" },
  });
  expect(tasks.find(({ kind }) => kind === "spoken-answer")?.reason).toEqual({
    id: "weak-speaking",
  });
});

test("today's work ticks off today's tasks without changing them, and more than planned goes from the days ahead", () => {
  const before = plan();
  const [first] = before.days;
  const task = first?.tasks.find(({ kind }) => TASKS[kind].shownBy);
  const shownBy = task && TASKS[task.kind].shownBy;
  if (!first || !shownBy) throw new Error("The first day has nothing that is recognised");
  const after = plan({
    work: [{ date: TODAY, work: [{ kind: shownBy, count: 2, seconds: 600 }] }],
  });
  expect(after.days[0]?.tasks.map(({ kind }) => kind)).toEqual(first.tasks.map(({ kind }) => kind));
  expect(after.days[0]?.tasks.find(({ kind }) => kind === task.kind)?.doneBy).toBe("work");
  expect(counted(after)[task.kind]).toBe((counted(before)[task.kind] ?? 0) - 1);
});

test("a task off the screen is done when it is ticked", () => {
  const made = plan({
    interviewDate: addDays(TODAY, 1),
    ticks: [{ date: TODAY, task: "clothes" }],
  });
  expect(made.days[0]?.tasks.map(({ kind, doneBy }) => [kind, doneBy])).toEqual([
    ["clothes", "hand"],
    ["documents", null],
  ]);
});

describe("a week followed with a moved clock", () => {
  const needed = (work: WorkDay[], today: string) =>
    counted(plan({ today, interviewDate: "2026-12-07", work }));

  test("what is done day by day is not planned again", () => {
    const work: WorkDay[] = [];
    for (let index = 0; index < 7; index++) {
      const today = addDays(TODAY, index);
      const [now] = plan({ today, interviewDate: "2026-12-07", work }).days;
      const kinds = now?.tasks.flatMap(({ kind }) => TASKS[kind].shownBy ?? []) ?? [];
      if (kinds.length > 0) work.push(did(today, ...kinds));
    }
    const done = work.flatMap((day) => day.work).length;
    const left = needed(work, addDays(TODAY, 7));
    const first = needed([], TODAY);
    const recognised = (counts: Record<string, number>) =>
      Object.entries(counts)
        .filter(([kind]) => TASKS[kind as keyof typeof TASKS].shownBy)
        .reduce((sum, [, count]) => sum + count, 0);
    expect(done).toBeGreaterThan(4);
    expect(recognised(left)).toBe(recognised(first) - done);
  });

  test("a missed week is spread over the next one, never beyond the minutes, and said when it does not fit", () => {
    const missed = plan({ today: addDays(TODAY, 7), interviewDate: "2026-12-07" });
    for (const day of missed.days) expect(minutesOf(day)).toBeLessThanOrEqual(40);
    const later = plan().days.slice(7);
    const tasksIn = (days: Plan["days"]) => days.flatMap(({ tasks }) => tasks).length;
    expect(tasksIn(missed.days)).toBeGreaterThan(tasksIn(later));
    const late = plan({ today: addDays(TODAY, 10), interviewDate: "2026-12-07" });
    for (const day of late.days) expect(minutesOf(day)).toBeLessThanOrEqual(40);
    expect(late.shortfall?.missing.length).toBeGreaterThan(0);
    // Four days are too few for all of it, whatever the minutes.
    expect(late.shortfall?.minutesNeeded).toBeNull();
  });
});

test("another date plans anew: nearer is denser, far ones hold twelve weeks", () => {
  const near = plan({ interviewDate: addDays(TODAY, 5) });
  const far = plan({ interviewDate: addDays(TODAY, 300) });
  expect(near.days).toHaveLength(6);
  expect(far.days).toHaveLength(85);
  expect(far.days.every(({ load, tasks }) => load === "normal" && tasks.length > 0)).toBe(true);
  expect(far.daysLeft).toBe(300);
});

test.each([
  ["video-interview", "video-take", "mock-interview"],
  ["application", "story", "mock-interview"],
  ["online-tests", "terms", "video-take"],
  ["online-tests", "review", "mock-interview"],
  ["medical", "documents", "written-answer"],
] as const)("the stage decides: %s asks for %s and not for %s", (stage, asked, not) => {
  const kinds = counted(plan({ stage }));
  expect(kinds[asked]).toBeGreaterThan(0);
  expect(kinds[not]).toBeUndefined();
});
