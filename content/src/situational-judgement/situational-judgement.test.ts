import { COMPETENCIES, DIFFICULTIES } from "contract/question-terms";
import { describe, expect, test } from "vitest";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "../walk.ts";
import { JUDGEMENT_GRADES, JUDGEMENT_THEMES, JudgementQuestion } from "./schema.ts";
import { JUDGEMENT_QUESTIONS } from "./situational-judgement.ts";

/** The question as one with a single right answer, for the walk that every bank takes. */
function asMultipleChoice({ id, situation, options, principle, difficulty }: JudgementQuestion) {
  const [one, two, three, four] = options;
  const correctAnswer = options.find(({ grade }) => grade === "best")?.text ?? "";
  return {
    id,
    question: situation,
    options: [one.text, two.text, three.text, four.text] as [string, string, string, string],
    correctAnswer,
    explanation: principle,
    difficulty: ({ easy: "Easy", medium: "Medium", hard: "Hard" } as const)[difficulty],
  };
}

const sentences = (text: string) => text.split(/(?<=[.?:])["']?\s+(?=[A-Z"])/).length;
const countOf = <Value>(values: readonly Value[], value: Value) =>
  values.filter((one) => one === value).length;

describe.each(JUDGEMENT_QUESTIONS.map((question) => [question.id, question] as const))(
  "%s",
  (_, question) => {
    test("keeps its schema", () => {
      expect(JudgementQuestion.safeParse(question).error).toBeUndefined();
    });

    test("tells a situation in two to four sentences", () => {
      expect(sentences(question.situation)).toBeGreaterThanOrEqual(2);
      expect(sentences(question.situation)).toBeLessThanOrEqual(4);
    });

    test("has one best option, something that does harm or is weak, and nothing given away", () => {
      const grades = question.options.map(({ grade }) => grade);
      expect(countOf(grades, "best")).toBe(1);
      expect(countOf(grades, "harmful")).toBeGreaterThanOrEqual(1);
      expect(new Set(grades).size).toBeGreaterThanOrEqual(3);
      expect(faultsOf(asMultipleChoice(question))).toEqual([]);
    });

    test("has options of like length, so that none stands out", () => {
      const lengths = question.options.map(({ text }) => text.length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.7);
    });

    test("is typed cleanly", () => {
      expect(untidy(textsOf(question))).toEqual([]);
      for (const { text, reason } of question.options) {
        expect(text).toMatch(/^[A-Z].*[^.]$/);
        expect(reason).toMatch(/^[A-Z].*\.$/);
      }
      expect(question.principle).toMatch(/^[A-Z].*\.$/);
    });
  },
);

describe("the forty questions", () => {
  test("are forty, and a guesser gets nothing from place or length", () => {
    expect(JUDGEMENT_QUESTIONS).toHaveLength(40);
    expect(bankFaults(JUDGEMENT_QUESTIONS.map(asMultipleChoice))).toEqual([]);
  });

  test("have their best option about equally often in each place", () => {
    const places = JUDGEMENT_QUESTIONS.map(({ options }) =>
      options.findIndex(({ grade }) => grade === "best"),
    );
    for (const place of [0, 1, 2, 3]) {
      expect(countOf(places, place), `place ${place + 1}`).toBeGreaterThanOrEqual(8);
      expect(countOf(places, place), `place ${place + 1}`).toBeLessThanOrEqual(12);
    }
  });

  test("do not show the harmful option by its place or by being the shortest", () => {
    const harmful = JUDGEMENT_QUESTIONS.map(({ options }) => ({
      place: options.findIndex(({ grade }) => grade === "harmful"),
      isShortest: options.some(
        ({ text, grade }) =>
          grade === "harmful" && options.every((other) => other.text.length >= text.length),
      ),
    }));
    for (const place of [0, 1, 2, 3])
      expect(harmful.filter((one) => one.place === place).length).toBeGreaterThanOrEqual(5);
    expect(harmful.filter(({ isShortest }) => isShortest).length).toBeLessThanOrEqual(16);
  });

  test("use every grade, theme, competency and difficulty", () => {
    const grades = JUDGEMENT_QUESTIONS.flatMap(({ options }) => options.map(({ grade }) => grade));
    for (const grade of JUDGEMENT_GRADES)
      expect(countOf(grades, grade), grade).toBeGreaterThanOrEqual(35);
    const themes = JUDGEMENT_QUESTIONS.map(({ theme }) => theme);
    for (const theme of JUDGEMENT_THEMES)
      expect(countOf(themes, theme), theme).toBeGreaterThanOrEqual(3);
    const competencies = new Set(JUDGEMENT_QUESTIONS.map(({ competency }) => competency));
    expect(COMPETENCIES.filter((one) => !competencies.has(one))).toEqual([]);
    const difficulties = JUDGEMENT_QUESTIONS.map(({ difficulty }) => difficulty);
    for (const difficulty of DIFFICULTIES)
      expect(countOf(difficulties, difficulty), difficulty).toBeGreaterThanOrEqual(7);
  });

  test("say nothing twice", () => {
    expect(repeated(JUDGEMENT_QUESTIONS.map(({ id }) => id))).toEqual([]);
    expect(repeated(JUDGEMENT_QUESTIONS.map(({ principle }) => principle))).toEqual([]);
    expect(
      repeated(
        JUDGEMENT_QUESTIONS.flatMap(({ options }) =>
          options.flatMap(({ text, reason }) => [text, reason]),
        ),
      ),
    ).toEqual([]);
  });
});
