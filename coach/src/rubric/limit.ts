import type { Evidence, StarAnalysis } from "contract/star-analysis";
import type { LimitId } from "../star/limits.ts";
import { LIMIT_IDS } from "../star/limits.ts";

/** What holds the whole answer down, as its receipt says; null where nothing does. */
export function limitOf(analysis: StarAnalysis): { id: LimitId; evidence: Evidence[] } | null {
  const line = analysis.overall.lines.find(({ points, max }) => max === 0 && points < 0);
  const id = LIMIT_IDS.find((known) => line?.label.id === `line.limit.${known}`);
  return line === undefined || id === undefined ? null : { id, evidence: line.evidence };
}
