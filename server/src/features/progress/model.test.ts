import { Progress } from "contract/progress";
import { describe, expect, test } from "vitest";
import { progressOf } from "./model.ts";
import type { Delivery, Practice } from "./store.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const SECTIONS = { situation: 80, task: 80, action: 80, result: 80 };
const NO_WORTH = { situation: 0, task: 0, action: 0, result: 0 };

let serial = 0;
/** An answer given so many days before now. */
function answer(
  daysAgo: number,
  overall: number | null,
  more: Partial<Practice["scores"]> = {},
): Practice {
  serial += 1;
  return {
    responseId: `00000000-0000-4000-8000-${String(serial).padStart(12, "0")}`,
    at: new Date(NOW.getTime() - daysAgo * 86_400_000),
    seconds: 100,
    question: `Question ${serial}`,
    bankQuestionId: null,
    scores: { overall, structure: overall, sections: SECTIONS, worth: NO_WORTH, ...more },
  };
}

const NO_SCORES = { eyeContact: null, confidence: null, clarity: null, bodyLanguage: null };

/** An answer on sound or video so many days before now. */
function delivery(
  daysAgo: number,
  scores: Partial<Delivery["scores"]>,
  more: Partial<Delivery> = {},
): Delivery {
  const at = new Date(NOW.getTime() - daysAgo * 86_400_000);
  return {
    ...{ at, seconds: 60, question: "Why us?", isOfAnswer: false, overall: null },
    ...{ scores: { ...NO_SCORES, ...scores }, ...more },
  };
}

const progress = (practice: Practice[], zone = "UTC", deliveries: Delivery[] = []) =>
  progressOf({ practice, deliveries, targets: [] }, NOW, zone);
const skill = (result: Progress, id: string) => result.skills.find((entry) => entry.id === id);

describe("progress", () => {
  test("without practice has no verdicts, only empty places", () => {
    const result = Progress.parse(progress([]));
    expect(result).toMatchObject({
      practiceSessions: 0,
      averageScore: null,
      averageScoreChange: null,
      overallReadiness: null,
      nextStep: null,
      week: { sessions: 0, bestScore: null },
    });
    expect(result.skills.map((entry) => entry.currentLevel)).toEqual([null, null, null, null]);
    expect(result.skills.map((entry) => entry.targetLevel)).toEqual([80, 80, 80, 80]);
  });

  test("counts an unscored answer as practice, not as a score", () => {
    const result = progress([answer(2, 60), answer(1, null)]);
    expect(result).toMatchObject({ practiceSessions: 2, averageScore: 60, practiceSeconds: 200 });
    expect(skill(result, "star")?.practiceCount).toBe(1);
  });

  test("never gives a voice or a posture to words", () => {
    const result = progress([answer(1, 90)]);
    expect(skill(result, "speaking")?.currentLevel).toBeNull();
    expect(skill(result, "presence")?.currentLevel).toBeNull();
    expect(result.overallReadiness).toBe(90);
  });

  test("hears confidence in a voice, and sees presence in a picture only", () => {
    const result = progress([], "UTC", [
      delivery(2, { confidence: 60, clarity: 80 }, { overall: 70 }),
      delivery(1, { confidence: 80, eyeContact: 40, bodyLanguage: 90 }, { overall: 71 }),
    ]);
    expect(skill(result, "speaking")).toMatchObject({
      ...{ currentLevel: 76, practiceCount: 2, recentActivity: "Why us?" },
    });
    expect(skill(result, "presence")).toMatchObject({ currentLevel: 65, practiceCount: 1 });
    expect(skill(result, "readiness")).toMatchObject({ currentLevel: 71, practiceCount: 2 });
    expect(result).toMatchObject({ practiceSessions: 2, practiceSeconds: 120, averageScore: null });
  });

  test("is ready by answers and delivery together, in the order of time", () => {
    const deliveries = [delivery(2, {}, { overall: 0, isOfAnswer: true })];
    const result = progress([answer(3, 100), answer(1, 100)], "UTC", deliveries);
    expect(skill(result, "readiness")).toMatchObject({ currentLevel: 67, practiceCount: 3 });
    // An answer and how it was given are one piece of practice.
    expect(result.practiceSessions).toBe(2);
    expect(result.week.sessions).toBe(2);
  });

  test.each([
    [[50], 50],
    [[0, 100], 56],
    [[100, 0], 44],
    [[20, 20, 20, 90, 90, 90], 66],
  ])("the level of %j leans to the latest: %i", (scores, level) => {
    const practice = scores.map((score, index) => answer(scores.length - index, score));
    expect(skill(progress(practice), "star")?.currentLevel).toBe(level);
  });

  test("compares the last five with the first five, from six on", () => {
    const practice = [40, 40, 40, 40, 40, 70].map((score, index) => answer(10 - index, score));
    expect(progress(practice.slice(0, 5)).averageScoreChange).toBeNull();
    expect(progress(practice).averageScoreChange).toBe(6);
  });

  test("a week is the last seven days to the second, and the one before it", () => {
    const result = progress([answer(13.9, 95), answer(7, 90), answer(6.9, 50), answer(0, 70)]);
    expect(result.week).toEqual({
      sessions: 2,
      sessionsBefore: 2,
      practiceSeconds: 200,
      bestScore: 70,
    });
  });

  test("takes a person's own targets", () => {
    const result = progressOf(
      { practice: [], deliveries: [], targets: [{ skill: "star", targetLevel: 95 }] },
      NOW,
      "UTC",
    );
    expect(skill(result, "star")?.targetLevel).toBe(95);
    expect(skill(result, "readiness")?.targetLevel).toBe(80);
  });

  test("trends hold the last thirty, oldest first", () => {
    const practice = Array.from({ length: 40 }, (_, index) => answer(40 - index, index));
    const { scores } = progress(practice);
    expect(scores).toHaveLength(30);
    expect([scores[0]?.score, scores.at(-1)?.score]).toEqual([10, 39]);
  });
});

