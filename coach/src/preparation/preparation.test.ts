import { CULTURE_CHECKS } from "content/cultures/checks";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { SCENES } from "content/cultures/scenes";
import { CULTURAL_REGIONS } from "contract/cultural-terms";
import type { TimingPlan } from "contract/preparation";
import { describe, expect, test } from "vitest";
import { checkTiming } from "./check-timing.ts";
import { gradeWork } from "./grade-work.ts";
import { questionsToPrepare } from "./questions.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const JAPAN = CULTURAL_PROFILES["asia-japan"];

describe("the questions to prepare", () => {
  test.each([
    ["north-america-us", ["north-america-us-1", "north-america-us-2", "north-america-us-3"]],
    ["asia-japan", ["asia-japan-1", "senior-crew-missed-something", "request-never-spoken"]],
    [
      "middle-east-uae",
      ["small-talk-with-passenger", "senior-crew-missed-something", "request-never-spoken"],
    ],
  ] as const)("%s: those of its traits, filled up to three", (region, ids) => {
    expect(questionsToPrepare(CULTURAL_PROFILES[region]).map(({ id }) => id)).toEqual(ids);
  });

  test("are three different ones everywhere", () => {
    for (const region of CULTURAL_REGIONS) {
      const asked = questionsToPrepare(CULTURAL_PROFILES[region]);
      expect(new Set(asked.map(({ question }) => question)).size).toBe(3);
    }
  });
});

describe("the grade of a part", () => {
  const right = CULTURE_CHECKS["asia-japan"].map(({ id, correctAnswer }) => ({
    id,
    choice: correctAnswer,
  }));

  test("of a check is the share of right answers", () => {
    const [first] = CULTURE_CHECKS["asia-japan"];
    const wrong = first?.options.find((option) => option !== first.correctAnswer) ?? "";
    const choices = right.map((each, index) => (index === 0 ? { ...each, choice: wrong } : each));
    expect(gradeWork("asia-japan", { module: "cultural", choices: right }, NOW)).toMatchObject({
      score: 100,
    });
    expect(gradeWork("asia-japan", { module: "cultural", choices }, NOW)).toMatchObject({
      score: 80,
      right: 4,
    });
  });

  test("is refused with a question left out, of another region, or with an invented option", () => {
    const grade = (choices: typeof right) =>
      gradeWork("asia-japan", { module: "cultural", choices }, NOW);
    expect(grade(right.slice(1))).toBe("incomplete");
    expect(gradeWork("europe-uk", { module: "cultural", choices: right }, NOW)).toBe("incomplete");
    expect(grade(right.map((each) => ({ ...each, choice: "Whistle" })))).toBe("incomplete");
    expect(grade([...right.slice(1), ...right.slice(1, 2)])).toBe("incomplete");
    expect(gradeWork("asia-japan", { module: "nonverbal", choices: right }, NOW)).toBe(
      "incomplete",
    );
  });

  test("of body language rests on the scenes of the region", () => {
    for (const region of CULTURAL_REGIONS) {
      const choices = SCENES[region].map(({ id, options }) => ({ id, choice: options[0] }));
      const first = SCENES[region].filter((scene) => scene.options[0] === scene.correctAnswer);
      expect(gradeWork(region, { module: "nonverbal", choices }, NOW)).toMatchObject({
        score: first.length * 25,
      });
    }
  });

  test("of answers is the mean of what the coach could read, and no verdict where it read none", () => {
    const answers = (scores: (number | null)[]) =>
      questionsToPrepare(JAPAN).map(({ id }, index) => ({
        ...{ questionId: id, answer: "I would ask quietly.", feedback: "" },
        score: scores[index] ?? null,
      }));
    const grade = (scores: (number | null)[]) =>
      gradeWork("asia-japan", { module: "questions", answers: answers(scores) }, NOW);
    expect(grade([60, null, 81])).toEqual({ score: 71 });
    expect(grade([null, null, null])).toEqual({ score: null });
    expect(
      gradeWork("europe-uk", { module: "questions", answers: answers([60, 60, 60]) }, NOW),
    ).toBe("incomplete");
  });
});

describe("the plan of the day", () => {
  const plan = (change: Partial<TimingPlan> = {}): TimingPlan => ({
    place: "video",
    interviewAt: "2026-11-27T15:00",
    interviewZone: "Asia/Tokyo",
    homeZone: "Europe/Berlin",
    asleepAt: "20:00",
    wakeAt: "03:30",
    thereAt: "06:40",
    bufferMinutes: 30,
    ...change,
  });
  const broken = (change: Partial<TimingPlan>, profile = JAPAN) =>
    checkTiming(plan(change), profile, NOW)
      .marks.filter(({ isKept }) => !isKept)
      .map(({ rule }) => rule);

  test("holds when everything fits: 15:00 in Tokyo is 07:00 in Berlin", () => {
    const check = checkTiming(plan(), JAPAN, NOW);
    expect(check.score).toBe(100);
    expect(check.at.toISOString()).toBe("2026-11-27T06:00:00.000Z");
    expect([check.there.day, check.there.hour, check.there.weekday]).toEqual([27, 7, 5]);
    expect(check.asleepAt.toISOString()).toBe("2026-11-26T19:00:00.000Z");
    expect(check.marks.map(({ minutes }) => minutes)).toEqual([null, null, null, 20, 30, 160, 450]);
  });

  test.each([
    ["logged in too late", { thereAt: "06:50" }, ["early"]],
    ["logged in after it began", { thereAt: "07:30" }, ["early"]],
    ["no time for what goes wrong", { bufferMinutes: 5 }, ["buffer"]],
    ["hardly awake", { wakeAt: "05:30" }, ["wake"]],
    ["a short night", { asleepAt: "23:00" }, ["sleep"]],
    ["a Saturday", { interviewAt: "2026-11-28T15:00" }, ["office"]],
    [
      "before the office opens",
      { interviewAt: "2026-11-27T08:00", thereAt: "23:40", wakeAt: "15:00", asleepAt: "07:00" },
      ["office"],
    ],
    ["a holiday there", { interviewAt: "2026-11-23T15:00" }, ["office"]],
    ["a day that is over", { interviewAt: "2026-11-20T15:00" }, ["ahead"]],
  ] as const)("%s", (_, change, rules) => {
    expect(broken(change)).toEqual(rules);
  });

  test("in person, the times are those of the city of the interview", () => {
    const check = checkTiming(
      plan({ place: "in-person", asleepAt: "23:00", wakeAt: "08:00", thereAt: "14:30" }),
      JAPAN,
      NOW,
    );
    expect(check.dayZone).toBe("Asia/Tokyo");
    expect(check.score).toBe(100);
    expect(
      broken({ place: "in-person", asleepAt: "23:00", wakeAt: "08:00", thereAt: "14:45" }),
    ).toEqual(["early"]);
  });

  test("warns of an hour that a clock change skips, and of the change itself", () => {
    const skipped = checkTiming(
      plan({
        ...{ interviewZone: "America/New_York", interviewAt: "2027-03-14T02:30" },
        ...{ thereAt: "08:00", wakeAt: "05:00", asleepAt: "21:00" },
      }),
      CULTURAL_PROFILES["north-america-us"],
      NOW,
    );
    expect(skipped.marks[0]).toEqual({ rule: "exists", isKept: false, minutes: null });
    expect(skipped.clockChanges.map(({ zone, byMinutes }) => [zone, byMinutes])).toEqual([
      ["America/New_York", 60],
    ]);
    expect(checkTiming(plan(), JAPAN, NOW).clockChanges).toEqual([]);
  });
});
