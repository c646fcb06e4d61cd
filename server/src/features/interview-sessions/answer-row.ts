import type { NewSessionAnswer, SessionQuestion } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import type { z } from "zod";
import type { QuestionBank } from "../../ai/question-bank.ts";
import { assess } from "./assess.ts";
import { saidTo } from "./model.ts";
import type { NewAnswerRow } from "./store.ts";

/** An answer as it is stored, with its scores: all but whose it is, and when it was given. `language` is that of the notes. */
export function answerRow(
  bank: QuestionBank,
  asked: SessionQuestion,
  sent: z.output<typeof NewSessionAnswer>,
  language: LanguageCode,
): Omit<NewAnswerRow, "sessionId" | "position" | "userId" | "answeredAt"> {
  const { id: questionId, question, type, expectedPoints } = asked;
  const { answer, mode, seconds, emotions, followUp = null } = sent;
  const known = bank.resolve({ questionId, questionText: undefined })?.bank ?? null;
  // Put in the words of the session, and advised on by its own points: both may be in another language than the bank.
  const put = { text: question, type, bank: known && { ...known, listensFor: expectedPoints } };
  return {
    ...{ questionId, question, answer, mode, seconds, followUp, emotions },
    bankQuestionId: bank.isListed(questionId) ? questionId : null,
    spokenFeedback: sent.spokenFeedback ?? null,
    shortFeedback: sent.shortFeedback ?? null,
    deliverySessionId: sent.deliverySessionId ?? null,
    analysisLanguage: language,
    ...assess(put, saidTo({ answer, followUp }), language),
  };
}
