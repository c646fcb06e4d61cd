import { expect, test } from "vitest";
import { dayAhead, interviewsAhead, soonOf } from "./model.ts";

const NOW = new Date(2099, 10, 30, 10, 0);
const at = (day: number, hour: number, minute = 0) =>
  new Date(2099, 10, 30 + day, hour, minute).toISOString();
const one = (
  scheduledAt: string,
  status: "scheduled" | "in_progress" | "cancelled" = "scheduled",
) => ({
  ...{ scheduledAt, status, duration: 30 },
});

test.each([
  ["begun, and not past its end", one(at(0, 9, 31)), true],
  ["past its end", one(at(0, 9, 30)), false],
  ["late on the seventh day", one(at(6, 23, 45)), true],
  ["a week from today", one(at(7, 0)), false],
  ["held for longer than planned", one(at(0, 8), "in_progress"), true],
  ["left open by its recruiter days ago", one(at(-2, 10), "in_progress"), false],
  ["called off", one(at(1, 10), "cancelled"), false],
])("an interview that is %s", (_, interview, isAhead) => {
  expect(interviewsAhead([interview], NOW)).toEqual(isAhead ? [interview] : []);
});

test("the nearest comes first, whichever side of the table it is on", () => {
  const [later, sooner] = [one(at(2, 9)), one(at(1, 16))];
  expect(interviewsAhead([later, sooner], NOW)).toEqual([sooner, later]);
});

test.each([
  [one(at(0, 10)), { kind: "now" }],
  [one(at(0, 10, 30), "in_progress"), { kind: "now" }],
  [one(at(0, 10, 1)), { kind: "minutes", minutes: 1 }],
  [one(at(0, 11)), { kind: "day" }],
])("%o is said as %o", (interview, soon) => {
  expect(soonOf(interview, NOW)).toEqual(soon);
});

test("days are counted by the calendar, not by hours", () => {
  expect(dayAhead(at(1, 0, 5), new Date(2099, 10, 30, 23, 50))).toBe(1);
});
