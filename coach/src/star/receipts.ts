import type { LanguageCode } from "contract/languages";
import { STAR_SECTIONS } from "contract/star";
import {
  type Evidence,
  type Receipt,
  STAR_CRITERIA,
  type StarAnalysis,
  type StarCriterion,
} from "contract/star-analysis";
import type { Feature } from "./features/feature.ts";
import type { Limit } from "./limits.ts";
import type { FeatureId, Rubric } from "./rubric.ts";
import { rubricOf } from "./rubric-of.ts";
import type { GapId, ScoredReceipt, Scores } from "./score.ts";
import { type Scale, sentenceFor } from "./what-if.ts";
import { type NoteValues, type WordId, writeNote } from "./words.ts";

type LabelGroup = "line" | "section" | "criterion";
type FormulaId = Exclude<
  Extract<WordId, `formula.${string}`>,
  | `${string}.limited`
  | "formula.unread"
  | "formula.unheard"
  | "formula.notApplicable"
  | "formula.notTold"
>;
type Measured = Record<FeatureId, Feature>;
/** What takes points away that the lines brought. */
type HeldBy = Pick<Limit, "evidence"> & { id: Limit["id"] | GapId };

/** Below this share of its points a line could still earn more. */
const FULL_SHARE = 0.85;

export function bandOf(score: number): NonNullable<Receipt["band"]> {
  if (score >= 90) return "excellent";
  if (score >= 75) return "strong";
  return score >= 45 ? "developing" : "weak";
}

/** Scores with the words that led to them, as the contract shows them. */
export function writeReceipts(
  scale: Scale,
  scores: Scores,
  features: Measured,
  limit: Limit | null,
  language: LanguageCode,
): Pick<StarAnalysis, "overall" | "sections" | "criteria" | "overallScore"> {
  const { rubric } = scale;
  const whole = rubricOf(scale.kind, scale.variant);
  const praised = praisedEvidence(scores, features);
  const write = (
    group: LabelGroup,
    scored: ScoredReceipt,
    formula: FormulaId,
    values: NoteValues,
    source: WordId,
    heldBy: HeldBy | null = limit,
    only?: string,
  ): Receipt => ({
    score: scored.score,
    band: bandOf(scored.score),
    formula: writeNote(scored.cost < 0 ? `${formula}.limited` : formula, values, language),
    source: writeNote(source, {}, language),
    lines: [
      ...scored.lines.map((line) => ({
        label: writeNote(labelOf(group, line.id, scale), {}, language),
        points: line.points,
        max: line.max,
        evidence:
          group === "line"
            ? calmed(evidenceOf(features, line.id, line.points / line.max, only), praised)
            : [],
      })),
      ...(heldBy !== null && scored.cost < 0
        ? [
            {
              label: writeNote(`line.limit.${heldBy.id}`, {}, language),
              points: scored.cost,
              max: 0,
              evidence: heldBy.evidence.filter(
                (item) => only === undefined || item.section === only,
              ),
            },
          ]
        : []),
    ],
  });
  return {
    overallScore: scores.overall.score,
    overall: write(
      "criterion",
      scores.overall,
      overallFormula(scale, whole),
      rubric.overall,
      "source.overall",
      scores.gap === null ? limit : { id: scores.gap, evidence: [] },
    ),
    sections: Object.fromEntries(
      STAR_SECTIONS.map((section) => [
        section,
        write(
          "line",
          scores.sections[section],
          "formula.section",
          {},
          "source.section",
          limit,
          section,
        ),
      ]),
    ) as StarAnalysis["sections"],
    criteria: Object.fromEntries(
      STAR_CRITERIA.map((criterion) => {
        const scored = scores.criteria[criterion];
        if (scored === null)
          return [
            criterion,
            unmeasured(
              whole.overall[criterion] > 0 ? "formula.notTold" : "formula.notApplicable",
              criterion,
              language,
            ),
          ];
        return criterion === "structure"
          ? [
              criterion,
              write("section", scored, "formula.structure", rubric.structure, "source.structure"),
            ]
          : [criterion, write("line", scored, "formula.criterion", {}, `source.${criterion}`)];
      }),
    ) as StarAnalysis["criteria"],
  };
}

/** The sentence that says which criteria make the number: all that the kind asks for, or those that could be told. */
function overallFormula({ kind, variant, rubric }: Scale, whole: Rubric): FormulaId {
  const isWhole = STAR_CRITERIA.every(
    (criterion) =>
      criterion === "structure" ||
      (rubric.criteria[criterion] === null) === (whole.criteria[criterion] === null),
  );
  if (!isWhole) return "formula.overall.part";
  if (variant === "trait") return "formula.overall.trait";
  return kind === "motivation" ? "formula.overall.motivation" : "formula.overall";
}

/** A receipt without a score, and why. */
export function unmeasured(
  formula: "formula.unread" | "formula.unheard" | "formula.notApplicable" | "formula.notTold",
  source: StarCriterion | "section" | "overall",
  language: LanguageCode,
): Receipt {
  return {
    score: null,
    band: null,
    formula: writeNote(formula, {}, language),
    source: writeNote(`source.${source}`, {}, language),
    lines: [],
  };
}

function labelOf(group: LabelGroup, id: string, scale: Scale): WordId {
  const label = sentenceFor(`${group}.${id}`, scale);
  if (label === null) throw new Error(`No label ${group}.${id} in the bundle`);
  return label;
}

function evidenceOf(
  features: Measured,
  id: string,
  share: number,
  only: string | undefined,
): Evidence[] {
  const found = Object.hasOwn(features, id) ? features[id as FeatureId].evidence : [];
  const effect = share >= FULL_SHARE ? "earns" : "could-earn-more";
  return found
    .filter(
      (item) =>
        only === undefined ||
        item.section === only ||
        found.every((other) => other.section !== only),
    )
    .map((item) =>
      item.effect === "costs"
        ? item
        : { ...item, effect: item.effect === "earns" ? effect : item.effect },
    );
}

/** What earns a full line somewhere. */
function praisedEvidence(scores: Scores, features: Measured): Evidence[] {
  return STAR_SECTIONS.flatMap((section) =>
    scores.sections[section].lines.flatMap((line) =>
      line.max > 0 && line.points / line.max >= FULL_SHARE
        ? evidenceOf(features, line.id, 1, undefined).filter((item) => item.effect === "earns")
        : [],
    ),
  );
}

/** The same words stand in one colour: what earns fully in one line is not marked as lacking in the next. */
function calmed(evidence: readonly Evidence[], praised: readonly Evidence[]): Evidence[] {
  return evidence.map((item) =>
    item.effect === "could-earn-more" &&
    praised.some(
      (other) => other.section === item.section && other.start < item.end && item.start < other.end,
    )
      ? { ...item, effect: "earns" as const }
      : item,
  );
}
