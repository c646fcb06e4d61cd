import { STAR_SECTIONS } from "contract/star";
import type { Limit } from "./limits.ts";
import { bandOf } from "./receipts.ts";
import type { Scores } from "./score.ts";
import { type Scale, sentenceFor } from "./what-if.ts";
import type { WordId } from "./words.ts";

/** A section that lacks less than this many points of the overall structure is not worth a headline. */
const NOTABLE_LOSS = 5;

/** One line that sums the answer up: what holds it down, else its band and the section that loses most. */
export function headlineId(scale: Scale, scores: Scores, limit: Limit | null): WordId {
  if (limit !== null && scores.overall.cost < 0 && scores.gap === null)
    return `headline.limit.${limit.id}`;
  const band = bandOf(scores.overall.score);
  if (band === "excellent") return "headline.excellent";
  const losses = STAR_SECTIONS.map((section) => ({
    section,
    loss: scale.rubric.structure[section] * (1 - scores.sections[section].score / 100),
  })).sort((a, b) => b.loss - a.loss);
  const worst = losses[0];
  if (worst === undefined || worst.loss < NOTABLE_LOSS) return `headline.${band}.none`;
  const general = `headline.${band}.${worst.section}` as const;
  return sentenceFor(general, scale) ?? general;
}
