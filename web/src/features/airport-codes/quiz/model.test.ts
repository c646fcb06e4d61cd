import { AIRPORTS } from "content/airports/airports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, isAskable, NO_QUIZ, nextQuestion, percentOf, type Run, reset } from "./model.ts";

const NO_RUN = NO_QUIZ.runs.course;
/** Numbers that look like chance and are the same each time. */
function chanceFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe("a question", () => {
  test("has four different airports, the right one among them, in any place", () => {
    const places = new Set<number>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question } = nextQuestion(NO_RUN, AIRPORTS, chanceFrom(seed));
        expect(new Set(question?.options).size).toBe(4);
        expect(question?.options).toContain(question?.code);
        places.add(question?.options.indexOf(question.code) ?? -1);
      }),
    );
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  test("comes once for each of the 37, then the set begins anew with another airport", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = chanceFrom(seed);
        let run: Run = NO_RUN;
        for (let count = 0; count < AIRPORTS.length; count++)
          run = nextQuestion(run, AIRPORTS, chance);
        expect(new Set(run.asked).size).toBe(37);
        const again = nextQuestion(run, AIRPORTS, chance);
        expect(again.asked).toEqual([again.question?.code]);
        expect(again.question?.code).not.toBe(run.question?.code);
      }),
      { numRuns: 20 },
    );
  });
});

describe("an answer", () => {
  const asked = nextQuestion(NO_RUN, AIRPORTS, chanceFrom(1));
  const right = asked.question?.code ?? "";
  const wrong = asked.question?.options.find((code) => code !== right) ?? "";

  test("counts once: the first", () => {
    const missed = answered(asked, wrong);
    expect(missed).toMatchObject({ chosen: wrong, correct: 0, total: 1 });
    expect(answered(missed, right)).toBe(missed);
    expect(answered(asked, right)).toMatchObject({ correct: 1, total: 1 });
    expect(answered(NO_RUN, right)).toBe(NO_RUN);
  });

  test("is cleared by the next question, and the score kept", () => {
    const next = nextQuestion(answered(asked, right), AIRPORTS, chanceFrom(2));
    expect(next).toMatchObject({ chosen: null, correct: 1, total: 1 });
    expect(next.asked).toHaveLength(2);
  });

  test("is gone after a reset, with the score and the used airports", () => {
    const after = reset(AIRPORTS, chanceFrom(3));
    expect(after).toMatchObject({ chosen: null, correct: 0, total: 0 });
    expect(after.asked).toEqual([after.question?.code]);
  });
});

test("what was kept is asked only while its airports are there", () => {
  const run = nextQuestion(NO_RUN, AIRPORTS, chanceFrom(4));
  const without = AIRPORTS.filter(({ code }) => code !== run.question?.options[0]);
  expect([isAskable(NO_RUN, AIRPORTS), isAskable(run, AIRPORTS), isAskable(run, without)]).toEqual([
    false,
    true,
    false,
  ]);
});

test("the percentage is whole, and 0 before anything is answered", () => {
  expect([
    percentOf(NO_RUN),
    percentOf({ ...NO_RUN, correct: 2, total: 3 }),
    percentOf({ ...NO_RUN, correct: 1, total: 1 }),
  ]).toEqual([0, 67, 100]);
});
