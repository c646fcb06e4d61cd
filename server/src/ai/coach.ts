import type { LanguageCode } from "contract/languages";
import type { Question } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";

/** A question as it was put: its words, and the bank's entry where it came from there. */
export type PutQuestion = { text: string; bank: Question | null };

/** The coach, whichever engine speaks. */
export type Coach = {
  /** Analyses an answer; the notes are written in `language`. */
  analyse(question: PutQuestion, answer: StarAnswer, language: LanguageCode): Promise<StarAnalysis>;
  /** The same stored analysis with its notes written in another language. */
  rewrite(analysis: StarAnalysis, language: LanguageCode): StarAnalysis;
};
