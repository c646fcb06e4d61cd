import { Question } from "contract/questions";
import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../questions/questions.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { BUILT_IN_QUESTIONS } from "./built-in.ts";
import { MOCK_INTERVIEW_QUESTIONS } from "./mock-interview.ts";
import { MOCK_INTERVIEW_OWN_QUESTIONS } from "./own-questions.ts";
import { INTERVIEW_QUESTION_TYPES, MockInterviewQuestion } from "./schema.ts";

const bank = new Map(QUESTIONS.map(({ id, question }) => [id, question]));

describe.each(MOCK_INTERVIEW_QUESTIONS)("$id", (entry) => {
  test("keeps the schema and adds nothing to it", () => {
    expect(MockInterviewQuestion.strict().safeParse(entry).error).toBeUndefined();
    expect(untidy(textsOf(entry))).toEqual([]);
  });

  test("asks, follows up, and says why in one line", () => {
    expect(entry.question).toMatch(/[?.]$/);
    expect(entry.followUp).toMatch(/\?$/);
    expect(entry.whyAsked).toMatch(/\.$/);
    expect(entry.whyAsked.length).toBeLessThanOrEqual(110);
    expect(entry.whyAsked.split(/[.?]\s/)).toHaveLength(1);
    for (const point of entry.expectedPoints) {
      expect(point).toMatch(/^[A-Z].*[^.!?;,:]$/);
      expect(point.length, point).toBeLessThanOrEqual(110);
    }
  });

  test("is worded as in the question bank, where that holds it", () => {
    expect(bank.get(entry.id) ?? entry.question).toBe(entry.question);
  });
});

describe("the mock interview", () => {
  test("has the four built-in questions first (specification 1, section 3)", () => {
    expect(BUILT_IN_QUESTIONS.map(({ id }) => id)).toEqual([
      "about-yourself",
      "difficult-customer",
      "refuses-safety-instructions",
      "medical-emergency",
    ]);
    expect(MOCK_INTERVIEW_QUESTIONS.slice(0, 4)).toEqual(BUILT_IN_QUESTIONS);
    expect(new Set(BUILT_IN_QUESTIONS.map(({ type }) => type))).toEqual(
      new Set(INTERVIEW_QUESTION_TYPES),
    );
  });

  test("has eight more of each type", () => {
    const more = MOCK_INTERVIEW_QUESTIONS.slice(BUILT_IN_QUESTIONS.length);
    for (const type of INTERVIEW_QUESTION_TYPES) {
      expect(
        more.filter((entry) => entry.type === type),
        type,
      ).toHaveLength(8);
    }
  });

  test("says nothing twice", () => {
    const texts = MOCK_INTERVIEW_QUESTIONS.flatMap(({ type, ...rest }) => textsOf(rest));
    expect(repeated(texts)).toEqual([]);
  });

  test("asks a question of the bank only under the bank's id", () => {
    const known = new Set(QUESTIONS.map(({ question }) => question));
    for (const { id, question } of MOCK_INTERVIEW_QUESTIONS) {
      expect(known.has(question), id).toBe(bank.has(id));
    }
  });

  test("judges each question that the bank does not hold", () => {
    const own = MOCK_INTERVIEW_QUESTIONS.filter(({ id }) => !bank.has(id));
    expect(MOCK_INTERVIEW_OWN_QUESTIONS.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    for (const entry of MOCK_INTERVIEW_OWN_QUESTIONS) {
      expect(Question.strict().safeParse(entry).error).toBeUndefined();
      expect(untidy(textsOf(entry))).toEqual([]);
    }
  });
});
