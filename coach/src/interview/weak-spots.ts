import type { Competency, QuestionCategory, QuestionKind } from "contract/questions";
import { STAR_SECTIONS, type StarSection } from "contract/star";

/** What a question trains. */
export interface Trained {
  competency: Competency;
  category: QuestionCategory;
  kind: QuestionKind;
}

/** An answer that was given before, as far as its scores tell what to practise. 0 to 100; null where not measured. */
export interface PractisedScores extends Trained {
  overall: number | null;
  sections: Readonly<Record<StarSection, number | null>>;
}

/** Where "strong" begins (contract, `Receipt.band`): below it an answer still gives points away. */
const STRONG_FROM = 75;

/** Points that a category or a kind count less than the competency itself, which is what a recruiter writes down. */
const WIDER_SHARE = 0.5;

/**
 * How much a person needs to practise a question, from what their answers gave away: the shortfall from "strong" in its
 * competency, in its category, and in the weakest STAR section of its kind. 0 where nothing fell short or nothing is known.
 */
export function needOf(question: Trained, practised: readonly PractisedScores[]): number {
  const alike = (key: keyof Trained) => practised.filter((one) => one[key] === question[key]);
  const overall = (answers: readonly PractisedScores[]) =>
    shortfall(answers.map((answer) => answer.overall));
  const ofKind = alike("kind");
  const weakestSection = Math.max(
    ...STAR_SECTIONS.map((section) => shortfall(ofKind.map((answer) => answer.sections[section]))),
  );
  return overall(alike("competency")) + WIDER_SHARE * (overall(alike("category")) + weakestSection);
}

/** Mean of what is lacking, drawn towards nothing: one unlucky answer counts half, a habit nearly whole. */
function shortfall(scores: readonly (number | null)[]): number {
  const measured = scores.filter((score) => score !== null);
  const lacking = measured.reduce((sum, score) => sum + Math.max(0, STRONG_FROM - score), 0);
  return lacking / (measured.length + 1);
}
