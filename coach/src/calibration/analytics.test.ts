import { RUBRIC_DIMENSIONS } from "contract/rubric-terms";
import { expect, test } from "vitest";
import { analyticsOf, type ScoredEvaluation } from "./analytics.ts";
import { mean, meanInterval, spread } from "./statistics.ts";

const scored = (
  overall: number,
  rest = overall,
  change: Partial<ScoredEvaluation> = {},
): ScoredEvaluation => ({
  ...{ interviewId: "i", interviewType: "behavioral", airline: "KLM", month: "2026-10" },
  recommendation: "consider",
  scores: {
    ...(Object.fromEntries(
      RUBRIC_DIMENSIONS.map((name) => [name, rest]),
    ) as ScoredEvaluation["scores"]),
    overall,
  },
  ...change,
});

test("a mean, its spread and its interval are those of the textbook", () => {
  const values = [4, 5, 6, 7, 8];
  expect([mean(values), spread(values)]).toEqual([6, Math.sqrt(2.5)]);
  // 6 ± 2.776 · 1.5811 / √5
  expect(meanInterval(values)?.map((end) => end.toFixed(3))).toEqual(["4.037", "7.963"]);
  expect([spread([7]), meanInterval([7])]).toEqual([null, null]);
});

test("months in their order, each with how many it is from", () => {
  const november = { month: "2026-11", recommendation: "hire" } as const;
  const { months, recommendations } = analyticsOf(
    [scored(8, 8, november), scored(5), scored(6)],
    [],
  );
  expect(months).toEqual([
    { month: "2026-10", count: 2, mean: 5.5 },
    { month: "2026-11", count: 1, mean: 8 },
  ]);
  expect(recommendations).toEqual({ hire: 1, consider: 2, reject: 0 });
});

test("each score falls into its band of the rubric, halves into the upper one", () => {
  const { criteria } = analyticsOf(
    [1, 2, 3, 4.5, 10].map((overall) => scored(overall)),
    [],
  );
  expect(criteria[0]).toMatchObject({ dimension: "overall", bands: [2, 1, 1, 0, 1] });
});

test("whoever gives every competency the same score has no spread within an interview", () => {
  expect(analyticsOf([scored(7, 5)], []).within).toBe(0);
  expect(analyticsOf([], [])).toMatchObject({ evaluations: 0, within: null, criteria: [] });
});

test("a leaning is told from chance only with five pairs", () => {
  const beside = (given: readonly number[]) => {
    const as = (score: number, at: number) => scored(score, score, { interviewId: String(at) });
    return analyticsOf(
      given.map(as),
      given.map((_, at) => as(6, at)),
    ).calibration;
  };
  const few = beside([8, 7]);
  expect(few.leaning[0]).toEqual({ dimension: "overall", difference: 1.5, interval: null });
  expect([few.pairs, few.close, few.scores, few.sameRecommendation]).toEqual([2, 6, 12, 2]);
  const many = beside([8, 8, 7, 9, 8]);
  expect(many.leaning[0]?.difference).toBe(2);
  // 2 ± 2.776 · 0.7071 / √5
  expect(many.leaning[0]?.interval?.map((end) => end.toFixed(2))).toEqual(["1.12", "2.88"]);
});

test("a choice of kind and airline leaves the list of airlines whole", () => {
  const all = [scored(8), scored(4, 4, { interviewType: "technical", airline: "Emirates" })];
  const chosen = analyticsOf(all, [], { interviewType: "technical" });
  expect([chosen.evaluations, chosen.months[0]?.mean]).toEqual([1, 4]);
  expect(chosen.airlines).toEqual(["Emirates", "KLM"]);
});
