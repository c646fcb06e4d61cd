import { describe, expect, test } from "vitest";
import { COCKPIT_COMPONENTS } from "./cockpit.ts";
import { COCKPIT_QUIZ_LENGTH, cockpitQuiz, isRight, purposeOf } from "./cockpit-quiz.ts";

const SEEDS = Array.from({ length: 60 }, (_, at) => at * 7_919);

describe("the cockpit quiz", () => {
  test("asks ten questions in both directions and from the bank, the same for a seed", () => {
    for (const seed of SEEDS) {
      const quiz = cockpitQuiz(seed);
      expect(quiz).toHaveLength(COCKPIT_QUIZ_LENGTH);
      expect(quiz.map(({ kind }) => kind).toSorted()).toEqual([
        ...["bank", "bank", "bank"],
        ...["point", "point", "point", "point"],
        ...["purpose", "purpose", "purpose"],
      ]);
      expect(new Set(quiz.map(({ asked }) => asked.id)).size).toBe(COCKPIT_QUIZ_LENGTH);
      expect(cockpitQuiz(seed)).toEqual(quiz);
    }
    expect(cockpitQuiz(1)).not.toEqual(cockpitQuiz(2));
  });

  test("has one right option among four different ones, in no fixed place", () => {
    const places = new Set<number>();
    for (const question of SEEDS.flatMap(cockpitQuiz)) {
      if (question.kind === "point") continue;
      const options =
        question.kind === "bank" ? question.asked.options : question.options.map(({ id }) => id);
      expect(new Set(options).size).toBe(4);
      const right = options.filter((option) => isRight(question, option));
      expect(right).toHaveLength(1);
      if (question.kind === "purpose") places.add(options.indexOf(right[0] ?? ""));
    }
    expect(places.size).toBe(4);
  });

  test("asks for components over time, every one", () => {
    const asked = SEEDS.flatMap(cockpitQuiz).flatMap(({ kind, asked: { id } }) =>
      kind === "bank" ? [] : id,
    );
    expect(new Set(asked).size).toBe(COCKPIT_COMPONENTS.length);
  });

  test.each(COCKPIT_COMPONENTS)("one sentence says what $id does, without its name", (one) => {
    const sentence = purposeOf(one);
    expect(sentence.length).toBeGreaterThan(40);
    expect(sentence).toMatch(/\.$/);
    expect(sentence.toLowerCase()).not.toContain(one.name.toLowerCase());
  });
});
