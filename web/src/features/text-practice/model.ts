import type { NewResponse, StarAnswer } from "contract/responses";

/** What the text page sends (specification 2, section 3), and the question's words for the record. */
export function textPayload(
  question: { id: string; question: string },
  { situation, task, action, result }: StarAnswer,
  sessionDuration: number,
): NewResponse {
  return {
    questionId: question.id,
    situation,
    task,
    action,
    result,
    practiceMode: "text",
    sessionDuration,
    question: question.question,
  };
}
