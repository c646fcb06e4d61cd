import type { QuestionKind } from "contract/questions";
import type { StarSection } from "contract/star";
import type { StarCriterion } from "contract/star-analysis";

/** Things that assessors look for; each is measured from 0 to 1 and stands on one or more receipt lines. */
export const FEATURE_IDS = [
  "episode",
  "setting",
  "trouble",
  "scene",
  "duty",
  "dutyDetail",
  "stakes",
  "steps",
  "reasons",
  "people",
  "sequence",
  "outcome",
  "proof",
  "aftermath",
  "facts",
  "picture",
  "ownShare",
  "initiative",
  "ownDuty",
  "topic",
  "fit",
  "care",
  "respect",
  "responsible",
  "flow",
  "economy",
  "recognise",
  "risk",
  "assess",
  "priority",
  "role",
  "rule",
  "inform",
  "procedure",
  "report",
  "after",
  "insight",
  "background",
  "origin",
  "reason",
  "reasonDetail",
  "jobKnowledge",
  "evidence",
  "evidenceDetail",
  "research",
  "named",
  "offer",
  "next",
] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];

/** One line of a receipt: the feature and the points it can bring. The lines of a receipt add up to 100. */
export type RubricLine = readonly [feature: FeatureId, max: number];

export interface Rubric {
  sections: Record<StarSection, readonly RubricLine[]>;
  /** Weight of each section in the structure score, in points of 100. */
  structure: Record<StarSection, number>;
  /** Lines of the other criteria; null where the criterion does not apply to this kind of question. */
  criteria: Record<Exclude<StarCriterion, "structure">, readonly RubricLine[] | null>;
  /** Weight of each criterion in the overall score, in points of 100. */
  overall: Record<StarCriterion, number>;
  /** What was done and what came of it carry the rest: without either of them, or both, the rest cannot make a good answer. */
  isCarried: boolean;
}

/**
 * The weights are this product's own decision. They follow what assessors of behavioural interviews are told to write down:
 * one real event, the candidate's own steps, and what came of it, before manner and wording.
 */
export const RUBRICS: Record<QuestionKind, Rubric> = {
  behavioural: {
    sections: {
      situation: [
        ["episode", 35],
        ["setting", 20],
        ["trouble", 30],
        ["scene", 15],
      ],
      task: [
        ["duty", 50],
        ["dutyDetail", 30],
        ["stakes", 20],
      ],
      action: [
        ["steps", 50],
        ["reasons", 18],
        ["people", 18],
        ["sequence", 14],
      ],
      result: [
        ["outcome", 45],
        ["proof", 30],
        ["aftermath", 25],
      ],
    },
    structure: { situation: 20, task: 15, action: 35, result: 30 },
    criteria: {
      specificity: [
        ["facts", 50],
        ["picture", 50],
      ],
      ownership: [
        ["ownShare", 55],
        ["initiative", 25],
        ["ownDuty", 20],
      ],
      outcome: [
        ["outcome", 50],
        ["proof", 30],
        ["aftermath", 20],
      ],
      relevance: [
        ["topic", 60],
        ["fit", 40],
      ],
      safety: [
        ["respect", 40],
        ["care", 35],
        ["responsible", 25],
      ],
      clarity: [
        ["flow", 60],
        ["economy", 40],
      ],
    },
    overall: {
      structure: 25,
      specificity: 17,
      ownership: 16,
      outcome: 22,
      relevance: 9,
      safety: 6,
      clarity: 5,
    },
    isCarried: true,
  },
  hypothetical: {
    sections: {
      situation: [
        ["recognise", 45],
        ["risk", 30],
        ["assess", 25],
      ],
      task: [
        ["priority", 35],
        ["role", 25],
        ["rule", 20],
        ["dutyDetail", 20],
      ],
      action: [
        ["steps", 38],
        ["inform", 22],
        ["procedure", 22],
        ["care", 18],
      ],
      result: [
        ["outcome", 45],
        ["report", 30],
        ["after", 25],
      ],
    },
    structure: { situation: 20, task: 15, action: 40, result: 25 },
    criteria: {
      specificity: [
        ["picture", 65],
        ["facts", 35],
      ],
      ownership: [
        ["ownShare", 50],
        ["initiative", 50],
      ],
      outcome: [
        ["outcome", 50],
        ["report", 30],
        ["after", 20],
      ],
      relevance: [
        ["topic", 60],
        ["fit", 40],
      ],
      safety: [
        ["priority", 17],
        ["inform", 28],
        ["procedure", 23],
        ["report", 14],
        ["care", 18],
      ],
      clarity: [
        ["flow", 50],
        ["sequence", 25],
        ["economy", 25],
      ],
    },
    overall: {
      structure: 18,
      specificity: 11,
      ownership: 8,
      outcome: 14,
      relevance: 8,
      safety: 36,
      clarity: 5,
    },
    isCarried: false,
  },
  motivation: {
    sections: {
      situation: [
        ["background", 50],
        ["origin", 50],
      ],
      task: [
        ["reason", 45],
        ["reasonDetail", 25],
        ["insight", 30],
      ],
      action: [
        ["evidence", 45],
        ["evidenceDetail", 25],
        ["research", 30],
      ],
      result: [
        ["offer", 60],
        ["next", 40],
      ],
    },
    structure: { situation: 25, task: 25, action: 30, result: 20 },
    criteria: {
      specificity: [
        ["facts", 50],
        ["picture", 50],
      ],
      ownership: [
        ["ownShare", 50],
        ["initiative", 50],
      ],
      outcome: null,
      relevance: [
        ["topic", 25],
        ["insight", 55],
        ["jobKnowledge", 20],
      ],
      safety: null,
      clarity: [
        ["flow", 60],
        ["economy", 40],
      ],
    },
    overall: {
      structure: 34,
      specificity: 18,
      ownership: 12,
      outcome: 0,
      relevance: 30,
      safety: 0,
      clarity: 6,
    },
    isCarried: false,
  },
};