describe("the calendar", () => {
  test("has fourteen days up to today in the person's own zone", () => {
    const lateEvening = answer(0.1, 70);
    const days = progress([lateEvening], "Asia/Tokyo").days;
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toEqual({ date: "2026-11-20", practiceSeconds: 100, sessions: 1 });
    const auckland = progress([answer(0, 70)], "Pacific/Auckland").days;
    expect(auckland.at(-1)).toMatchObject({ date: "2026-11-21", sessions: 1 });
  });
});

describe("the next step", () => {
  const weak = (daysAgo: number, section: keyof typeof SECTIONS, score: number, worth: number) =>
    answer(daysAgo, 60, {
      sections: { ...SECTIONS, [section]: score },
      worth: { ...NO_WORTH, [section]: worth },
    });

  test("is the section that falls short most often, on the answer where it brings most", () => {
    const practice = [
      weak(4, "result", 60, 5),
      weak(3, "task", 20, 20),
      weak(2, "result", 40, 12),
      weak(1, "result", 70, 2),
    ];
    expect(progress(practice).nextStep).toEqual({
      section: "result",
      weakAnswers: 3,
      ofAnswers: 4,
      responseId: practice[2]?.responseId,
      bankQuestionId: null,
      question: practice[2]?.question,
      worth: 12,
    });
  });

  test("forgets what is older than the last four answers", () => {
    const practice = [weak(9, "task", 10, 30), ...[4, 3, 2, 1].map((day) => answer(day, 90))];
    expect(progress(practice).nextStep).toBeNull();
  });

  test("asks for no retake of an answer that was bettered since", () => {
    const first = { ...weak(3, "result", 10, 30), bankQuestionId: "difficult-customer" };
    const better = { ...answer(1, 95), bankQuestionId: "difficult-customer" };
    expect(progress([first, better]).nextStep).toBeNull();
  });

  test("names no answer of an interview, and none that an interview bettered", () => {
    const question = { bankQuestionId: "difficult-customer" };
    const stored = { ...weak(3, "result", 10, 30), ...question };
    const inInterview = { ...weak(2, "result", 10, 30), responseId: null };
    expect(progress([inInterview]).nextStep).toBeNull();
    expect(progress([stored, inInterview]).nextStep?.responseId).toBe(stored.responseId);
    expect(progress([stored, { ...inInterview, ...question }]).nextStep).toBeNull();
  });

  test("does not ask for a section that the question does not need", () => {
    const motivation = answer(1, 85, { sections: { ...SECTIONS, result: null } });
    expect(progress([motivation]).nextStep).toBeNull();
  });
});
