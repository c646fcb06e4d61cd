import { describe, expect, test } from "vitest";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "../walk.ts";
import { DOOR_QUIZ } from "./door-quiz.ts";
import { MORE_DOOR_QUESTIONS } from "./more-door-questions.ts";
import {
  DOOR_COMPONENTS,
  DOOR_IMAGE_KEYS,
  DOOR_SUBJECTS,
  DoorQuizQuestion,
  MoreDoorQuestion,
} from "./schema.ts";

/** A quiz question in the words of the walk: what is asked stands in the description. */
const asked = (entry: DoorQuizQuestion) => ({ ...entry, question: entry.description });

describe("the timed quiz", () => {
  test("asks the six components in the specified order and difficulty", () => {
    expect(DOOR_QUIZ.map(({ component, difficulty }) => [component, difficulty])).toEqual(
      DOOR_COMPONENTS,
    );
    expect(DOOR_QUIZ.map(({ imageKey }) => imageKey)).toEqual(DOOR_IMAGE_KEYS);
  });

  test("cannot be guessed by length or place", () => {
    expect(bankFaults(DOOR_QUIZ.map(asked))).toEqual([]);
  });

  test.each(DOOR_QUIZ)("$id is whole, fair and tidy", (entry) => {
    expect(DoorQuizQuestion.parse(entry)).toEqual(entry);
    expect(faultsOf(asked(entry))).toEqual([]);
    expect(untidy(textsOf(entry))).toEqual([]);
  });
});

describe("the forty further questions", () => {
  test("are forty, about every subject, and fair as a bank", () => {
    expect(MORE_DOOR_QUESTIONS).toHaveLength(40);
    expect(new Set(MORE_DOOR_QUESTIONS.map(({ component }) => component))).toEqual(
      new Set(DOOR_SUBJECTS),
    );
    expect(bankFaults(MORE_DOOR_QUESTIONS)).toEqual([]);
  });

  test("have easy, medium and hard ones, at least eight of each", () => {
    for (const level of ["Easy", "Medium", "Hard"])
      expect(
        MORE_DOOR_QUESTIONS.filter(({ difficulty }) => difficulty === level).length,
      ).toBeGreaterThanOrEqual(8);
  });

  test("explain nothing twice, across both banks", () => {
    const all = [...DOOR_QUIZ, ...MORE_DOOR_QUESTIONS];
    expect(repeated(all.map(({ explanation }) => explanation))).toEqual([]);
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
  });

  test.each(MORE_DOOR_QUESTIONS)("$id is whole, fair and tidy", (entry) => {
    expect(MoreDoorQuestion.parse(entry)).toEqual(entry);
    expect(faultsOf(entry)).toEqual([]);
    expect(untidy(textsOf(entry))).toEqual([]);
  });
});
