import type { InterviewSessionSummary } from "contract/interview-sessions";

/** So many sessions make a trend that is read at a glance. */
const LONGEST_TREND = 14;

export interface TrendPoint {
  id: string;
  at: string;
  score: number;
}

/** Finished sessions that could be scored, oldest first; the samples of a demo account among them. */
export function sessionTrend(newestFirst: readonly InterviewSessionSummary[]): TrendPoint[] {
  return newestFirst
    .flatMap(({ id, startedAt, overallScore, status }) =>
      overallScore === null || status !== "completed"
        ? []
        : [{ id, at: startedAt, score: overallScore }],
    )
    .slice(0, LONGEST_TREND)
    .reverse();
}

/** True of a session that can go on: not ended, and time left on its clock. A one-way interview has no clock of its own. */
export function canResume({
  status,
  kind,
  remainingSeconds,
}: Pick<InterviewSessionSummary, "status" | "kind" | "remainingSeconds">): boolean {
  return status === "in_progress" && (kind === "one-way" || remainingSeconds > 0);
}
