import type { InterviewType } from "contract/coaching";
import type { Recommendation } from "contract/evaluations";
import type { RecruiterAnalytics } from "contract/recruiter-analytics";
import { PAIRS_LEAST } from "contract/recruiter-analytics-terms";
import { RUBRIC_BANDS, RUBRIC_DIMENSIONS } from "contract/rubric-terms";
import { mean, meanInterval, spread } from "./statistics.ts";

type Dimension = (typeof RUBRIC_DIMENSIONS)[number];

/** The figures of one evaluation. */
export interface ScoredEvaluation {
  interviewId: string;
  interviewType: InterviewType;
  /** "" for none. */
  airline: string;
  /** "2026-11" (UTC). */
  month: string;
  recommendation: Recommendation;
  /** 1 to 10 each. */
  scores: Record<Dimension, number>;
}

/** Which interviews are looked at; undefined for every one. */
export interface Choice {
  interviewType?: InterviewType | undefined;
  airline?: string | undefined;
}

/** One interview, as two scored it. */
interface ScoredPair {
  own: ScoredEvaluation;
  other: ScoredEvaluation;
}

const COMPETENCIES = RUBRIC_DIMENSIONS.filter((dimension) => dimension !== "overall");
const bandOf = (score: number) =>
  Math.min(RUBRIC_BANDS.length - 1, Math.max(0, Math.ceil(Math.round(score) / 2) - 1));

/**
 * How somebody scores, and how that lies beside those who scored the same interviews.
 * @param all evaluations that they gave
 * @param others those that others gave of the same interviews
 */
export function analyticsOf(
  all: readonly ScoredEvaluation[],
  others: readonly ScoredEvaluation[],
  { interviewType, airline }: Choice = {},
): RecruiterAnalytics {
  const given = all.filter(
    (one) =>
      (!interviewType || one.interviewType === interviewType) &&
      (!airline || one.airline === airline),
  );
  const byInterview = new Map(given.map((one) => [one.interviewId, one]));
  const pairs = others.flatMap((other) => {
    const own = byInterview.get(other.interviewId);
    return own ? [{ own, other }] : [];
  });
  const byMonth = Map.groupBy(given, ({ month }) => month);
  const months = [...byMonth]
    .map(([month, ofMonth]) => ({
      month,
      count: ofMonth.length,
      mean: mean(ofMonth.map(({ scores }) => scores.overall)),
    }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
  const within = given.flatMap(
    ({ scores }) => spread(COMPETENCIES.map((dimension) => scores[dimension])) ?? [],
  );
  const recommended = (wanted: Recommendation) =>
    given.filter(({ recommendation }) => recommendation === wanted).length;
  return {
    evaluations: given.length,
    months,
    criteria:
      given.length > 0 ? RUBRIC_DIMENSIONS.map((dimension) => criterion(dimension, given)) : [],
    recommendations: {
      ...{ hire: recommended("hire"), consider: recommended("consider") },
      reject: recommended("reject"),
    },
    within: within.length > 0 ? mean(within) : null,
    calibration: calibrationOf(pairs),
    airlines: [...new Set(all.map((one) => one.airline))].filter(Boolean).toSorted(),
  };
}

function criterion(dimension: Dimension, given: readonly ScoredEvaluation[]) {
  const scores = given.map((one) => one.scores[dimension]);
  const bands = RUBRIC_BANDS.map(
    (_, band) => scores.filter((score) => bandOf(score) === band).length,
  );
  return { dimension, mean: mean(scores), spread: spread(scores), bands };
}

function calibrationOf(pairs: readonly ScoredPair[]): RecruiterAnalytics["calibration"] {
  const differences = (dimension: Dimension) =>
    pairs.map(({ own, other }) => own.scores[dimension] - other.scores[dimension]);
  const all = RUBRIC_DIMENSIONS.flatMap(differences);
  return {
    pairs: pairs.length,
    close: all.filter((difference) => Math.abs(difference) <= 1).length,
    scores: all.length,
    sameRecommendation: pairs.filter(
      ({ own, other }) => own.recommendation === other.recommendation,
    ).length,
    leaning:
      pairs.length > 0
        ? RUBRIC_DIMENSIONS.map((dimension) => ({
            dimension,
            difference: mean(differences(dimension)),
            // Fewer pairs give an interval as wide as the scale: it would say nothing and look like knowledge.
            interval: pairs.length < PAIRS_LEAST ? null : meanInterval(differences(dimension)),
          }))
        : [],
  };
}
