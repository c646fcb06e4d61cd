import type { Response } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";
import { expect, it } from "vitest";
import { scoreTrend } from "./trend.ts";

const answer = (id: number, overallScore: number | null, version = "2") =>
  ({
    id: String(id),
    createdAt: `2026-11-${String(id).padStart(2, "0")}T10:00:00.000Z`,
    analysis: { overallScore, version, source: "built-in" } as StarAnalysis,
  }) as Response;

it("the trend is the last fourteen scores on the newest scale, oldest first", () => {
  const answers = [answer(20, null), answer(19, 80), answer(18, 70), answer(17, 10, "1")];
  expect(scoreTrend(answers).map(({ score }) => score)).toEqual([70, 80]);
  const many = Array.from({ length: 20 }, (_, index) => answer(25 - index, 50 + index));
  expect(scoreTrend(many)).toHaveLength(14);
  expect(scoreTrend(many).at(-1)?.score).toBe(50);
  expect(scoreTrend([answer(20, null)])).toEqual([]);
});
