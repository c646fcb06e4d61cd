import type { Response } from "contract/responses";
import type { StarSection } from "contract/star";
import type { Receipt, StarAnalysis, StarCriterion } from "contract/star-analysis";

export interface Comparison {
  /** Points more (or, negative, fewer) than in the take before. */
  overall: number;
  /** What each part and criterion had in the take before; null where that was not measured. */
  scores: Record<StarSection | StarCriterion, number | null>;
}

/** Scored by the same rules: another language is read by other words. */
const isOneScale = (one: StarAnalysis, other: StarAnalysis): boolean =>
  one.version === other.version && one.source === other.source && one.language === other.language;

/** A take against the one before; null when the two were scored by different rules, or one not at all. */
export function compareTakes(before: StarAnalysis, after: StarAnalysis): Comparison | null {
  if (!isOneScale(before, after)) return null;
  if (before.overallScore === null || after.overallScore === null) return null;
  const receipts = Object.entries<Receipt>({ ...before.sections, ...before.criteria });
  return {
    overall: after.overallScore - before.overallScore,
    scores: Object.fromEntries(
      receipts.map(([name, receipt]) => [name, receipt.score]),
    ) as Comparison["scores"],
  };
}

const isBefore = (one: Response, other: Response) =>
  one.createdAt < other.createdAt && one.id !== other.id;

/** The take before this one; null for the first. `takes` may come in any order. */
export function previousTake(current: Response, takes: readonly Response[]): Response | null {
  return takes
    .filter((take) => isBefore(take, current))
    .reduce<Response | null>(
      (latest, take) => (!latest || take.createdAt > latest.createdAt ? take : latest),
      null,
    );
}

/** The takes up to this one that lie on one scale with it, oldest first, this one last. */
export function comparableTakes(current: Response, takes: readonly Response[]): Response[] {
  const earlier = takes.filter(
    (take) =>
      isBefore(take, current) &&
      isOneScale(take.analysis, current.analysis) &&
      take.analysis.overallScore !== null,
  );
  const all = current.analysis.overallScore === null ? earlier : [...earlier, current];
  return all.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}
