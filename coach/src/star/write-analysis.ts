import type { LanguageCode } from "contract/languages";
import { STAR_CRITERIA, type StarAnalysis } from "contract/star-analysis";
import { findImprovements } from "./advice.ts";
import type { AdviceInput } from "./advice-input.ts";
import { headlineId } from "./headline.ts";
import { writeReceipts } from "./receipts.ts";
import { FEATURE_IDS, type FeatureId } from "./rubric.ts";
import { type Scores, scoreFeatures } from "./score.ts";
import { writeSkeleton } from "./skeleton.ts";
import { findStrengths } from "./strengths.ts";
import { STAR_RULES_VERSION } from "./version.ts";
import { writeNote } from "./words.ts";

/** Never measured from text. */
export const NOT_IN_TEXT = ["voice", "posture"] as const;

/**
 * Scores, receipts, advice and frame from what a reader has measured.
 * @param spoken the language that the answer was read in; `input.language` is that of the sentences
 */
export function writeAnalysis(input: AdviceInput, spoken: LanguageCode): StarAnalysis {
  const { scale, features, limits, language } = input;
  const { kind, rubric } = scale;
  const limit = limits[0] ?? null;
  const scores = scoresOf(input);
  const strengths = findStrengths(input);
  return {
    version: STAR_RULES_VERSION,
    source: "built-in",
    language: spoken,
    kind,
    ...writeReceipts(scale, scores, features, limit, language),
    headline: writeNote(headlineId(scale, scores, limit), {}, language),
    strengths,
    improvements: findImprovements(input, strengths),
    skeleton: writeSkeleton(input),
    notAssessed: [
      ...STAR_CRITERIA.filter(
        (criterion) => criterion !== "structure" && rubric.criteria[criterion] === null,
      ),
      ...NOT_IN_TEXT,
    ],
  };
}

/** The scores alone, without a word of advice. */
export function scoresOf({
  scale,
  features,
  limits,
}: Pick<AdviceInput, "scale" | "features" | "limits">): Scores {
  const values = Object.fromEntries(FEATURE_IDS.map((id) => [id, features[id].value])) as Record<
    FeatureId,
    number
  >;
  return scoreFeatures(scale.rubric, values, limits[0]?.cap ?? 100);
}
