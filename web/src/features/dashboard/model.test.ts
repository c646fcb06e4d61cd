import { Progress } from "contract/progress";
import { Response } from "contract/responses";
import { describe, expect, test } from "vitest";
import {
  adviceFor,
  aimOf,
  bestAdvice,
  calendarDay,
  capitalised,
  daysBetween,
  durationParts,
  firstName,
  headlineForm,
  levelOf,
  partOfDay,
  practiceDays,
  remainingOf,
  skillsIn,
  targetFrom,
  weekSums,
  welcomeOf,
} from "./model.ts";
import { answersAt, newcomerProgress, practisedProgress } from "./page.fixture.ts";

const AT = new Date("2026-11-20T12:00:00Z");
const TODAY = "2026-11-20";

test("the fixture is what the contract promises", () => {
  Progress.parse(newcomerProgress(AT));
  Progress.parse(practisedProgress(AT));
  for (const answer of answersAt(AT)) Response.parse(answer);
});

describe("days", () => {
  const days = (interviewDate: string | null) => practiceDays([], TODAY, interviewDate);
  const range = (interviewDate: string | null) => [
    days(interviewDate)[0]?.date,
    days(interviewDate).at(-1)?.date,
  ];

  test.each([
    ["none set: the last fourteen", null, ["2026-11-07", TODAY]],
    ["passed: the last fourteen", "2026-11-19", ["2026-11-07", TODAY]],
    ["today: the last fourteen end on it", TODAY, ["2026-11-07", TODAY]],
    ["in eight days: the row ends on it", "2026-11-28", ["2026-11-15", "2026-11-28"]],
    ["in thirteen days: it begins today", "2026-12-03", [TODAY, "2026-12-03"]],
    ["far away: a week back, a week ahead", "2027-02-01", ["2026-11-14", "2026-11-27"]],
  ])("%s", (_, interviewDate, expected) => {
    expect(range(interviewDate)).toEqual(expected);
    expect(days(interviewDate)).toHaveLength(14);
    expect(days(interviewDate).filter((day) => day.isNow)).toHaveLength(1);
  });

  test("a shade is as high as the practice of its day, at most fully up", () => {
    const practised = [
      { date: "2026-11-18", practiceSeconds: 900, sessions: 1 },
      { date: "2026-11-19", practiceSeconds: 9000, sessions: 3 },
    ];
    const shown = practiceDays(practised, TODAY, null);
    expect(shown.slice(-3).map((day) => day.raise)).toEqual([0.5, 1, 0]);
  });

  test("days ahead and the assessment day are marked", () => {
    const shown = days("2026-11-28");
    expect(shown.filter((day) => day.isAhead)).toHaveLength(8);
    expect(shown.filter((day) => day.isGoal).map((day) => day.date)).toEqual(["2026-11-28"]);
  });

  test("are counted over the change of the clocks", () => {
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(daysBetween(TODAY, "2026-11-19")).toBe(-1);
  });

  test("the calendar day is the one on the person's own clock", () => {
    expect(calendarDay(new Date(2026, 2, 5, 23, 59))).toBe("2026-03-05");
  });
});

test.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [18, "evening"],
])("at %i o'clock it is the %s", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});

test("the first name is what stands before the first space", () => {
  expect(firstName("  Leïla Ben Ali")).toBe("Leïla");
  expect(firstName("小明")).toBe("小明");
});

test.each([
  ["Emirates", 8, "days"],
  ["Emirates", 0, "today"],
  ["Emirates", -3, "past"],
  ["Emirates", null, "airlineOnly"],
  ["", 8, "daysOnly"],
  ["", 0, "todayOnly"],
  ["", -1, "pastOnly"],
  ["", null, "choose"],
])("with airline %j and %j days left the greeting says %s", (airline, daysLeft, aim) => {
  expect(aimOf(airline, daysLeft)).toBe(aim);
});

test("the welcome follows the profile, then what there is to mend", () => {
  const practised = practisedProgress(AT);
  expect(welcomeOf("recruiter", practised)).toBe("recruiter");
  expect(welcomeOf("trainer", newcomerProgress(AT))).toBe("trainer");
  expect(welcomeOf("candidate", newcomerProgress(AT))).toBe("newcomer");
  expect(welcomeOf("candidate", practised)).toBe("next");
  expect(welcomeOf("candidate", { ...practised, nextStep: null })).toBe("steady");
});

test.each([
  [1, 1, "last"],
  [4, 4, "all"],
  [1, 4, "one"],
  [3, 4, "some"],
])("%i weak of %i answers read as '%s'", (weakAnswers, ofAnswers, form) => {
  expect(headlineForm({ weakAnswers, ofAnswers })).toBe(form);
});

// Specification 1, section 9.
test.each([
  [100, "expert"],
  [90, "expert"],
  [89, "advanced"],
  [75, "advanced"],
  [74, "intermediate"],
  [60, "intermediate"],
  [59, "beginner"],
  [40, "beginner"],
  [39, "novice"],
  [0, "novice"],
])("%i % is %s", (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});

test("nothing remains once the target is reached", () => {
  expect(remainingOf(82, 90)).toBe(8);
  expect(remainingOf(90, 90)).toBe(0);
  expect(remainingOf(95, 90)).toBe(0);
});

test("a filter leaves the skills of its category", () => {
  const { skills } = practisedProgress(AT);
  expect(skillsIn(skills, "all")).toHaveLength(4);
  expect(skillsIn(skills, "presentation").map((skill) => skill.id)).toEqual(["presence"]);
});

test.each([
  ["85", 85],
  [" 1 ", 1],
  ["100", 100],
  ["0", null],
  ["101", null],
  ["85.5", null],
  ["", null],
  ["high", null],
])("the target %j is read as %j", (text, target) => {
  expect(targetFrom(text)).toBe(target);
});

test.each([
  [0, { hours: 0, minutes: 0, seconds: 0 }],
  [29, { hours: 0, minutes: 0, seconds: 29 }],
  [45, { hours: 0, minutes: 1, seconds: 0 }],
  [3599, { hours: 1, minutes: 0, seconds: 0 }],
  [24_000, { hours: 6, minutes: 40, seconds: 0 }],
])("%i seconds are whole hours and minutes", (seconds, parts) => {
  expect(durationParts(seconds)).toEqual(parts);
});

test("week sums end with each day from the seventh on", () => {
  expect(weekSums([1, 0, 0, 0, 0, 0, 2, 3, 0])).toEqual([3, 5, 5]);
  expect(weekSums([1, 2])).toEqual([]);
});

test("a line begins with a capital where the script has them", () => {
  expect(capitalised("today", "en")).toBe("Today");
  expect(capitalised("اليوم", "ar")).toBe("اليوم");
});

test("the advice worth most comes first, for the answer and for one of its parts", () => {
  const analysis = answersAt(AT)[0]?.analysis ?? { improvements: [] };
  expect(bestAdvice(analysis)?.worth).toBe(5);
  expect(adviceFor(analysis, "task")?.worth).toBe(2);
  expect(adviceFor(analysis, "situation")).toBeNull();
  expect(bestAdvice({ improvements: [] })).toBeNull();
});
