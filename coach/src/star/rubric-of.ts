import type { QuestionKind } from "contract/questions";
import { RUBRICS, type Rubric } from "./rubric.ts";
import type { Variant } from "./variant.ts";

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

/** A strength or weakness of one's own: the day it showed, what it led to, what is done about it, and what came of that. No wish for the work is asked for. */
const TRAIT_RUBRIC: Rubric = {
  ...RUBRICS.motivation,
  sections: {
    situation: [
      ["trouble", 35],
      ["episode", 30],
      ["setting", 20],
      ["scene", 15],
    ],
    task: [
      ["reasonDetail", 70],
      ["stakes", 30],
    ],
    action: [
      ["steps", 75],
      ["evidenceDetail", 25],
    ],
    result: [
      ["outcome", 40],
      ["aftermath", 35],
      ["proof", 25],
    ],
  },
  structure: { situation: 25, task: 15, action: 35, result: 25 },
  criteria: {
    ...RUBRICS.motivation.criteria,
    outcome: RUBRICS.behavioural.criteria.outcome,
    relevance: [
      ["topic", 60],
      ["steps", 40],
    ],
  },
  overall: {
    structure: 38,
    specificity: 18,
    ownership: 16,
    outcome: 12,
    relevance: 10,
    safety: 0,
    clarity: 6,
  },
};

/** The weights for a question. */
export function rubricOf(kind: QuestionKind, variant: Variant | null): Rubric {
  if (variant === "service") return SERVICE_RUBRIC;
  return variant === "trait" ? TRAIT_RUBRIC : RUBRICS[kind];
}
