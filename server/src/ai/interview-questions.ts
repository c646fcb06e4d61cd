import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import { LANGUAGE_CODES } from "contract/languages";
import type { Question } from "contract/questions";

/** The mock interview's questions as they are asked in other languages than English, judged as the `known` ones with their ids are. */
export function translatedQuestions(known: readonly Question[]): Question[] {
  const byId = new Map(known.map((question) => [question.id, question]));
  return LANGUAGE_CODES.filter((code) => code !== "en").flatMap((code) =>
    (mockInterviewQuestionsIn(code) ?? []).flatMap(({ id, question, expectedPoints }) => {
      const judged = byId.get(id);
      return judged ? [{ ...judged, question, listensFor: expectedPoints }] : [];
    }),
  );
}
