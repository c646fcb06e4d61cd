import type { Response } from "contract/responses";

export interface TrendPoint {
  id: string;
  at: string;
  score: number;
}

/** So many answers make a trend that is read at a glance. */
const LONGEST = 14;

/** Scores of the last answers that were scored by the rules of the newest one, oldest first. */
export function scoreTrend(answersNewestFirst: readonly Response[]): TrendPoint[] {
  const newest = answersNewestFirst.find((answer) => answer.analysis.overallScore !== null);
  if (!newest) return [];
  const { version, source } = newest.analysis;
  return answersNewestFirst
    .flatMap(({ id, createdAt, analysis }) =>
      analysis.overallScore !== null && analysis.version === version && analysis.source === source
        ? [{ id, at: createdAt, score: analysis.overallScore }]
        : [],
    )
    .slice(0, LONGEST)
    .reverse();
}
