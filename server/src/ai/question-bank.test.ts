import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import { MOCK_INTERVIEW_OWN_QUESTIONS } from "content/mock-interview/own-questions";
import { QUESTIONS } from "content/questions/questions";
import { LANGUAGE_CODES } from "contract/languages";
import { describe, expect, test } from "vitest";
import { createQuestionBank } from "./question-bank.ts";

const asked = LANGUAGE_CODES.flatMap((language) => mockInterviewQuestionsIn(language));
const bank = createQuestionBank(QUESTIONS, MOCK_INTERVIEW_OWN_QUESTIONS, asked);

describe("a question of the mock interview", () => {
  test("is known by its words in every language that it is asked in", () => {
    expect(asked).toHaveLength(28 * LANGUAGE_CODES.length);
    for (const { id, question } of asked) {
      const put = bank.byText(`  ${question.toUpperCase()} `);
      expect(put.bank?.id, question).toBe(id);
      expect(put.text).toBe(question);
    }
  });

  test.each([
    ["Parlez-moi de vous. Pourquoi voulez-vous devenir PNC?", "about-yourself"],
    ["请介绍一下你自己，你为什么想当空乘", "about-yourself"],
    ["Hábleme de usted.", undefined],
  ])("is found by all of its words, however they are punctuated: %s", (sent, id) => {
    expect(bank.byText(sent).bank?.id).toBe(id);
  });

  test("keeps the language it was put in, where its id says which one it is", () => {
    const spanish = "Hábleme de usted. ¿Por qué quiere ser tripulante de cabina?";
    const [about] = mockInterviewQuestionsIn("en");
    const resolve = (questionText: string | undefined, questionId = "about-yourself") =>
      bank.resolve({ questionId, questionText })?.text;
    expect(resolve(spanish)).toBe(spanish);
    expect(resolve(spanish, "1763800000000")).toBe(spanish);
    expect(resolve(undefined)).toBe(about?.question);
    expect(resolve("Something else")).toBe(about?.question);
  });
});
