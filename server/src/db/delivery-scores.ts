import type { DeliveryAnalysis } from "contract/delivery";
import type { DeliveryScoreId, MeasureId } from "contract/delivery-terms";

/** The scores of a session, kept apart so that progress need not parse the analysis. */
export type DeliveryScores = Record<DeliveryScoreId, number | null>;
export type MeasuredValues = Partial<Record<MeasureId, number>>;

export function deliveryScoresOf({ scores }: Pick<DeliveryAnalysis, "scores">): DeliveryScores {
  const none: DeliveryScores = {
    eyeContact: null,
    confidence: null,
    clarity: null,
    bodyLanguage: null,
  };
  return Object.assign(none, Object.fromEntries(scores.map(({ id, score }) => [id, score])));
}

export function measuredValuesOf({ measures }: Pick<DeliveryAnalysis, "measures">): MeasuredValues {
  return Object.fromEntries(
    measures.flatMap(({ id, value }) => (value === null ? [] : [[id, value]])),
  );
}
