import type { LanguageCode } from "contract/languages";
import type { QuestionKind } from "contract/questions";
import { STAR_SECTIONS } from "contract/star";
import { STAR_CRITERIA, type StarAnalysis } from "contract/star-analysis";
import { unmeasured } from "./receipts.ts";
import { STAR_RULES_VERSION } from "./version.ts";
import { writeNote } from "./words.ts";
import { NOT_IN_TEXT } from "./write-analysis.ts";

/**
 * The analysis of an answer that has no words to judge: every score is null, and the reason is said.
 * @param reason `unread`: in a language that the engine does not read; `unheard`: spoken, and not written down
 * @param language of the notes
 */
export function unmeasuredAnalysis(
  reason: "unread" | "unheard",
  kind: QuestionKind,
  language: LanguageCode,
): StarAnalysis {
  const receipt = (source: Parameters<typeof unmeasured>[1]) =>
    unmeasured(`formula.${reason}`, source, language);
  return {
    version: STAR_RULES_VERSION,
    source: "built-in",
    language: null,
    kind,
    overallScore: null,
    overall: receipt("overall"),
    headline: writeNote(`headline.${reason}`, {}, language),
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
