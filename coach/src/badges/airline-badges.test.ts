import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { AIRLINES } from "content/airlines/airlines";
import { expect, test } from "vitest";
import { type AirlineWork, airlineBadges } from "./airline-badges.ts";

const NO_WORK: AirlineWork = { answers: [], quizzes: [], interviews: [], storyValues: [] };
const find = (id: string) => {
  const airline = AIRLINES.find((one) => one.id === id);
  if (!airline) throw new Error(`The guide has no ${id}`);
  return airline;
};
const EMIRATES = find("emirates");
const OWN = AIRLINE_QUESTIONS.filter(({ airline }) => airline === "emirates").map(({ id }) => id);
const done = (work: Partial<AirlineWork>, airline = EMIRATES) =>
  Object.fromEntries(
    airlineBadges(airline, { ...NO_WORK, ...work }).map((badge) => [badge.id, badge.done]),
  );
const answers = (ids: readonly string[], overall: number | null) =>
  ids.map((bankQuestionId) => ({ bankQuestionId, overall }));

test("only what can be earned is offered, and nothing is done without work", () => {
  expect(done({})).toEqual({ questions: 0, quiz: 0, interview: 0, stories: 0 });
  // Neither questions nor a recruiter of its own.
  expect(done({}, find("ryanair"))).toEqual({ quiz: 0, stories: 0 });
  for (const airline of AIRLINES)
    expect(airlineBadges(airline, NO_WORK).length).toBeGreaterThanOrEqual(2);
});

test("the way on leads to the first question without an answer, the quiz, and the recruiter of the picker", () => {
  const next = (ids: readonly string[]) =>
    airlineBadges(EMIRATES, { ...NO_WORK, answers: answers(ids, 80) }).map((badge) => badge.next);
  expect(next([])).toEqual([OWN[0], "emirates", "rania-khoury", undefined]);
  expect(next(OWN.slice(0, 2))[0]).toBe(OWN[2]);
});

test.each<[string, Partial<AirlineWork>, string, number]>([
  ["three of its questions", { answers: answers(OWN.slice(0, 3), 72) }, "questions", 3],
  ["one question three times", { answers: answers(Array(3).fill(OWN[0]), 90) }, "questions", 1],
  ["an answer that scored below 60", { answers: answers(OWN.slice(0, 1), 59) }, "questions", 0],
  ["an answer that was not measured", { answers: answers(OWN.slice(0, 1), null) }, "questions", 0],
  ["a question of the bank", { answers: answers(["went-beyond-the-job"], 95) }, "questions", 0],
  ["all ten of its questions", { answers: answers(OWN, 80) }, "questions", 5],
  [
    "the better of two quizzes",
    { quizzes: [6, 3].map((correct) => ({ airline: "emirates", correct })) },
    "quiz",
    6,
  ],
  ["a quiz without a fault", { quizzes: [{ airline: "emirates", correct: 8 }] }, "quiz", 7],
  ["a quiz about another airline", { quizzes: [{ airline: "klm", correct: 8 }] }, "quiz", 0],
  [
    "an interview with its recruiter",
    { interviews: [{ recruiterId: "rania-khoury", answered: 6 }] },
    "interview",
    4,
  ],
  [
    "an interview with another's recruiter",
    { interviews: [{ recruiterId: "henrik-sommerfeld", answered: 4 }] },
    "interview",
    0,
  ],
  [
    "one value in two stories",
    {
      storyValues: Array(2).fill({ airline: "Emirates", value: EMIRATES.coreValues[1] }),
    },
    "stories",
    1,
  ],
  [
    "a value that the airline does not name",
    { storyValues: [{ airline: "Emirates", value: "Fun" }] },
    "stories",
    0,
  ],
])("%s: counts as it should", (_, work, badge, count) => {
  expect(done(work)[badge]).toBe(count);
});
