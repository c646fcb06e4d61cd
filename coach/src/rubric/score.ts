import { RUBRIC } from "content/rubric/rubric";
import type { RecruiterFeedback } from "contract/ai-recruiter";
import type { InterviewType, Quoted } from "contract/coaching";
import type { StarAnswer } from "contract/responses";
import { RUBRIC_DIMENSIONS, type RubricDimension } from "contract/rubric";
import { STAR_SECTIONS } from "contract/star";
import type {
  Evidence,
  Receipt,
  ReceiptLine,
  StarAnalysis,
  StarCriterion,
} from "contract/star-analysis";
import { locate, type Places } from "../star/analyse-text.ts";
import { asksForService } from "../star/service.ts";
import { limitOf } from "./limit.ts";
import { PARTS, type PartSource } from "./parts.ts";
import { readSurroundings, type SafetySign, type Surroundings } from "./safety-signs.ts";
import { bandOfScore, rubricScore } from "./scale.ts";

export interface RubricInput {
  analysis: StarAnalysis;
  sections: StarAnswer;
  places: Places;
  question: { text: string; category?: string | undefined };
  interviewType: InterviewType;
}

/** Words shown for one score at most. */
const MOST_QUOTES = 3;
/** Conduct does not make a story hard to follow; whatever else holds an answer down does. */
const SPARED_BY_CONDUCT: readonly RubricDimension[] = ["communication"];
const SPARED_BY_BLAME: readonly RubricDimension[] = ["communication", "safetyAwareness"];

interface Measured {
  /** 0 to 1. */
  share: number;
  evidence: readonly Evidence[];
}

/**
 * The answer on the rubric of the recruiters' evaluations: 1 to 10 for each dimension with the behaviour that the score stands
 * for and the words that led to it, or null where question and answer give nothing to judge by. Each dimension is the weighted
 * mean of its parts (`PARTS`) in points of 100, held down by what holds the whole answer down, and read off `rubricScore`.
 */
export function scoreOnRubric(input: RubricInput): RecruiterFeedback["dimensions"] {
  const { analysis, sections, places, question, interviewType } = input;
  const around = readSurroundings(question, analysis.kind, sections);
  return RUBRIC_DIMENSIONS.map((dimension) => {
    const found = measure(dimension, analysis, around, question);
    const score = found === null ? null : rubricScore(100 * found.share);
    return {
      dimension,
      score,
      anchor: score === null ? null : RUBRIC.scales[interviewType][dimension][bandOfScore(score)],
      evidence: found === null ? [] : quotesOf(found.evidence, places),
    };
  });
}

function measure(
  dimension: RubricDimension,
  analysis: StarAnalysis,
  around: Surroundings,
  question: RubricInput["question"],
): Measured | null {
  if (analysis.overallScore === null) return null;
  const limit = limitOf(analysis);
  if (dimension === "overall") {
    const held = limit?.evidence ?? [];
    return {
      share: analysis.overallScore / 100,
      evidence: held.length > 0 ? held : keyEvidence(analysis),
    };
  }
  const isHeld = limit !== null && !isSpared(dimension, limit.id);
  const isUnsafe = limit?.id === "unsafe" && dimension === "safetyAwareness";
  const isService = asksForService(question.text, analysis.kind);
  // What serves somebody shows safety only where the answer itself comes upon a danger, as a story from any job does.
  const parts =
    PARTS[dimension][isService && dimension === "safetyAwareness" ? "behavioural" : analysis.kind];
  const isAsked =
    (dimension !== "customerService" || around.hasPeople) &&
    (dimension !== "safetyAwareness" ||
      around.hasDanger ||
      (analysis.kind === "hypothetical" && !isService));
  if (!isUnsafe && (parts === null || !isAsked)) return null;
  const measured = (parts ?? []).flatMap(([source, weight]) => {
    const part = read(source, analysis, around);
    return part === null ? [] : [{ ...part, weight }];
  });
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0 && !isUnsafe) return null;
  const share =
    measured.reduce((sum, part) => sum + part.share * part.weight, 0) / Math.max(1, weights);
  const own = measured.flatMap(({ evidence }) => evidence);
  return isHeld
    ? {
        share: Math.min(share, analysis.overallScore / 100),
        evidence: limit.evidence.length > 0 ? limit.evidence : own,
      }
    : { share, evidence: own };
}

function isSpared(dimension: RubricDimension, limit: string): boolean {
  if (limit === "unsafe") return SPARED_BY_CONDUCT.includes(dimension);
  return limit === "blames" && SPARED_BY_BLAME.includes(dimension);
}

function read(source: PartSource, analysis: StarAnalysis, around: Surroundings): Measured | null {
  const [group, name] = source.split(".") as [string, string];
  if (group === "sign") return around.signs[name as SafetySign];
  if (group === "criterion") {
    const receipt = analysis.criteria[name as StarCriterion];
    if (receipt.score === null) return null;
    const evidence = name === "structure" ? keyEvidence(analysis) : evidenceOf(receipt);
    return { share: gained(receipt) / 100, evidence };
  }
  const line = [...Object.values(analysis.criteria), ...Object.values(analysis.sections)]
    .flatMap((receipt: Receipt): ReceiptLine[] => receipt.lines)
    .find(({ label, max }) => label.id === source && max > 0);
  return line === undefined ? null : { share: line.points / line.max, evidence: line.evidence };
}

/** Sum of what the lines brought, before any limit. */
const gained = (receipt: Receipt): number =>
  receipt.lines.reduce((sum, line) => sum + Math.max(0, line.points), 0);

const evidenceOf = (receipt: Receipt): Evidence[] => receipt.lines.flatMap((line) => line.evidence);

/** The first words that count in each section. */
const keyEvidence = (analysis: StarAnalysis): Evidence[] =>
  STAR_SECTIONS.flatMap((section) => evidenceOf(analysis.sections[section]).slice(0, 1));

function quotesOf(evidence: readonly Evidence[], places: Places): Quoted[] {
  const quotes: Quoted[] = [];
  for (const item of evidence) {
    const span = locate(item, places);
    if (span === null || quotes.some((other) => span.start < other.end && other.start < span.end))
      continue;
    quotes.push({ ...span, quote: item.quote });
    if (quotes.length === MOST_QUOTES) break;
  }
  return quotes.sort((a, b) => a.start - b.start);
}
