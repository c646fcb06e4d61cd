import type { NewEvaluation } from "contract/evaluations";
import type { MockInterview } from "contract/mock-interviews";
import type { RubricBand } from "contract/rubric";
import type { EvaluationFields } from "../../../parts/booked-interviews/evaluation-draft.ts";
import { SCORE_FIELDS, type ScoreField } from "../../../parts/booked-interviews/model.ts";

const FEEDBACK_MIN_CHARACTERS = 10;
export const FEEDBACK_MAX_CHARACTERS = 5000;
export const EVIDENCE_MAX_CHARACTERS = 500;
export const POINT_MAX_CHARACTERS = 200;
export const POINTS_MAX = 20;

export type EvaluationFault = "number" | "low" | "high" | "strength" | "area" | "feedback" | "long";
export type FaultyField = ScoreField | "strengths" | "areasForImprovement" | "detailedFeedback";

/** What keeps the form from being sent, by field, in the form's order (specification 1, section 5). */
export function evaluationFaults(
  fields: EvaluationFields,
): ReadonlyMap<FaultyField, EvaluationFault> {
  const faults = new Map<FaultyField, EvaluationFault>();
  for (const { field } of SCORE_FIELDS) {
    const fault = scoreFault(fields.scores[field]);
    if (fault) faults.set(field, fault);
  }
  if (fields.strengths.length === 0) faults.set("strengths", "strength");
  if (fields.areasForImprovement.length === 0) faults.set("areasForImprovement", "area");
  const { length } = fields.detailedFeedback.trim();
  if (length < FEEDBACK_MIN_CHARACTERS) faults.set("detailedFeedback", "feedback");
  if (length > FEEDBACK_MAX_CHARACTERS) faults.set("detailedFeedback", "long");
  return faults;
}

function scoreFault(text: string): EvaluationFault | null {
  const value = Number(text.trim() || Number.NaN);
  if (Number.isNaN(value)) return "number";
  if (value < 1) return "low";
  return value > 10 ? "high" : null;
}

/** What is sent; quotes that were left empty are left out. */
/** What the form has to know of the interview that it is about. */
export type EvaluatedInterview = Pick<
  MockInterview,
  "id" | "candidateId" | "candidateName" | "interviewType" | "scheduledAt"
>;

export function toSend(
  fields: EvaluationFields,
  { id, candidateId }: { id: string; candidateId: string },
): NewEvaluation {
  const { scores, evidence, ...rest } = fields;
  const quotes = Object.entries(evidence).flatMap(([dimension, quote]) => {
    const text = quote.trim();
    return text ? [[dimension, text] as const] : [];
  });
  return {
    ...{ mockInterviewId: id, candidateId, recruiterId: "me" },
    ...(Object.fromEntries(
      SCORE_FIELDS.map(({ field }) => [field, Number(scores[field])]),
    ) as Record<ScoreField, number>),
    ...rest,
    evidence: Object.fromEntries(quotes),
  };
}

/** The pair of scores that shares one description of behaviour: 5.5 belongs to 5 and 6. Null for what is no score. */
export function bandOf(text: string): RubricBand | null {
  const value = Number(text.trim() || Number.NaN);
  if (!(value >= 1 && value <= 10)) return null;
  const low = 2 * Math.ceil(Math.round(value) / 2) - 1;
  return `${low}-${low + 1}` as RubricBand;
}

/** A list with a point added: trimmed, and once. */
export function withPoint(points: readonly string[], typed: string): string[] {
  const point = typed.trim().slice(0, POINT_MAX_CHARACTERS);
  const isNew = point !== "" && points.length < POINTS_MAX && !points.includes(point);
  return isNew ? [...points, point] : [...points];
}
