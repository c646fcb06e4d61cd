import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";

/** The figures of an analysis that progress is computed from, kept apart so that it need not be parsed. */
export type ResponseScores = {
  overall: number | null;
  structure: number | null;
  sections: Record<StarSection, number | null>;
  /** Points of the overall score that mending the section may bring, as the coach's advice says. */
  worth: Record<StarSection, number>;
};

export function scoresOf(analysis: StarAnalysis): ResponseScores {
  const perSection = <Value>(value: (section: StarSection) => Value) =>
    Object.fromEntries(STAR_SECTIONS.map((section) => [section, value(section)])) as Record<
      StarSection,
      Value
    >;
  return {
    overall: analysis.overallScore,
    structure: analysis.criteria.structure.score,
    sections: perSection((section) => analysis.sections[section].score),
    worth: perSection((section) =>
      Math.max(
        0,
        ...analysis.improvements
          .filter((advice) => advice.section === section)
          .map((advice) => advice.worth),
      ),
    ),
  };
}
