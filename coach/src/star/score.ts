import { STAR_SECTIONS, type StarSection } from "contract/star";
import { STAR_CRITERIA, type StarCriterion } from "contract/star-analysis";
import { capAt } from "./cap.ts";
import { clamp } from "./features/feature.ts";
import type { FeatureId, Rubric, RubricLine } from "./rubric.ts";

/** Why an answer comes to no more, though nothing in it is wrong: what should carry it cannot be seen. */
export type GapId = "no-action" | "no-result" | "thin";

/** Section scores up to which a section holds nothing, and from which it holds all; the most that is left without it. */
const ALONE = { from: 10, to: 30, floor: 66 };
const TOGETHER = { action: { from: 35, to: 55 }, result: { from: 40, to: 60 }, floor: 40 };

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
  /** The gap that `overall` loses its cost to; null where a limit takes it, or nothing. */
  gap: GapId | null;
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
  const gap = rubric.isCarried ? widestGap(bare(sections.action), bare(sections.result)) : null;
  const overall = total(lines, Math.min(cap, gap?.cap ?? 100));
  const isGap = gap !== null && gap.cap < cap && overall.cost < 0;
  return { overall, gap: isGap ? gap.id : null, sections, criteria };
}

/** What the lack of steps, of an ending, or of both leaves at the most. @param action @param result section scores, 0 to 100 */
function widestGap(action: number, result: number): { id: GapId; cap: number } {
  const lack = (score: number, { from, to }: { from: number; to: number }) =>
    clamp((to - score) / (to - from));
  const both = lack(action, TOGETHER.action) * lack(result, TOGETHER.result);
  const gaps = [
    { id: "thin" as const, cap: capAt(both, TOGETHER.floor) },
    { id: "no-action" as const, cap: capAt(lack(action, ALONE), ALONE.floor) },
    { id: "no-result" as const, cap: capAt(lack(result, ALONE), ALONE.floor) },
  ];
  return gaps.reduce((widest, gap) => (gap.cap < widest.cap ? gap : widest));
}

/** Sum of the lines before any limit. */
const bare = (receipt: ScoredReceipt): number =>
  receipt.lines.reduce((sum, line) => sum + line.points, 0);

function total(lines: ScoredLine[], cap: number): ScoredReceipt {
  const sum = lines.reduce((all, line) => all + line.points, 0);
  const cost = sum > cap ? round(cap - sum) : 0;
  return { lines, cost, score: Math.max(0, Math.min(100, Math.round(round(sum + cost)))) };
}
