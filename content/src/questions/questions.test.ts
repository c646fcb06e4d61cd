import { COMPETENCIES, DIFFICULTIES, QUESTION_CATEGORIES } from "contract/question-terms";
import { Question } from "contract/questions";
import { describe, expect, test } from "vitest";
import { NEAR_DUPLICATE, overlap } from "./near-duplicate.ts";
import { QUESTIONS } from "./questions.ts";

const normalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const known = seen.has(normalised(text));
    seen.add(normalised(text));
    return known;
  });
}

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/).length;

describe.each(QUESTIONS.map((question) => [question.id, question] as const))("%s", (_, entry) => {
  const { id, question, listensFor, trap } = entry;

  test("keeps the contract and adds nothing to it", () => {
    expect(Question.strict().safeParse(entry).error).toBeUndefined();
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("asks in one sentence or two", () => {
    expect(question).toMatch(/[?.]$/);
    expect(sentences(question)).toBeLessThanOrEqual(2);
    expect(question.length).toBeLessThanOrEqual(170);
  });

  test("gives notes that fit on an assessor's form, and a trap in full sentences", () => {
    for (const point of listensFor) {
      expect(point).not.toMatch(/[.!?;,:]$/);
      expect(point.length, point).toBeLessThanOrEqual(125);
    }
    expect(trap).toMatch(/[.]$/);
    expect(trap.length).toBeLessThanOrEqual(170);
  });

  test("is typed cleanly", () => {
    for (const text of [question, ...listensFor, trap]) {
      expect(text).toMatch(/^[A-Z]/);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\s{2}|\n|[‘’“”"…–—]|\.\.| [,.?:;]/);
      // Sentence case: three capitalised words in a row are a title. Abbreviations are not words here.
      expect(text).not.toMatch(/\b[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+/);
    }
  });
});

describe("the bank", () => {
  test("holds 49 or 50 questions per category, easy to hard, fifteen to eighteen of a difficulty", () => {
    expect(QUESTIONS).toHaveLength(249);
    for (const category of QUESTION_CATEGORIES) {
      const entries = QUESTIONS.filter((entry) => entry.category === category);
      expect([49, 50], category).toContain(entries.length);
      const ranks = entries.map((entry) => DIFFICULTIES.indexOf(entry.difficulty));
      expect(ranks, `${category} from easy to hard`).toEqual(ranks.toSorted());
      for (const [rank, difficulty] of DIFFICULTIES.entries()) {
        const count = ranks.filter((one) => one === rank).length;
        expect([15, 16, 17, 18], `${category}, ${difficulty}`).toContain(count);
      }
    }
  });

  test("asks what would be done about safety, and what was done about the rest", () => {
    const most = (category: string) => {
      const entries = QUESTIONS.filter((entry) => entry.category === category);
      return ["behavioural", "hypothetical", "motivation"].toSorted(
        (a, b) =>
          entries.filter((entry) => entry.kind === b).length -
          entries.filter((entry) => entry.kind === a).length,
      )[0];
    };
    expect(QUESTION_CATEGORIES.map(most)).toEqual([
      "behavioural",
      "hypothetical",
      "behavioural",
      "hypothetical",
      "behavioural",
    ]);
    expect(QUESTIONS.filter((entry) => entry.kind === "motivation")).toHaveLength(23);
  });

  test("tests every competency at least five times", () => {
    for (const competency of COMPETENCIES) {
      const count = QUESTIONS.filter((entry) => entry.competency === competency).length;
      expect(count, competency).toBeGreaterThanOrEqual(5);
    }
  });

  test("holds the four questions of the mock interview (specification 1, section 3)", () => {
    const ids = QUESTIONS.map((entry) => entry.id);
    expect(ids).toEqual(
      expect.arrayContaining([
        "about-yourself",
        "difficult-customer",
        "refuses-safety-instructions",
        "medical-emergency",
      ]),
    );
  });

  test("says nothing twice", () => {
    const ids = QUESTIONS.map((entry) => entry.id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(repeated(QUESTIONS.map((entry) => entry.question))).toEqual([]);
    expect(repeated(QUESTIONS.map((entry) => entry.trap))).toEqual([]);
    expect(repeated(QUESTIONS.flatMap((entry) => entry.listensFor))).toEqual([]);
  });

  test("asks no question a second time in other words", () => {
    const pairs = QUESTIONS.flatMap((one, index) =>
      QUESTIONS.slice(index + 1)
        .filter((other) => overlap(one.question, other.question) >= NEAR_DUPLICATE)
        .map((other) => `${one.id} ~ ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });

  test("a reworded question would be caught", () => {
    const reworded =
      "Two people have the same seat on their boarding pass. How do you sort it out?";
    const [original] = QUESTIONS.filter((entry) => entry.id === "two-passengers-one-seat");
    expect(overlap(original?.question ?? "", reworded)).toBeGreaterThanOrEqual(NEAR_DUPLICATE);
  });
});
