import { bandOfScore } from "coach/rubric/scale";
import { RUBRIC } from "content/rubric/rubric";
import { INTERVIEW_TYPES, type InterviewType } from "contract/coaching";
import type { SessionAnswer, SessionReport } from "contract/interview-sessions";
import { RUBRIC_DIMENSIONS, type RubricDimension } from "contract/rubric";

/** One answer as far as the report is concerned. */
export type Scored = Pick<SessionAnswer, "rubric"> & { overallScore: number | null };
export type ScoredInPlace = Scored & { position: number; type: InterviewType };

/** Below the middle of the scale words show what is missing: nothing to hold up as the best. */
const WORTH_QUOTING_FROM = 5;

/**
 * A session by competency. `earlier` are the answers of each earlier session. A session counts once there, however many questions it had.
 * Null where nothing was answered.
 */
export function reportOf(
  answers: readonly ScoredInPlace[],
  earlier: readonly (readonly Scored[])[],
): SessionReport | null {
  if (answers.length === 0) return null;
  return {
    dimensions: RUBRIC_DIMENSIONS.map((dimension) => {
      const seen = answers.filter((answer) => scoreOf(answer, dimension) !== null);
      const score = meanOf(answers, dimension);
      return {
        dimension,
        score,
        answers: seen.length,
        anchor: score === null ? null : anchorOf(dimension, score, seen),
        best: bestOf(seen, dimension),
        earlier: mean(earlier.flatMap((session) => meanOf(session, dimension) ?? [])),
      };
    }),
    earlierOverallScore: rounded(earlier.flatMap((session) => overallOf(session) ?? [])),
    earlierSessions: earlier.length,
  };
}

/** Mean of the answers that could be scored, whole points; null without any. */
export function overallOf(answers: readonly Pick<Scored, "overallScore">[]): number | null {
  return rounded(answers.flatMap(({ overallScore }) => overallScore ?? []));
}

const entryOf = ({ rubric }: Scored, dimension: RubricDimension) =>
  rubric.find((entry) => entry.dimension === dimension);

const scoreOf = (answer: Scored, dimension: RubricDimension) =>
  entryOf(answer, dimension)?.score ?? null;

const meanOf = (answers: readonly Scored[], dimension: RubricDimension) =>
  mean(answers.flatMap((answer) => scoreOf(answer, dimension) ?? []));

/** The behaviour that the mean stands for, on the scale of the type that most of these answers were asked in. */
function anchorOf(
  dimension: RubricDimension,
  score: number,
  seen: readonly ScoredInPlace[],
): string | null {
  const countOf = (type: InterviewType) => seen.filter((answer) => answer.type === type).length;
  const [type] = INTERVIEW_TYPES.toSorted((a, b) => countOf(b) - countOf(a));
  return type ? RUBRIC.scales[type][dimension][bandOfScore(Math.round(score))] : null;
}

/** Of the answer that showed it best, the longest of the words that it rests on. */
function bestOf(
  seen: readonly ScoredInPlace[],
  dimension: RubricDimension,
): SessionReport["dimensions"][number]["best"] {
  const found = seen
    .map((answer) => ({ position: answer.position, entry: entryOf(answer, dimension) }))
    .filter(({ entry }) => (entry?.score ?? 0) >= WORTH_QUOTING_FROM)
    .flatMap(({ position, entry }) =>
      (entry?.quotes ?? []).map((quote) => ({ position, quote, score: entry?.score ?? 0 })),
    )
    .toSorted((a, b) => b.score - a.score || b.quote.length - a.quote.length)[0];
  return found ? { position: found.position, quote: found.quote } : null;
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}

function rounded(values: readonly number[]): number | null {
  const value = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.length === 0 ? null : Math.round(value);
}
