import { describe, expect, test } from "vitest";
import { OTHER_LANGUAGES, repeated, textsOf, unlike } from "../walk.ts";
import { mockInterviewQuestionsIn } from "./in-language.ts";
import { MOCK_INTERVIEW_QUESTIONS } from "./mock-interview.ts";

describe.each(OTHER_LANGUAGES)("the mock interview in %s", (language) => {
  const entries = mockInterviewQuestionsIn(language);

  test("asks the same questions, in the same order", () => {
    const keys = (of: typeof entries) => of.map(({ id, type }) => `${id} ${type}`);
    expect(keys(entries)).toEqual(keys(MOCK_INTERVIEW_QUESTIONS));
  });

  test("is written in that language, and says nothing twice", () => {
    const texts = entries.flatMap(({ id, type, ...words }) => textsOf(words));
    expect(unlike(language, texts)).toEqual([]);
    expect(repeated(texts)).toEqual([]);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
    const english = new Set(MOCK_INTERVIEW_QUESTIONS.flatMap(textsOf));
    expect(texts.filter((text) => english.has(text))).toEqual([]);
  });

  test.each(entries)("$id: asks, follows up, says why, and listens for as much", (entry) => {
    const english = MOCK_INTERVIEW_QUESTIONS.find(({ id }) => id === entry.id);
    expect(entry.expectedPoints).toHaveLength(english?.expectedPoints.length ?? 0);
    expect(entry.question).toMatch(/[?.？。؟]$/);
    expect(entry.followUp).toMatch(/[?？؟]$/);
    expect(entry.whyAsked).toMatch(/[.。]$/);
    expect(entry.whyAsked.split(/[.?؟]\s|[。？]./)).toHaveLength(1);
    for (const point of entry.expectedPoints) expect(point).not.toMatch(/[.?;,:。？；，：؟؛،]$/);
    const longest = Math.max(...textsOf(entry).map((text) => text.length));
    expect(longest, "one breath or two").toBeLessThanOrEqual(160);
  });
});
