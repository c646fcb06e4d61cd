import type { InterviewStatus, Party } from "contract/mock-interview-terms";
import { describe, expect, test } from "vitest";
import { canBeLate, stepFault } from "./model.ts";

const BEGINS = new Date("2026-11-28T10:00:00Z");
const at = (minutes: number) => new Date(BEGINS.getTime() + minutes * 60_000);
const interview = (status: InterviewStatus) => ({ status, scheduledAt: BEGINS, duration: 30 });

describe("a step", () => {
  test.each<[InterviewStatus, InterviewStatus, Party, string | null]>([
    ["scheduled", "in_progress", "recruiter", null],
    ["in_progress", "completed", "recruiter", null],
    ["scheduled", "cancelled", "candidate", null],
    ["scheduled", "cancelled", "recruiter", null],
    ["in_progress", "cancelled", "recruiter", null],
    ["scheduled", "in_progress", "candidate", "recruiter-only"],
    ["in_progress", "cancelled", "candidate", "recruiter-only"],
    ["scheduled", "completed", "recruiter", "not-next"],
    ["scheduled", "scheduled", "recruiter", "not-next"],
    ["completed", "scheduled", "recruiter", "not-next"],
    ["completed", "cancelled", "recruiter", "not-next"],
    ["cancelled", "scheduled", "recruiter", "not-next"],
  ])("from %s to %s by the %s: %s", (from, status, party, fault) => {
    expect(stepFault(interview(from), { status, noShow: false }, party, at(0))).toBe(fault);
  });
});

test.each<[InterviewStatus, Party, number, string | null]>([
  ["cancelled", "recruiter", 9, "not-absent-yet"],
  ["cancelled", "recruiter", 10, null],
  ["cancelled", "candidate", 10, null],
  ["in_progress", "recruiter", 10, "not-next"],
])("who is not there: %s by the %s after %d minutes: %s", (status, party, minutes, fault) => {
  expect(stepFault(interview("scheduled"), { status, noShow: true }, party, at(minutes))).toBe(
    fault,
  );
});

test.each<[InterviewStatus, number, boolean]>([
  ["scheduled", -61, false],
  ["scheduled", -60, true],
  ["scheduled", 29, true],
  ["scheduled", 30, false],
  ["in_progress", 0, false],
])(
  "somebody may be late for one that is %s, %d minutes from its beginning: %s",
  (status, minutes, can) => {
    expect(canBeLate(interview(status), at(minutes))).toBe(can);
  },
);
