import { JUDGEMENT_QUESTIONS } from "content/situational-judgement/situational-judgement";
import { expect, test } from "vitest";
import { judgementOf, pointsOf, testScore } from "./score.ts";

const place = (question: (typeof JUDGEMENT_QUESTIONS)[number], grade: string) =>
  question.options.findIndex((option) => option.grade === grade);

test.each([
  ["best", "harmful", 6],
  ["good", "harmful", 5],
  ["best", "weak", 5],
  ["harmful", "best", 0],
  ["weak", "good", 2],
])("%s done and %s avoided earn %i", (best, worst, total) => {
  const question = JUDGEMENT_QUESTIONS[0];
  if (!question) throw new Error("no question");
  const judgement = { best: place(question, best), worst: place(question, worst) };
  expect(pointsOf(question, judgement).total).toBe(total);
});

test("every situation can earn everything", () => {
  const perfect = JUDGEMENT_QUESTIONS.map((question) => ({
    best: place(question, "best"),
    worst: place(question, "harmful"),
  }));
  expect(testScore(JUDGEMENT_QUESTIONS, perfect)).toMatchObject({ percent: 100, most: 240 });
});

test("what was not answered earns nothing, and the weakest theme stands first", () => {
  const [first, second] = [JUDGEMENT_QUESTIONS[0], JUDGEMENT_QUESTIONS.at(-1)];
  if (!first || !second) throw new Error("no question");
  const score = testScore(
    [first, second],
    [{ best: place(first, "best"), worst: place(first, "harmful") }, null],
  );
  expect(score).toMatchObject({ points: 6, percent: 50 });
  expect(score.themes.map(({ theme }) => theme)).toEqual([second.theme, first.theme]);
});

test.each([
  ["2,0", { best: 2, worst: 0 }],
  ["1,1", null],
  ["2", null],
  ["4,0", null],
  [null, null],
])("%j is kept for %j", (kept, judgement) => {
  expect(judgementOf(kept)).toEqual(judgement);
});
