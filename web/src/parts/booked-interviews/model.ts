import type { Evaluation, Recommendation } from "contract/evaluations";
import { INTERVIEW_STATUSES, type InterviewStatus } from "contract/mock-interview-terms";
import type { RubricDimension } from "contract/rubric";
import type { BadgeTone } from "../../ui/badge.tsx";

/** Specification 1, section 4. */
export const STATUS_TONES: Record<InterviewStatus, BadgeTone> = {
  ...{ scheduled: "blue", in_progress: "yellow", completed: "green", cancelled: "red" },
};

export function isKnownStatus(status: string): status is InterviewStatus {
  return (INTERVIEW_STATUSES as readonly string[]).includes(status);
}

export const RECOMMENDATION_TONES: Record<Recommendation, BadgeTone> = {
  ...{ hire: "green", consider: "yellow", reject: "red" },
};

export type ScoreField = Extract<keyof Evaluation, `${string}Score`>;

/** The six scores of the form, in its order, each with its place in the rubric. */
export const SCORE_FIELDS: readonly { field: ScoreField; dimension: RubricDimension }[] = [
  { field: "overallScore", dimension: "overall" },
  { field: "communicationScore", dimension: "communication" },
  { field: "professionalismScore", dimension: "professionalism" },
  { field: "problemSolvingScore", dimension: "problemSolving" },
  { field: "customerServiceScore", dimension: "customerService" },
  { field: "safetyAwarenessScore", dimension: "safetyAwareness" },
];

/** Those beside the overall score, which stands by itself. */
export const COMPETENCY_FIELDS = SCORE_FIELDS.slice(1);

/** Slots of one calendar day on somebody's clock. */
export interface SlotDay {
  /** "2026-11-28" on that clock. */
  date: string;
  slots: string[];
}

/**
 * Slots by the days that they fall on.
 * @param dayOf the calendar day of an instant on the clock of whoever looks
 */
export function slotDays(slots: readonly string[], dayOf: (slot: string) => string): SlotDay[] {
  const days = Map.groupBy(slots, dayOf);
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/**
 * Slots whose clock time another slot of the same day shows as well: on the night that clocks go back. They need more than
 * their time to be told apart.
 */
export function ambiguousSlots(
  slots: readonly string[],
  timeOf: (slot: string) => string,
): ReadonlySet<string> {
  const byTime = Map.groupBy(slots, timeOf);
  return new Set([...byTime.values()].filter((same) => same.length > 1).flat());
}
