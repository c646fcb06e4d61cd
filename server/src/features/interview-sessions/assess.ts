import { scoreOnRubric } from "coach/rubric/score";
import { analyseText } from "coach/star/analyse-text";
import type { InterviewType } from "contract/coaching";
import type { SessionAnswer } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import { RUBRIC_DIMENSIONS } from "contract/rubric";
import type { PutQuestion } from "../../ai/coach.ts";
import { type ResponseScores, scoresOf } from "../../db/response-scores.ts";

export type Assessed = Pick<SessionAnswer, "analysis" | "sections" | "rubric"> & {
  overallScore: number | null;
  scores: ResponseScores | null;
};

/** As many as the contract takes of one score. */
const MOST_QUOTES = 5;

/**
 * An answer on the STAR report and on the rubric, by the rules alone: sessions compare, and nobody waits for a model service.
 * @param said all that was said to the question; null of a recording without words, of which nothing is scored
 * @param language of the notes
 */
export function assess(
  question: PutQuestion & { type: InterviewType },
  said: string | null,
  language: LanguageCode,
): Assessed {
  if (said === null)
    return {
      ...{ analysis: null, sections: null, overallScore: null, scores: null },
      rubric: RUBRIC_DIMENSIONS.map((dimension) => ({
        ...{ dimension, score: null, anchor: null, quotes: [] },
      })),
    };
  const asked = { text: question.text, ...(question.bank && knownOf(question.bank)) };
  const read = analyseText({ question: asked, text: said, language });
  const { analysis, sections } = read;
  const dimensions = scoreOnRubric({ ...read, question: asked, interviewType: question.type });
  return {
    ...{ analysis, sections, overallScore: analysis.overallScore, scores: scoresOf(analysis) },
    rubric: dimensions.map(({ evidence, ...scored }) => ({
      ...scored,
      quotes: evidence.slice(0, MOST_QUOTES).map(({ quote }) => quote),
    })),
  };
}

function knownOf({ kind, category, competency, listensFor }: NonNullable<PutQuestion["bank"]>) {
  return { kind, category, competency, listensFor };
}
