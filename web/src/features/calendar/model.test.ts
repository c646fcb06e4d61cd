import type { PlanDay } from "coach/plan/planned";
import { describe, expect, test } from "vitest";
import {
  applicationFault,
  changesOf,
  interviewFaults,
  minutesFrom,
  NO_APPLICATION,
  weeksOf,
} from "./model.ts";

const day = (date: string): PlanDay => ({ date, load: "normal", tasks: [] });

test("weeks are whole, begin with the language's day, and hold what was done before today", () => {
  const days = ["2026-11-25", "2026-11-26", "2026-11-30"].map(day);
  const work = [
    { date: "2026-11-23", work: [{ kind: "written-answer" as const, count: 2, seconds: 900 }] },
  ];
  const weeks = weeksOf(days, work, "2026-11-25", 1);
  expect(weeks.map((week) => [week[0]?.date, week.at(-1)?.date])).toEqual([
    ["2026-11-23", "2026-11-29"],
    ["2026-11-30", "2026-12-06"],
  ]);
  expect(weeks[0]?.[0]).toMatchObject({ doneMinutes: 15, doneCount: 2, raise: 0.5, plan: null });
  expect(weeks[0]?.[2]?.isToday).toBe(true);
  expect(weeksOf(days, work, "2026-11-25", 0)[0]?.[0]?.date).toBe("2026-11-22");
});

describe("the interview's fields", () => {
  const fine = { date: "2026-12-01", airline: "", stage: "", minutes: "30", daysOff: [] };
  test.each([
    ["all in order", {}, false, []],
    ["no date", { date: "" }, false, []],
    ["today", { date: "2026-11-23" }, false, []],
    ["a day that has passed", { date: "2026-11-22" }, false, ["past"]],
    ["a day that no calendar has", { date: "" }, true, ["date"]],
    ["a year of five digits", { date: "12026-01-01" }, false, ["past"]],
    ["no minutes", { minutes: "" }, false, ["minutes"]],
    ["half minutes", { minutes: "12.5" }, false, ["minutes"]],
    ["a whole week off", { daysOff: [0, 1, 2, 3, 4, 5, 6] }, false, ["daysOff"]],
  ])("%s", (_, change, isBadDate, faults) => {
    const found = interviewFaults({ ...fine, ...change }, isBadDate, "2026-11-23");
    expect([...found]).toEqual(faults);
  });
  test("minutes from 3 to 240", () => {
    expect(["2", "3", "240", "241", "abc", " 20 "].map(minutesFrom)).toEqual([
      ...[null, 3, 240, null, null, 20],
    ]);
  });
});

describe("an application", () => {
  const fine = { ...NO_APPLICATION, airline: "KLM" };
  test.each([
    ["all in order", {}, false, null],
    ["blank", { airline: "  " }, false, "airline"],
    ["an impossible day", {}, true, "date"],
    ["5,000 characters of notes", { notes: "x".repeat(5000) }, false, null],
    ["one more", { notes: "x".repeat(5001) }, false, "notes"],
  ])("%s", (_, change, isBadDate, fault) => {
    expect(applicationFault({ ...fine, ...change }, isBadDate)).toBe(fault);
  });
  test("sends only what was changed, an emptied date as none", () => {
    const before = { ...fine, nextDate: "2026-12-01" };
    expect(changesOf(before, { ...before, airline: " KLM " })).toEqual({});
    expect(changesOf(before, { ...before, nextDate: "" })).toEqual({ nextDate: null });
  });
});
