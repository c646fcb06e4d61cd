import type { QuestionKind } from "contract/questions";
import type { AnswerLevel, LabelledAnswer } from "../star/format.ts";

type Told = readonly [
  level: AnswerLevel,
  why: string,
  situation: string,
  task: string,
  action: string,
  result: string,
];

/** Answers to one question, numbered in the order given. */
export function probes(
  id: string,
  kind: QuestionKind,
  question: string,
  told: readonly Told[],
): LabelledAnswer[] {
  return told.map(([level, why, situation, task, action, result], index) => ({
    id: `${id}-${index + 1}`,
    question,
    kind,
    level,
    why,
    answer: { situation, task, action, result },
    faults: [],
  }));
}
