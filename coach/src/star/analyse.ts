import type { LanguageCode } from "contract/languages";
import { COMPETENCIES } from "contract/question-terms";
import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { STAR_CRITERIA, type StarAnalysis } from "contract/star-analysis";
import { findImprovements } from "./advice.ts";
import type { AdviceInput } from "./advice-input.ts";
import { measureFeatures } from "./features/features.ts";
import { headlineId } from "./headline.ts";
import { intentOf } from "./intent.ts";
import { questionKind } from "./kind.ts";
import { readLimits } from "./limits.ts";
import { isSpecific } from "./read/specifics.ts";
import { type Reading, readAnswer } from "./reading.ts";
import { unmeasured, writeReceipts } from "./receipts.ts";
import { type FeatureId, RUBRICS } from "./rubric.ts";
import { scoreFeatures } from "./score.ts";
import { writeSkeleton } from "./skeleton.ts";
import { findStrengths } from "./strengths.ts";
import { readSentences } from "./text/tokens.ts";
import { STAR_RULES_VERSION } from "./version.ts";
import { writeNote } from "./words.ts";

export interface StarInput {
  question: {
    text: string;
    kind?: QuestionKind;
    category?: string;
    competency?: string;
    /** Short points that an assessor writes down when heard; they word the advice and enter no score. */
    listensFor?: readonly string[];
  };
  answer: StarAnswer;
  /** Language of the notes; what a bundle lacks is said in English. Default en. */
  language?: LanguageCode;
}

/** Never measured from text. */
const NOT_IN_TEXT = ["voice", "posture"] as const;

/**
 * Assesses a STAR answer in English: scores from 0 to 100 with receipts, strengths, improvements with their worth, and a frame for the
 * next take. Deterministic; a few milliseconds for an answer of usual length. Never throws on any text. An answer in another language
 * gets null scores and says so. The weights stand in `RUBRICS`, the caps in `readLimits`.
 */
export function analyseStar({ question, answer, language = "en" }: StarInput): StarAnalysis {
  const kind = question.kind ?? questionKind(question.text);
  const reading = readAnswer(question.text, kind, answer);
  if (reading.plausibility.isForeign) return unreadAnalysis(kind, language);
  const features = measureFeatures(reading);
  const limits = readLimits(reading, features);
  const limit = limits[0] ?? null;
  const values = Object.fromEntries(
    Object.entries(features).map(([id, item]) => [id, item.value]),
  ) as Record<FeatureId, number>;
  const scores = scoreFeatures(kind, values, limit?.cap ?? 100);
  const input: AdviceInput = {
    reading,
    features,
    limits,
    intent: intentOf(
      reading.question.topics,
      COMPETENCIES.find((known) => known === question.competency) ?? null,
    ),
    unheard: unheardPoints(question.listensFor ?? [], reading),
    language,
  };
  const strengths = findStrengths(input);
  return {
    version: STAR_RULES_VERSION,
    source: "built-in",
    kind,
    ...writeReceipts(kind, scores, features, limit, language),
    headline: writeNote(headlineId(kind, scores, limit), {}, language),
    strengths,
    improvements: findImprovements(input, strengths),
    skeleton: writeSkeleton(reading, features, limit, language),
    notAssessed: [
      ...STAR_CRITERIA.filter(
        (criterion) => criterion !== "structure" && RUBRICS[kind].criteria[criterion] === null,
      ),
      ...NOT_IN_TEXT,
    ],
  };
}

/** Points of which the answer has no word, in the given order. */
function unheardPoints(points: readonly string[], reading: Reading): string[] {
  const said = new Set(
    reading.sentences.flatMap((sentence) => sentence.tokens.map((token) => token.stem)),
  );
  return points.filter((point) => {
    const wanted = readSentences("situation", point).flatMap((sentence) =>
      sentence.tokens.filter(isSpecific).map((token) => token.stem),
    );
    return wanted.length > 0 && !wanted.some((word) => said.has(word));
  });
}

function unreadAnalysis(kind: QuestionKind, language: LanguageCode): StarAnalysis {
  const receipt = (source: Parameters<typeof unmeasured>[1]) =>
    unmeasured("formula.unread", source, language);
  return {
    version: STAR_RULES_VERSION,
    source: "built-in",
    kind,
    overallScore: null,
    overall: receipt("overall"),
    headline: writeNote("headline.unread", {}, language),
    sections: Object.fromEntries(
      STAR_SECTIONS.map((section) => [section, receipt("section")]),
    ) as StarAnalysis["sections"],
    criteria: Object.fromEntries(
      STAR_CRITERIA.map((criterion) => [criterion, receipt(criterion)]),
    ) as StarAnalysis["criteria"],
    strengths: [],
    improvements: [],
    skeleton: [],
    notAssessed: [...STAR_SECTIONS, ...STAR_CRITERIA, ...NOT_IN_TEXT],
  };
}
