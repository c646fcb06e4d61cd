import { csvOf } from "coach/tables/csv";
import type { Evaluation } from "contract/evaluations";
import type { t as translate } from "../../../i18n/i18n.ts";
import { SCORE_FIELDS } from "../../../parts/booked-interviews/model.ts";

/** Evaluations that one gave, for a spreadsheet: a line each. Samples are nobody's. */
export function givenTable(given: readonly Evaluation[], t: typeof translate): string {
  const head = [
    t("analytics.column.date"),
    t("analytics.column.candidate"),
    t("analytics.filter.type"),
    ...SCORE_FIELDS.map(({ dimension }) => t(`booked.dimension.${dimension}`)),
    t("analytics.column.recommendation"),
    t("analytics.column.strengths"),
    t("analytics.column.areas"),
    t("analytics.column.feedback"),
  ];
  const rows = given
    .filter(({ isSample }) => !isSample)
    .map((one) => [
      one.createdAt.slice(0, 10),
      one.candidateName,
      t(`booked.type.${one.interviewType as "behavioral"}`),
      ...SCORE_FIELDS.map(({ field }) => Number(one[field])),
      t(`booked.recommendation.${one.recommendation}`),
      one.strengths.join("; "),
      one.areasForImprovement.join("; "),
      one.detailedFeedback,
    ]);
  return csvOf([head, ...rows]);
}
