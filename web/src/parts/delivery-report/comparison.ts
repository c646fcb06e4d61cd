import type { DeliveryAnalysis, DeliveryMeasure, DeliverySession } from "contract/delivery";
import type { DeliveryScoreId, MeasureId } from "contract/delivery-terms";

/** What a take is compared with: the take before it, of the same question, by the same rules. */
export interface EarlierTake {
  id: string;
  createdAt: string;
  overallScore: number | null;
  scores: Partial<Record<DeliveryScoreId, number>>;
  values: Partial<Record<MeasureId, number>>;
}

interface Take {
  id: string;
  question: string;
  createdAt: string;
  analysis: Pick<DeliveryAnalysis, "version">;
}

/** The latest take before this one that can be compared with it; `sessions` may come in any order. */
export function earlierTake(
  current: Take,
  sessions: readonly DeliverySession[],
): EarlierTake | null {
  const [latest] = sessions
    .filter(
      (session) =>
        session.id !== current.id &&
        session.createdAt < current.createdAt &&
        session.question === current.question &&
        session.analysis.version === current.analysis.version,
    )
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!latest) return null;
  const { scores, measures } = latest.analysis;
  return {
    id: latest.id,
    createdAt: latest.createdAt,
    overallScore: latest.overallScore,
    scores: Object.fromEntries(
      scores.flatMap(({ id, score }) => (score === null ? [] : [[id, score]])),
    ),
    values: Object.fromEntries(
      measures.flatMap(({ id, value }) => (value === null ? [] : [[id, value]])),
    ),
  };
}

/** Below this share of the band's width a difference is noise, not progress. */
const FELT_SHARE = 0.05;

/**
 * Whether a measure came nearer to its band since the take before: "nearer", "farther" or "same"; null
 * where one of the two was not taken. Inside the band every value is as good as any other.
 */
export function movement(
  { value, band }: Pick<DeliveryMeasure, "value" | "band">,
  before: number | undefined,
): "nearer" | "farther" | "same" | null {
  if (value === null || before === undefined) return null;
  const outside = (amount: number) =>
    Math.max((band.low ?? amount) - amount, amount - (band.high ?? amount), 0);
  const gained = outside(before) - outside(value);
  const width =
    band.low !== null && band.high !== null
      ? band.high - band.low
      : Math.abs(band.low ?? band.high ?? value);
  if (Math.abs(gained) <= width * FELT_SHARE) return "same";
  return gained > 0 ? "nearer" : "farther";
}
