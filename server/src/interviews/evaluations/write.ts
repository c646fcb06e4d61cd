import type { Evaluation } from "contract/evaluations";
import type { EvaluationRow } from "./store.ts";

export function writeEvaluation({
  seq: _,
  openedAt,
  createdAt,
  ...kept
}: EvaluationRow): Evaluation {
  return {
    ...kept,
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
