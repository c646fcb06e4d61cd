import type { QuestionKind } from "contract/questions";
import { RUBRICS, type Rubric } from "./rubric.ts";

/** What one would do where people are to be served and nothing is at risk: seeing the need, caring, telling the crew, and coming back. */
const SERVICE_RUBRIC: Rubric = {
  ...RUBRICS.hypothetical,
  sections: {
    situation: [
      ["recognise", 55],
      ["assess", 45],
    ],
    task: [
      ["dutyDetail", 55],
      ["role", 45],
    ],
    action: [
      ["steps", 42],
      ["care", 30],
      ["inform", 28],
    ],
    result: [
      ["outcome", 45],
      ["after", 35],
      ["report", 20],
    ],
  },
  criteria: {
    ...RUBRICS.hypothetical.criteria,
    outcome: [
      ["outcome", 55],
      ["after", 30],
      ["report", 15],
    ],
    safety: [
      ["care", 40],
      ["inform", 25],
      ["assess", 20],
      ["after", 15],
    ],
  },
  overall: {
    structure: 22,
    specificity: 13,
    ownership: 10,
    outcome: 18,
    relevance: 10,
    safety: 22,
    clarity: 5,
  },
};

/** The weights for a kind of question. @param isService whether it asks what one would do to serve somebody */
export const rubricOf = (kind: QuestionKind, isService: boolean): Rubric =>
  isService && kind === "hypothetical" ? SERVICE_RUBRIC : RUBRICS[kind];
