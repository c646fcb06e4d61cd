import { describe, expect, test } from "vitest";
import {
  EMPTY_FORM,
  type EvaluationFields,
} from "../../../parts/booked-interviews/evaluation-draft.ts";
import { bandOf, evaluationFaults, toSend, withPoint } from "./model.ts";

const INTERVIEW = { id: "interview", candidateId: "candidate" };
const FILLED: EvaluationFields = {
  ...EMPTY_FORM,
  strengths: ["Calm first sentence"],
  areasForImprovement: ["Close with the outcome"],
  detailedFeedback: "A real event, told in order.",
};
const scored = (overallScore: string): EvaluationFields => ({
  ...FILLED,
  scores: { ...FILLED.scores, overallScore },
});

test("the form as it begins lacks both lists and the feedback", () => {
  expect([...evaluationFaults(EMPTY_FORM)]).toEqual([
    ["strengths", "strength"],
    ["areasForImprovement", "area"],
    ["detailedFeedback", "feedback"],
  ]);
});

describe("a score", () => {
  test.each([
    ["1", undefined],
    ["10", undefined],
    ["7.5", undefined],
    ["0", "low"],
    ["11", "high"],
    ["", "number"],
    ["seven", "number"],
  ])("of %j: %s", (text, fault) => {
    expect(evaluationFaults(scored(text)).get("overallScore")).toBe(fault);
  });

  test.each([
    ["1", "1-2"],
    ["2", "1-2"],
    ["5.4", "5-6"],
    ["6.5", "7-8"],
    ["10", "9-10"],
    ["11", null],
    ["", null],
  ])("of %j stands in the band %s", (text, band) => {
    expect(bandOf(text)).toBe(band);
  });
});

test.each([
  ["too short", "Too short", "feedback"],
  ["blank", " ".repeat(40), "feedback"],
  ["too long", "x".repeat(5001), "long"],
])("feedback that is %s is refused", (_, detailedFeedback, fault) => {
  expect(evaluationFaults({ ...FILLED, detailedFeedback }).get("detailedFeedback")).toBe(fault);
});

test("what is sent has numbers, and no empty quotes", () => {
  const evidence = { communication: " I knelt down ", overall: "  " };
  expect(toSend({ ...scored("8"), evidence }, INTERVIEW)).toEqual({
    ...{ mockInterviewId: "interview", candidateId: "candidate", recruiterId: "me" },
    ...{ overallScore: 8, communicationScore: 5, professionalismScore: 5 },
    ...{ problemSolvingScore: 5, customerServiceScore: 5, safetyAwarenessScore: 5 },
    strengths: FILLED.strengths,
    areasForImprovement: FILLED.areasForImprovement,
    detailedFeedback: FILLED.detailedFeedback,
    recommendation: "consider",
    evidence: { communication: "I knelt down" },
  });
});

test.each([
  [["a"], " b ", ["a", "b"]],
  [["a"], "a", ["a"]],
  [["a"], "   ", ["a"]],
])("to %j %j is added once: %j", (points, typed, after) => {
  expect(withPoint(points, typed)).toEqual(after);
});
