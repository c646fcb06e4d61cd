import { DIFFICULTIES, QUESTION_CATEGORIES, QUESTION_KINDS } from "contract/question-terms";
import { describe, expect, test } from "vitest";
import { AIRLINES } from "../airlines/airlines.ts";
import { NEAR_DUPLICATE, overlap } from "../questions/near-duplicate.ts";
import { QUESTIONS } from "../questions/questions.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { AIRLINE_QUESTIONS } from "./airline-questions.ts";
import { AirlineQuestion, SELECTION_THEMES } from "./schema.ts";

/** The airlines most applied to; the reference holds more. */
const ASKED = [
  "emirates",
  "qatar-airways",
  "singapore-airlines",
  "cathay-pacific",
  "lufthansa",
  "british-airways",
  "air-france",
  "klm",
  "turkish-airlines",
  "delta-air-lines",
  "american-airlines",
  "united-airlines",
  "jetblue-airways",
  "southwest-airlines",
  "alaska-airlines",
];

const sentences = (text: string) => text.split(/(?<=[.?])\s+/).length;
const themes: readonly string[] = SELECTION_THEMES;
const valuesOf = (id: string) => AIRLINES.find((airline) => airline.id === id)?.coreValues ?? [];

describe.each(AIRLINE_QUESTIONS.map((entry) => [entry.id, entry] as const))("%s", (_, entry) => {
  const { id, question, airline, listensFor, trap, value } = entry;

  test("keeps the shape and adds nothing to it", () => {
    expect(AirlineQuestion.strict().safeParse(entry).error).toBeUndefined();
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("tests a value that its airline really names, or a theme of selections", () => {
    expect([...valuesOf(airline), ...themes]).toContain(value);
  });

  test("asks in one sentence or two, with notes that fit on a form and a trap in full sentences", () => {
    expect(question).toMatch(/[?.]$/);
    expect(sentences(question)).toBeLessThanOrEqual(2);
    expect(question.length).toBeLessThanOrEqual(170);
    for (const point of listensFor) {
      expect(point).not.toMatch(/[.?;,:]$/);
      expect(point.length, point).toBeLessThanOrEqual(125);
    }
    expect(trap).toMatch(/[.]$/);
    expect(trap.length).toBeLessThanOrEqual(170);
  });

  test("is typed cleanly", () => {
    expect(untidy(textsOf(entry))).toEqual([]);
    for (const text of [question, ...listensFor, trap]) expect(text).toMatch(/^[A-Z]/);
  });
});

describe.each(ASKED)("%s", (id) => {
  const coreValues = valuesOf(id);
  const own = AIRLINE_QUESTIONS.filter((entry) => entry.airline === id);

  test("has ten questions of every difficulty and kind, in at least four categories", () => {
    expect(own).toHaveLength(10);
    const count = (key: "difficulty" | "kind", is: string) =>
      own.filter((entry) => entry[key] === is).length;
    for (const difficulty of DIFFICULTIES)
      expect([3, 4], difficulty).toContain(count("difficulty", difficulty));
    expect(QUESTION_KINDS.map((kind) => count("kind", kind))).toEqual([4, 4, 2]);
    expect(new Set(own.map((entry) => entry.category)).size).toBeGreaterThanOrEqual(4);
  });

  test("tests at least three of the airline's own values and at least three themes", () => {
    const tested = new Set(own.map((entry) => entry.value));
    expect(coreValues.filter((value) => tested.has(value)).length).toBeGreaterThanOrEqual(3);
    expect(themes.filter((theme) => tested.has(theme)).length).toBeGreaterThanOrEqual(3);
  });
});

describe("the set", () => {
  test("asks for the fifteen in order and uses all categories", () => {
    expect([...new Set(AIRLINE_QUESTIONS.map((entry) => entry.airline))]).toEqual(ASKED);
    for (const category of QUESTION_CATEGORIES)
      expect(AIRLINE_QUESTIONS.some((entry) => entry.category === category)).toBe(true);
  });

  test("says nothing twice, in itself or against the bank", () => {
    const all = [...QUESTIONS, ...AIRLINE_QUESTIONS];
    expect(repeated(all.map((entry) => entry.id))).toEqual([]);
    expect(repeated(all.flatMap((entry) => [entry.question, entry.trap]))).toEqual([]);
    expect(repeated(all.flatMap((entry) => entry.listensFor))).toEqual([]);
  });

  test("asks nothing a second time in other words, in itself or from the bank", () => {
    const pairs = AIRLINE_QUESTIONS.flatMap((one, index) =>
      [...QUESTIONS, ...AIRLINE_QUESTIONS.slice(index + 1)]
        .filter((other) => overlap(one.question, other.question) >= NEAR_DUPLICATE)
        .map((other) => `${one.id} ~ ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });
});
