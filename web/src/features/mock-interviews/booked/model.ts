import type { InterviewType } from "contract/coaching";
import type { Evaluation } from "contract/evaluations";
import { INTERVIEW_TYPES, NO_SHOW_AFTER_MINUTES } from "contract/mock-interview-terms";
import type { MockInterview, NewMockInterview, SelfScores } from "contract/mock-interviews";
import type { RubricDimension } from "contract/rubric";
import { RUBRIC_DIMENSIONS } from "contract/rubric-terms";

const MINUTE_MS = 60_000;
const LATE_FROM_MINUTES = 60;

/** Whether one can still be on the way to it: from an hour before it begins until it would end, as the server has it. */
export function canTellLate(
  { status, scheduledAt, duration }: Pick<MockInterview, "status" | "scheduledAt" | "duration">,
  now: Date,
): boolean {
  const minutesOn = (now.getTime() - Date.parse(scheduledAt)) / MINUTE_MS;
  return status === "scheduled" && minutesOn >= -LATE_FROM_MINUTES && minutesOn < duration;
}

/** Whether the other one can be said not to have come: ten minutes after the beginning, as the server has it. */
export function hasNotCome(
  { status, scheduledAt }: Pick<MockInterview, "status" | "scheduledAt">,
  now: Date,
): boolean {
  const minutesOn = (now.getTime() - Date.parse(scheduledAt)) / MINUTE_MS;
  return status === "scheduled" && minutesOn >= NO_SHOW_AFTER_MINUTES;
}

/** What a candidate has filled in so far; null where nothing was chosen. */
export interface BookingFields {
  slot: string | null;
  interviewType: InterviewType | null;
  /** "" for none; null while the target airline stands for it. */
  airline: string | null;
  notes: string;
}

export const NOTHING_CHOSEN: BookingFields = {
  ...{ slot: null, interviewType: null, airline: null, notes: "" },
};

export type BookingFault = "slot" | "interviewType";

/** What is missing before it can be sent, in the order of the form. */
export function bookingFaults({ slot, interviewType }: BookingFields): BookingFault[] {
  return [
    ...(slot === null ? (["slot"] as const) : []),
    ...(interviewType === null ? (["interviewType"] as const) : []),
  ];
}

/** The booking as it is sent; null while something is missing. */
export function bookingOf(
  { slot, interviewType, airline, notes }: BookingFields,
  known: { recruiterId: string; targetAirline: string; timezone: string },
): NewMockInterview | null {
  if (slot === null || interviewType === null) return null;
  const { recruiterId, targetAirline, timezone } = known;
  return {
    ...{ recruiterId, scheduledAt: slot, interviewType, timezone, notes },
    airline: airline ?? targetAirline,
  };
}

/** Names for a choice of airline: all that are known, and the target where it is not among them. */
export function airlineNames(known: readonly string[], target: string): string[] {
  return target === "" || known.includes(target) ? [...known] : [target, ...known];
}

/** Own scores that are complete; null while one of the six is missing. */
export function completeScores(scores: Partial<SelfScores>): SelfScores | null {
  return RUBRIC_DIMENSIONS.every((dimension) => scores[dimension] !== undefined)
    ? (scores as SelfScores)
    : null;
}

export function scoreOf(evaluation: Evaluation, dimension: RubricDimension): number {
  return evaluation[`${dimension}Score`];
}

export interface Gap {
  /** Where the recruiter's score stands, seen from one's own. */
  side: "above" | "below" | "same";
  /** Steps of the scale between the two, to one decimal. */
  steps: number;
}

/** How far a recruiter's score is from one's own. */
export function gapOf(theirs: number, own: number): Gap {
  const steps = Math.round(Math.abs(theirs - own) * 10) / 10;
  if (steps === 0) return { side: "same", steps };
  return { side: theirs > own ? "above" : "below", steps };
}

/** The type of an interview that an evaluation names; "behavioral", which most interviews are, for one that is not known. */
export function typeOf({ interviewType }: Pick<Evaluation, "interviewType">): InterviewType {
  return INTERVIEW_TYPES.find((type) => type === interviewType) ?? "behavioral";
}

export const COMPETENCIES = RUBRIC_DIMENSIONS.filter((dimension) => dimension !== "overall");
export type Competency = (typeof COMPETENCIES)[number];

/** Somewhere to practise a competency: a question to answer, one's stories, a test of judgement, a part of the course. */
export type PracticePlace =
  | { kind: "question"; questionId: string; href: string }
  | { kind: "stories" | "judgement" | "course"; href: string };

export interface PracticeStep {
  competency: Competency;
  score: number;
  places: PracticePlace[];
}

/** For each competency a question of the bank about the past, one about a case on board, and a part of the course. */
export const PRACTICE: Record<Competency, { past: string; onBoard: string; part: string }> = {
  communication: {
    ...{ past: "solved-by-listening", onBoard: "last-rows-without-choice" },
    part: "announcements-and-commands",
  },
  professionalism: {
    ...{ past: "routine-nobody-watched", onBoard: "night-out-before-early-report" },
    part: "human-factors",
  },
  problemSolving: {
    ...{ past: "several-customers-at-once", onBoard: "two-passengers-one-seat" },
    part: "decompression-and-turbulence",
  },
  customerService: {
    ...{ past: "detail-a-guest-noticed", onBoard: "special-meal-missing" },
    part: "passenger-handling",
  },
  safetyAwareness: {
    ...{ past: "stopped-a-risky-act", onBoard: "exit-row-doubt" },
    part: "fire-and-smoke",
  },
};

const question = (questionId: string): PracticePlace => ({
  ...{ kind: "question", questionId, href: `/star-practice?question=${questionId}` },
});

/** What was asked decides what is practised: own events, decisions, or knowledge. */
function placesOf(competency: Competency, type: InterviewType): PracticePlace[] {
  const { past, onBoard, part } = PRACTICE[competency];
  switch (type) {
    case "behavioral":
      return [question(past), { kind: "stories", href: "/story-bank" }];
    case "situational":
      return [question(onBoard), { kind: "judgement", href: "/syllabus?test=judgement" }];
    case "technical":
      return [{ kind: "course", href: `/syllabus?part=${part}` }, question(onBoard)];
  }
}

const STEPS_AT_ONCE = 2;

/**
 * What to practise after an evaluation: its two lowest competencies, the lowest first. Of equal ones first the one that
 * was overrated most by oneself, since it is not seen by oneself; then in the order of the form.
 */
export function practiceNext(evaluation: Evaluation, own: SelfScores | null): PracticeStep[] {
  const type = typeOf(evaluation);
  return COMPETENCIES.map((competency) => {
    const score = scoreOf(evaluation, competency);
    return { competency, score, overrated: own ? own[competency] - score : 0 };
  })
    .sort((one, other) => one.score - other.score || other.overrated - one.overrated)
    .slice(0, STEPS_AT_ONCE)
    .map(({ competency, score }) => ({ competency, score, places: placesOf(competency, type) }));
}
