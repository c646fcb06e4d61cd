import type { QuestionKind } from "contract/questions";
import type { StarAnswer, StarSection } from "contract/responses";

/** strong: an assessor would put the person through; partial: real but with a clear gap; weak: honest but thin; worthless: gaming, nonsense, off the question, blaming or unsafe. */
export type AnswerLevel = "strong" | "partial" | "weak" | "worthless";

/** Faults that an assessor would name, by section. */
export type SectionFault =
  | "no-number"
  | "we-hides-you"
  | "no-outcome"
  | "hypothetical-not-real"
  | "no-task-ownership"
  | "vague"
  | "generic"
  | "misplaced"
  | "off-topic"
  | "copied"
  | "blames"
  | "unsafe"
  | "gibberish"
  | "buzzwords";

export interface LabelledAnswer {
  id: string;
  question: string;
  kind: QuestionKind;
  level: AnswerLevel;
  why: string;
  answer: StarAnswer;
  faults: { section: StarSection; fault: SectionFault }[];
}
