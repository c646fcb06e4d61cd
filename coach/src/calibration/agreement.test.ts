import type { Evaluation } from "contract/evaluations";
import { expect, test } from "vitest";
import { agreementOf } from "./agreement.ts";

const evaluation = (scores: readonly number[], recommendation = "consider") => {
  const [overall, communication, professionalism, problemSolving, customerService, safety] = scores;
  return {
    ...{ overallScore: overall, communicationScore: communication, recommendation },
    ...{ professionalismScore: professionalism, problemSolvingScore: problemSolving },
    ...{ customerServiceScore: customerService, safetyAwarenessScore: safety },
  } as Evaluation;
};

test("names what is the same, what is close, and where to talk first", () => {
  const agreement = agreementOf(
    evaluation([7, 8, 7, 6, 8, 5]),
    evaluation([7, 7, 7, 9, 4, 6], "hire"),
  );
  expect(agreement).toMatchObject({ same: 2, close: 4, widest: "customerService" });
  expect(agreement.isSameRecommendation).toBe(false);
  expect(agreement.criteria[3]).toEqual({
    ...{ dimension: "problemSolving", first: 6, second: 9, difference: 3 },
  });
});

test("neighbours on the scale are nothing to talk about", () => {
  const agreement = agreementOf(evaluation([7, 8, 7, 6, 8, 5]), evaluation([8, 8, 6, 6, 8, 5]));
  expect(agreement).toMatchObject({ close: 6, widest: null, isSameRecommendation: true });
});
