import { expect, test } from "vitest";
import { drawTest, exercisesOf, TEST_SHAPE, verdictOf } from "./model.ts";

test.each(["english", "numeracy"] as const)(
  "%s asks nothing twice, all kinds, and the same again",
  (id) => {
    for (const seed of [1, 77, 4_000_000_000]) {
      const run = { asked: drawTest(id, seed), seed };
      const drawn = exercisesOf(id, run);
      expect(drawn).toHaveLength(TEST_SHAPE[id].count);
      expect(exercisesOf(id, run)).toEqual(drawn);
      expect(new Set(drawn?.map(({ question, answer }) => question + answer)).size).toBe(
        TEST_SHAPE[id].count,
      );
      expect(new Set(drawn?.map(({ kind }) => kind)).size).toBe(id === "english" ? 7 : 8);
    }
  },
);

test("a test that was kept with other content is not taken up", () => {
  expect(exercisesOf("english", { asked: ["no-such-item"], seed: 1 })).toBeNull();
  expect(exercisesOf("numeracy", { asked: ["no-such-kind"], seed: 1 })).toBeNull();
});

test("a choice is judged by its text, a typed answer by its meaning, none is never right", () => {
  const [sum] = exercisesOf("numeracy", { asked: ["change"], seed: 5 }) ?? [];
  if (!sum) throw new Error("nothing drawn");
  const figure = sum.answer.replace(" euros", "");
  expect(verdictOf(sum, sum.answer, false)).toEqual({ isRight: true, mistake: null });
  expect(verdictOf(sum, figure, false).isRight).toBe(false);
  expect(verdictOf(sum, figure, true).isRight).toBe(true);
  expect(verdictOf(sum, "", true)).toEqual({ isRight: false, mistake: null });
  expect(verdictOf(sum, sum.wrong[0]?.text ?? "", true).mistake).toBe(sum.wrong[0]?.mistake);
});
