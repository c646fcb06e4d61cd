import { STAR_SECTIONS, type StarSection } from "contract/star";
import { STAR_CRITERIA, type StarCriterion } from "contract/star-analysis";
import type { FeatureId, Rubric, RubricLine } from "./rubric.ts";

/** Points in tenths are exact enough to be added up by hand, and fine enough to rank answers. */
const round = (points: number): number => Math.round(points * 10) / 10;

export interface ScoredLine {
  id: FeatureId | StarSection | StarCriterion;
  points: number;
  max: number;
}

export interface ScoredReceipt {
  lines: ScoredLine[];
  /** What a limit takes away; 0 without one. Negative or 0. */
  cost: number;
  /** Sum of the lines and the cost, rounded. */
  score: number;
}

export interface Scores {
  overall: ScoredReceipt;
  sections: Record<StarSection, ScoredReceipt>;
  criteria: Record<StarCriterion, ScoredReceipt | null>;
}

/**
 * Features (0 to 1 each) to scores, as the rubric lays down. Nothing else enters a score: the same features give the same scores,
 * so the worth of an improvement is found by scoring again with that feature mended.
 */
export function scoreFeatures(
  rubric: Rubric,
  values: Readonly<Record<FeatureId, number>>,
  cap: number,
): Scores {
  const receipt = (lines: readonly RubricLine[], limit: number): ScoredReceipt =>
    total(
      lines.map(([id, max]) => ({ id, points: round(values[id] * max), max })),
      limit,
    );
  const sections = Object.fromEntries(
    STAR_SECTIONS.map((section) => [section, receipt(rubric.sections[section], cap)]),
  ) as Scores["sections"];
  const structure = total(
    STAR_SECTIONS.map((section) => ({
      id: section,
      points: round((bare(sections[section]) * rubric.structure[section]) / 100),
      max: rubric.structure[section],
    })),
    cap,
  );
  const criteria = Object.fromEntries(
    STAR_CRITERIA.map((criterion) => {
      if (criterion === "structure") return [criterion, structure];
      const lines = rubric.criteria[criterion];
      return [
        criterion,
        lines === null ? null : receipt(lines, criterion === "clarity" ? 100 : cap),
      ];
    }),
  ) as Scores["criteria"];
  const lines = STAR_CRITERIA.flatMap((criterion) => {
    const scored = criteria[criterion];
    return scored === null
      ? []
      : [
          {
            id: criterion,
            points: round((bare(scored) * rubric.overall[criterion]) / 100),
            max: rubric.overall[criterion],
          },
        ];
  });
  return { overall: total(lines, cap), sections, criteria };
}

/** Sum of the lines before any limit. */
const bare = (receipt: ScoredReceipt): number =>
  receipt.lines.reduce((sum, line) => sum + line.points, 0);

function total(lines: ScoredLine[], cap: number): ScoredReceipt {
  const sum = lines.reduce((all, line) => all + line.points, 0);
  const cost = sum > cap ? round(cap - sum) : 0;
  return { lines, cost, score: Math.max(0, Math.min(100, Math.round(round(sum + cost)))) };
}
