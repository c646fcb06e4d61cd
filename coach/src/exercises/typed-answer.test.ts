import { ENGLISH_ITEMS } from "content/assessment-days/english";
import { NUMERACY } from "content/assessment-days/numeracy";
import { NUMERACY_KINDS } from "content/assessment-days/schema";
import { seeded } from "content/chance";
import { describe, expect, test } from "vitest";
import { canBeJudged, canBeTyped, judgeTyped } from "./typed-answer.ts";

const of = (kind: (typeof NUMERACY_KINDS)[number] | "tense" | "preposition", answer: string) => ({
  ...{ kind, answer, wrong: [{ text: "9.00 euros", mistake: "Added" }] },
});

describe("a typed answer is read by what it means", () => {
  test.each([
    ["change", "7.70 euros", ["7.70", "7,7", "€7.70", " 7.70 EUROS ", "07.70", "٧٫٧٠", "７.７０"]],
    ["units", "3000 m", ["3000", "3,000 m", "3 000", "3.000"]],
    ["meal-count", "36 pasta meals", ["36", "36 meals"]],
    ["block-time", "6 h 45 min", ["6:45", "6h45", "6 h 45 min", "405 min", "405"]],
    ["block-time", "7 h 0 min", ["7", "7 h", "7:00", "420 minutes"]],
    ["clock", "04:40", ["0440", "4:40", "4.40", "04h40", "4:40 am"]],
    ["clock", "15:40", ["1540", "3:40 pm"]],
    ["tense", "have been flying", ["Have been  flying.", "I've been flying"]],
    ["tense", "did not hear", ["didn't hear", "didn’t hear"]],
    ["preposition", "for", [" For "]],
  ] as const)("%s: %s", (kind, answer, typings) => {
    for (const typed of typings) {
      expect([typed, judgeTyped(typed, of(kind, answer)).verdict]).toEqual([typed, "right"]);
    }
  });

  test.each([
    ["change", "7.70 euros", "9", { verdict: "slip", mistake: "Added" }],
    ["change", "7.70 euros", "77", { verdict: "other" }],
    ["change", "7.70 euros", "no idea", { verdict: "other" }],
    ["clock", "04:40", "4:70", { verdict: "other" }],
    ["clock", "04:40", "16:40", { verdict: "other" }],
    ["block-time", "6 h 45 min", "5 h 45", { verdict: "other" }],
    ["preposition", "for", "", { verdict: "other" }],
  ] as const)("%s: %s is not %s", (kind, answer, typed, verdict) => {
    expect(judgeTyped(typed, of(kind, answer))).toEqual(verdict);
  });
});

test("every answer that can be typed counts as right as it is printed, and every slip is known", () => {
  const drawn = NUMERACY_KINDS.flatMap((kind) =>
    Array.from({ length: 40 }, (_, seed) => NUMERACY[kind](seeded(seed))),
  );
  for (const exercise of [...drawn, ...ENGLISH_ITEMS].filter(canBeTyped)) {
    const { question, answer, wrong } = exercise;
    expect([question, judgeTyped(answer, exercise).verdict]).toEqual([question, "right"]);
    for (const { text } of wrong)
      expect([question, text, judgeTyped(text, exercise).verdict]).toEqual([
        question,
        text,
        "slip",
      ]);
  }
});

test.each([
  ["change", "no idea", false],
  ["change", " ", false],
  ["clock", "4:70", false],
  ["clock", "0440", true],
  ["tense", "?!", false],
  ["tense", "flew", true],
] as const)("%s: whether %j can be judged: %s", (kind, typed, isSo) => {
  expect(canBeJudged(typed, { kind })).toBe(isSo);
});
