import { QUESTIONS } from "content/questions/questions";
import { TOPICS } from "content/syllabus/topics";
import type { Evaluation } from "contract/evaluations";
import type { SelfScores } from "contract/mock-interviews";
import { describe, expect, test } from "vitest";
import { evaluation } from "../../../testing/booking-samples.ts";
import {
  airlineNames,
  type BookingFields,
  bookingFaults,
  bookingOf,
  COMPETENCIES,
  canTellLate,
  completeScores,
  gapOf,
  hasNotCome,
  NOTHING_CHOSEN,
  PRACTICE,
  practiceNext,
} from "./model.ts";

const OWN: SelfScores = {
  ...{ overall: 7, communication: 7, professionalism: 7 },
  ...{ problemSolving: 7, customerService: 7, safetyAwareness: 7 },
};
const AT = "2026-11-30T10:00:00.000Z";

test.each([
  ["an hour and a minute before", "08:59", "scheduled", false],
  ["an hour before", "09:00", "scheduled", true],
  ["when it is nearly over", "10:29", "scheduled", true],
  ["when it would be over", "10:30", "scheduled", false],
  ["once it has begun", "10:05", "in_progress", false],
] as const)("being late %s can be told: %s %s → %s", (_, time, status, expected) => {
  const now = new Date(`2026-11-30T${time}:00.000Z`);
  expect(canTellLate({ status, scheduledAt: AT, duration: 30 }, now)).toBe(expected);
});

test.each([
  ["nine minutes after the beginning", "10:09", "scheduled", false],
  ["ten minutes after it", "10:10", "scheduled", true],
  ["once it has begun", "10:20", "in_progress", false],
] as const)("that nobody came can be said: %s %s → %s", (_, time, status, expected) => {
  const now = new Date(`2026-11-30T${time}:00.000Z`);
  expect(hasNotCome({ status, scheduledAt: AT }, now)).toBe(expected);
});

describe("a booking", () => {
  const known = { recruiterId: "rosa", targetAirline: "KLM", timezone: "Asia/Dubai" };
  const filled: BookingFields = { ...NOTHING_CHOSEN, slot: AT, interviewType: "technical" };

  test.each<[string, BookingFields, string[]]>([
    ["nothing", NOTHING_CHOSEN, ["slot", "interviewType"]],
    ["no kind", { ...filled, interviewType: null }, ["interviewType"]],
    ["all", filled, []],
  ])("with %s chosen misses %s", (_, fields, missing) => {
    expect(bookingFaults(fields)).toEqual(missing);
    expect(bookingOf(fields, known) === null).toBe(missing.length > 0);
  });

  test("is for the target airline until another is chosen, or none", () => {
    expect(bookingOf(filled, known)).toMatchObject({ airline: "KLM", scheduledAt: AT });
    expect(bookingOf({ ...filled, airline: "" }, known)).toMatchObject({ airline: "" });
  });

  test("offers the target airline also where it is on no list", () => {
    expect(airlineNames(["KLM", "SAS"], "Loganair")).toEqual(["Loganair", "KLM", "SAS"]);
    expect(airlineNames(["KLM", "SAS"], "SAS")).toEqual(["KLM", "SAS"]);
    expect(airlineNames(["KLM"], "")).toEqual(["KLM"]);
  });
});

test("own scores count when all six are there", () => {
  const { overall: _, ...five } = OWN;
  expect(completeScores(five)).toBeNull();
  expect(completeScores(OWN)).toEqual(OWN);
});

test.each([
  [7, 5, { side: "above", steps: 2 }],
  [6.5, 7, { side: "below", steps: 0.5 }],
  [8, 8, { side: "same", steps: 0 }],
] as const)("a recruiter's %d is seen from one's own %d", (theirs, own, gap) => {
  expect(gapOf(theirs, own)).toEqual(gap);
});

describe("what to practise next", () => {
  const placesOf = (change: Partial<Evaluation>, own: SelfScores | null = null) =>
    practiceNext(evaluation(change), own).map(({ competency, places }) => [
      competency,
      ...places.map(({ href }) => href),
    ]);

  test.each<[string, string[][]]>([
    [
      "behavioral",
      [
        ["safetyAwareness", "/star-practice?question=stopped-a-risky-act", "/story-bank"],
        ["problemSolving", "/star-practice?question=several-customers-at-once", "/story-bank"],
      ],
    ],
    [
      "situational",
      [
        [
          ...["safetyAwareness", "/star-practice?question=exit-row-doubt"],
          "/syllabus?test=judgement",
        ],
        [
          ...["problemSolving", "/star-practice?question=two-passengers-one-seat"],
          "/syllabus?test=judgement",
        ],
      ],
    ],
    [
      "technical",
      [
        [
          ...["safetyAwareness", "/syllabus?part=fire-and-smoke"],
          "/star-practice?question=exit-row-doubt",
        ],
        [
          ...["problemSolving", "/syllabus?part=decompression-and-turbulence"],
          "/star-practice?question=two-passengers-one-seat",
        ],
      ],
    ],
  ])("after a %s interview are its two lowest competencies", (interviewType, expected) => {
    expect(placesOf({ interviewType })).toEqual(expected);
  });

  test("of equal ones the overrated one comes first", () => {
    const change = { communicationScore: 5, safetyAwarenessScore: 5 };
    const own = { ...OWN, safetyAwareness: 9, communication: 6 };
    const first = (given: SelfScores | null) => placesOf(change, given)[0]?.[0];
    expect([first(null), first(own)]).toEqual(["communication", "safetyAwareness"]);
  });

  test.each(COMPETENCIES)("for %s are questions of the bank and a part of the course", (one) => {
    const { past, onBoard, part } = PRACTICE[one];
    const kindOf = (id: string) => QUESTIONS.find((question) => question.id === id)?.kind;
    expect([kindOf(past), kindOf(onBoard)]).toEqual(["behavioural", "hypothetical"]);
    expect(TOPICS.map(({ id }) => id)).toContain(part);
  });
});
