import type { LanguageCode } from "contract/languages";
import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { AnswerLevel, LabelledAnswer } from "../star/format.ts";

/** One answer of a level, with what an assessor would say of it. */
type Written = StarAnswer & { why: string };

/** Four answers to one question of the bank, which is in English whatever the answers are in. */
export type AnsweredQuestion = { id: string; question: string; kind: QuestionKind } & Record<
  AnswerLevel,
  Written
>;

export function answersIn(
  language: LanguageCode,
  questions: readonly AnsweredQuestion[],
): LabelledAnswer[] {
  return questions.flatMap(({ id, question, kind, ...levels }) =>
    (["strong", "partial", "weak", "worthless"] as const).map((level) => {
      const { why, ...answer } = levels[level];
      return { id: `${language}-${id}-${level}`, question, kind, level, why, answer, faults: [] };
    }),
  );
}
