import { bandOf } from "coach/star/receipts";
import { isWordId, writeNote } from "coach/star/words";
import type { LanguageCode } from "contract/languages";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import {
  type Evidence,
  type Note,
  type Receipt,
  STAR_CRITERIA,
  type StarAnalysis,
  type StarCriterion,
} from "contract/star-analysis";
import { capReceipt, isCapped, sumOf } from "./receipt-cap.ts";

/** As far as a model may lift a criterion: the width of the band "strong". One band, never two. */
const MOST_RAISED = 15;
/** As far as it may lower one: the width of the band "developing". */
const MOST_LOWERED = 30;
/** A model asked twice differs by as much: no news. */
const LEAST_MOVED = 4;
/** About what the rules' own limits leave of half a fault, and of a whole one (coach/star/limits.ts). */
const CONDUCT_CAPS = { serious: 40, grave: 10 } as const;

/** A criterion that the model sees differently, with the words that it went by. */
export type Move = {
  criterion: StarCriterion;
  /** Points of the criterion; null where the rules gave no score that could be moved. */
  points: number | null;
  /** From a high score: praise. */
  isPraise: boolean;
  note: Note;
  remedy: Note | null;
  evidence: Evidence[];
};

/** Points by which a wanted score may move a criterion; 0 where it is no news. */
export function pointsMoved(receipt: Receipt, wanted: number): number {
  const now = receipt.score ?? 0;
  const most = isCapped(receipt) ? 0 : Math.min(MOST_RAISED, 100 - now);
  const points = Math.max(-Math.min(MOST_LOWERED, now), Math.min(most, Math.round(wanted) - now));
  return Math.abs(points) < LEAST_MOVED ? 0 : points;
}

const round = (points: number): number => Math.round(points * 10) / 10;

/** Each move as one more line of its criterion, and its share of the overall score. */
export function moveScores(
  ruled: StarAnalysis,
  moves: readonly Move[],
  language: LanguageCode,
): StarAnalysis {
  const criteria = { ...ruled.criteria };
  let lines = ruled.overall.lines;
  for (const { criterion, points, note, evidence } of moves) {
    if (points === null) continue;
    const receipt = criteria[criterion];
    criteria[criterion] = withScore({
      ...receipt,
      formula: writeNote("model.formula", { raised: MOST_RAISED, lowered: MOST_LOWERED }, language),
      source: writeNote("model.source", {}, language),
      lines: [
        ...receipt.lines,
        { label: note, points, max: points > 0 ? MOST_RAISED : 0, evidence },
      ],
    });
    lines = lines.map((line) =>
      line.label.id === `criterion.${criterion}`
        ? { ...line, points: clampTo(line.max, round(line.points + (points * line.max) / 100)) }
        : line,
    );
  }
  if (ruled.overall.score === null) return { ...ruled, criteria };
  // The overall score stays under whatever limit the rules had set.
  const limit = ruled.overall.lines.find(({ max, points }) => max === 0 && points < 0);
  const bare = withScore({
    ...ruled.overall,
    formula: unlimited(ruled.overall.formula, language),
    lines: lines.filter((line) => line !== limit),
  });
  const overall = limit
    ? capReceipt(bare, ruled.overall.score, limit.label, limit.evidence, language)
    : bare;
  return { ...ruled, criteria, overall, overallScore: overall.score };
}

/** Without its last sentence on what holds the answer down: `capReceipt` adds that again where it does. */
function unlimited(formula: Note, language: LanguageCode): Note {
  const id = formula.id.replace(/\.limited$/, "");
  return id !== formula.id && isWordId(id) ? writeNote(id, formula.values, language) : formula;
}

const clampTo = (max: number, points: number): number => Math.max(0, Math.min(max, points));

function withScore(receipt: Receipt): Receipt {
  const score = clampTo(100, Math.round(sumOf(receipt)));
  return { ...receipt, score, band: bandOf(score) };
}

type Misconduct = { gravity: keyof typeof CONDUCT_CAPS; evidence: Evidence[] };

/** What the rules only doubted is certain once the model finds it: the line says so, in the place of the doubt. */
function withoutDoubt(receipt: Receipt, label: Note, evidence: Evidence[]): Receipt {
  return {
    ...receipt,
    lines: receipt.lines.map((line) =>
      line.label.id === "line.limit.doubtful-conduct" ? { ...line, label, evidence } : line,
    ),
  };
}

/** Conduct caps all that the rules' own limits cap: everything but clarity. */
export function capConduct(
  analysis: StarAnalysis,
  misconduct: readonly Misconduct[],
  language: LanguageCode,
): StarAnalysis {
  const cap = Math.min(...misconduct.map(({ gravity }) => CONDUCT_CAPS[gravity]));
  if (misconduct.length === 0) return analysis;
  const evidence = misconduct.flatMap((item) => item.evidence);
  const label = writeNote("line.limit.unsafe", {}, language);
  const capped = (receipt: Receipt, only?: StarSection): Receipt => {
    const quoted = evidence.filter(({ section }) => only === undefined || section === only);
    return capReceipt(withoutDoubt(receipt, label, quoted), cap, label, quoted, language);
  };
  const perKey = <Key extends string>(keys: readonly Key[], value: (key: Key) => Receipt) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Receipt>;
  const overall = capped(analysis.overall);
  return {
    ...analysis,
    overall,
    overallScore: overall.score,
    sections: perKey(STAR_SECTIONS, (section) => capped(analysis.sections[section], section)),
    criteria: perKey(STAR_CRITERIA, (criterion) =>
      criterion === "clarity" ? analysis.criteria.clarity : capped(analysis.criteria[criterion]),
    ),
  };
}
