import { QUESTIONS } from "content/questions/questions";
import { COMPETENCIES } from "contract/question-terms";
import { describe, expect, test } from "vitest";
import {
  changedParts,
  coverageOf,
  editable,
  firstAirline,
  firstFault,
  gapsOf,
  matrixOf,
  nextSquare,
  overusedOf,
  questionToPractise,
  raiseOf,
  toldFor,
} from "./model.ts";
import { AIRLINE, CARE, SAFETY, storyOf, usedFor } from "./stories.fixture.ts";

const NONE = new Set<string>();

describe("the matrix", () => {
  const care = storyOf(1);
  const untagged = storyOf(2, { airlineValues: [] });
  const elsewhere = storyOf(3, { airlineValues: [{ airline: "KLM", value: CARE }] });
  const row = matrixOf([care, untagged, elsewhere], AIRLINE)[0];

  test("has a row for each competency, and a square for it at all and for each value", () => {
    const rows = matrixOf([], AIRLINE);
    expect(rows.map(({ competency }) => competency)).toEqual(COMPETENCIES);
    expect(rows[0]?.squares.map(({ value }) => value)).toEqual([null, SAFETY, CARE]);
    expect(matrixOf([], null)[0]?.squares).toHaveLength(1);
  });

  test("a story stands where both tags meet, another airline's value counts for nothing", () => {
    const titles = row?.squares.map(({ stories }) => stories.map(({ title }) => title));
    expect(titles).toEqual([["Story 1", "Story 2", "Story 3"], [], ["Story 1"]]);
  });

  test.each([
    [0, 0],
    [1, 0.62],
    [2, 0.84],
    [3, 1],
    [9, 1],
  ])("%i stories raise the shade to %f", (count, raise) => {
    const stories = Array.from({ length: count }, () => care);
    expect(raiseOf({ competency: "teamwork", value: null, stories })).toBe(raise);
  });

  test("counts what is covered", () => {
    expect(coverageOf([care, storyOf(2, { competencies: ["teamwork"] })], AIRLINE)).toEqual({
      competencies: 2,
      values: 1,
    });
    expect(coverageOf([], null)).toEqual({ competencies: 0, values: 0 });
  });
});

describe("gaps", () => {
  test("are the competencies without a story, most asked for first, each with a question of it", () => {
    const gaps = gapsOf([storyOf(1)], QUESTIONS, NONE);
    expect(gaps).toHaveLength(COMPETENCIES.length - 1);
    expect(gaps.map(({ asked }) => asked)).toEqual(
      gaps.map(({ asked }) => asked).toSorted((one, other) => other - one),
    );
    for (const { competency, question } of gaps) expect(question.competency).toBe(competency);
    expect(gapsOf([storyOf(1, { competencies: [...COMPETENCIES] })], QUESTIONS, NONE)).toEqual([]);
  });

  test("lead to a past event that was not practised yet", () => {
    const first = questionToPractise(QUESTIONS, "teamwork", NONE);
    expect(first?.kind).toBe("behavioural");
    const next = questionToPractise(QUESTIONS, "teamwork", new Set([first?.id ?? ""]));
    expect(next?.id).not.toBe(first?.id);
    expect(next?.competency).toBe("teamwork");
    expect(questionToPractise([], "teamwork", NONE)).toBeUndefined();
  });
});

test("a story is overused from three questions on", () => {
  const stories = [0, 1, 2, 4].map((others, at) => storyOf(at, { usedFor: usedFor(others) }));
  expect(stories.map(toldFor)).toEqual([1, 2, 3, 5]);
  expect(overusedOf(stories).map(toldFor)).toEqual([5, 3]);
});

test.each([
  ["KLM", [storyOf(1)], "KLM"],
  ["", [storyOf(1)], "Emirates"],
  ["", [], ""],
])("with the target %j the wall begins with %j", (target, stories, airline) => {
  expect(firstAirline(target, stories)).toBe(airline);
});

test.each([
  ["ArrowDown", false, { row: 2, column: 1 }],
  ["ArrowUp", false, { row: 0, column: 1 }],
  ["ArrowRight", false, { row: 1, column: 2 }],
  ["ArrowLeft", false, { row: 1, column: 0 }],
  ["ArrowRight", true, { row: 1, column: 0 }],
  ["End", false, { row: 1, column: 2 }],
  ["Home", true, { row: 1, column: 0 }],
  ["Enter", false, null],
])("%s leads on (right to left: %s)", (key, isRtl, to) => {
  expect(nextSquare(key, { row: 1, column: 1 }, { rows: 3, columns: 3 }, isRtl)).toEqual(to);
});

test("the wall ends at its edges", () => {
  const size = { rows: 3, columns: 3 };
  expect(nextSquare("ArrowDown", { row: 2, column: 0 }, size, false)).toEqual({
    row: 2,
    column: 0,
  });
  expect(nextSquare("ArrowLeft", { row: 0, column: 0 }, size, false)).toEqual({
    row: 0,
    column: 0,
  });
});

test.each([
  [{}, null],
  [{ title: " " }, "title"],
  [{ action: "", result: "" }, "action"],
])("a story with %j cannot be saved for its %s", (change, fault) => {
  const before = editable(storyOf(1));
  expect(firstFault({ ...before, ...change }, before)).toBe(fault);
});

test("a part that an interview's answer did not tell may stay untold, and is not sent", () => {
  const before = editable(storyOf(1, { task: "" }));
  expect(firstFault(before, before)).toBeNull();
  expect(changedParts({ task: " ", title: "Shorter" }, before)).toEqual({ title: "Shorter" });
  expect(changedParts({ task: "Mine to find." }, before)).toEqual({ task: "Mine to find." });
});
