import { describe, expect, test } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { CANDIDATE_QUESTIONS } from "./candidate-questions.ts";
import { DAY_LISTS } from "./day-lists.ts";
import { ENGLISH_ITEMS, english } from "./english.ts";
import { INTERVIEW_MOMENTS } from "./final-interview.ts";
import { GROUP_TASKS } from "./group-tasks.ts";
import { NUMERACY } from "./numeracy.ts";
import { loadAllThemes } from "./question-themes.ts";
import {
  AssessmentStage,
  CandidateQuestion,
  DayList,
  ENGLISH_KINDS,
  EnglishItem,
  Exercise,
  GroupTask,
  InterviewMoment,
  NUMERACY_KINDS,
} from "./schema.ts";
import { ASSESSMENT_STAGES } from "./stages.ts";

/** Reproducible numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const DRAWS = 500;
const LONGEST_MAY_BE_RIGHT = 0.4;

/** What is true of every exercise, however it was drawn. */
function expectSound(exercise: Exercise) {
  const { question, options, answer, wrong, steps } = exercise;
  expect(Exercise.safeParse(exercise).error, question).toBeUndefined();
  expect(new Set(options).size, question).toBe(4);
  expect(options.toSorted(), question).toEqual(
    [answer, ...wrong.map(({ text }) => text)].toSorted(),
  );
  expect(untidy([question, ...steps, ...options]), question).toEqual([]);
}

describe.each(NUMERACY_KINDS)("numeracy: %s", (kind) => {
  const random = seeded(20261122);
  const drawn = Array.from({ length: DRAWS }, () => NUMERACY[kind](random));

  test("has an answer that its last step reaches, and plausible positive figures", () => {
    for (const exercise of drawn) {
      expect(exercise.kind).toBe(kind);
      expectSound(exercise);
      expect(exercise.steps.at(-1), exercise.question).toContain(exercise.answer);
      for (const text of [...exercise.options, exercise.answer]) {
        expect(text, exercise.question).not.toMatch(/^-|NaN|Infinity|undefined|\.\d{3}/);
        expect(Number.parseFloat(text), exercise.question).toBeGreaterThanOrEqual(0);
        expect(Number.parseFloat(text), exercise.question).toBeLessThan(150_000);
      }
    }
  });

  test("asks many different questions, with the answer in every place", () => {
    expect(new Set(drawn.map(({ question }) => question)).size).toBeGreaterThan(50);
    for (const place of [0, 1, 2, 3]) {
      const share = drawn.filter(({ options, answer }) => options[place] === answer).length / DRAWS;
      expect(share).toBeGreaterThan(0.15);
    }
  });
});

describe("numeracy by hand", () => {
  // Each rule again in other words, from the figures in the question alone.
  const figures = (text: string) =>
    [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => Number(one));
  const draw = (kind: keyof typeof NUMERACY) => {
    const random = seeded(7);
    return Array.from({ length: DRAWS }, () => NUMERACY[kind](random));
  };

  test("change, discount, meals and bar stock come to what the question gives", () => {
    for (const { question, answer } of draw("change")) {
      const [drinks = 0, drink = 0, snacks = 0, snack = 0, note = 0] = figures(question);
      expect(Number.parseFloat(answer)).toBeCloseTo(note - drinks * drink - snacks * snack, 6);
    }
    for (const { question, answer } of draw("discount")) {
      const [price = 0, percent = 0] = figures(question);
      expect(Number.parseFloat(answer)).toBeCloseTo(price * (1 - percent / 100), 6);
    }
    for (const { question, answer } of draw("meal-count")) {
      const [passengers = 0, chicken = 0, pasta = 0] = figures(question);
      expect(Number.parseFloat(answer)).toBeCloseTo((passengers * pasta) / (chicken + pasta), 6);
    }
    for (const { question, answer } of draw("bar-stock")) {
      const [drawers = 0, cans = 0, sold = 0, damaged = 0] = figures(question);
      expect(Number.parseFloat(answer)).toBe(drawers * cans - sold - damaged);
    }
  });

  test("currencies are multiplied, and clocks and block times agree in UTC", () => {
    for (const { question, answer } of draw("currency")) {
      const [euros = 0, , rate = 0] = figures(question);
      expect(Number.parseFloat(answer)).toBeCloseTo(euros * rate, 6);
    }
    for (const { question, answer } of draw("clock")) {
      const [hour = 0, minute = 0, hours = 0, minutes = 0] = figures(question);
      const report = hour * 60 + minute - hours * 60 - minutes;
      expect(answer).toBe(
        `${String(Math.floor(report / 60)).padStart(2, "0")}:${String(report % 60).padStart(2, "0")}`,
      );
    }
    for (const { question, answer } of draw("block-time")) {
      const times = [...question.matchAll(/(\d\d):(\d\d) local/g)].map(
        ([, hour, minute]) => Number(hour) * 60 + Number(minute),
      );
      const offsets = [...question.matchAll(/UTC([+-])(\d+)(?::(\d+))?/g)].map(
        ([, sign, hour, minute]) =>
          (sign === "-" ? -1 : 1) * (Number(hour) * 60 + Number(minute ?? 0)),
      );
      const [departure = 0, arrival = 0] = times;
      const [from = 0, to = 0] = offsets;
      const nextDay = question.includes("the next day") ? 1440 : 0;
      const block = arrival + nextDay - to - (departure - from);
      expect(answer, question).toBe(`${Math.floor(block / 60)} h ${block % 60} min`);
    }
  });
});

describe("English", () => {
  test("draws on at least sixty items of every kind, each sound and none twice", () => {
    expect(ENGLISH_ITEMS.length).toBeGreaterThanOrEqual(60);
    for (const kind of ENGLISH_KINDS)
      expect(
        ENGLISH_ITEMS.filter((item) => item.kind === kind).length,
        kind,
      ).toBeGreaterThanOrEqual(7);
    expect(repeated(ENGLISH_ITEMS.map(({ id }) => id))).toEqual([]);
    expect(repeated(ENGLISH_ITEMS.map(({ question, answer }) => question + answer))).toEqual([]);
    expect(repeated(ENGLISH_ITEMS.map(({ reason }) => reason))).toEqual([]);
    expect(untidy(textsOf(ENGLISH_ITEMS))).toEqual([]);
    for (const item of ENGLISH_ITEMS) {
      expect(EnglishItem.safeParse(item).error, item.id).toBeUndefined();
      expect(repeated([item.answer, ...item.wrong.map(({ text }) => text)]), item.id).toEqual([]);
    }
  });

  test("is not passed by choosing the longest option", () => {
    const isLongest = ENGLISH_ITEMS.filter(({ answer, wrong }) =>
      wrong.every(({ text }) => text.length < answer.length),
    );
    expect(isLongest.length / ENGLISH_ITEMS.length).toBeLessThanOrEqual(LONGEST_MAY_BE_RIGHT);
  });

  test("draws sound exercises, and of one kind when asked", () => {
    const random = seeded(1);
    for (let draw = 0; draw < DRAWS; draw += 1) expectSound(english(random));
    for (const kind of ENGLISH_KINDS) expect(english(random, kind).kind).toBe(kind);
  });
});

describe("the day", () => {
  test.each([
    ["stages", AssessmentStage, ASSESSMENT_STAGES, 11],
    ["group tasks", GroupTask, GROUP_TASKS, 10],
    ["moments of the final interview", InterviewMoment, INTERVIEW_MOMENTS, 12],
    ["lists", DayList, DAY_LISTS, 3],
  ])(
    "%s keep their schema, say nothing twice and are typed cleanly",
    (_, schema, entries, least) => {
      expect(entries.length).toBeGreaterThanOrEqual(least);
      for (const entry of entries) expect(schema.safeParse(entry).error, entry.id).toBeUndefined();
      const texts = entries.flatMap((entry) => textsOf(entry).filter((text) => text !== entry.id));
      expect(repeated(texts)).toEqual([]);
      expect(untidy(textsOf(entries))).toEqual([]);
    },
  );

  test("stages last from less to more", () => {
    for (const { id, minutes } of ASSESSMENT_STAGES)
      expect(minutes.from, id).toBeLessThan(minutes.to);
  });
});

test("what candidates ask is answered in general, each once, and without figures that have no source", () => {
  for (const one of CANDIDATE_QUESTIONS) {
    expect(CandidateQuestion.safeParse(one).error?.message, one.id).toBeUndefined();
    expect(untidy([one.question, one.answer, one.check]), one.id).toEqual([]);
    if (!one.source) expect(one.answer, one.id).not.toMatch(/\d/);
  }
  expect(repeated(CANDIDATE_QUESTIONS.map(({ id }) => id))).toEqual([]);
  expect(repeated(CANDIDATE_QUESTIONS.map(({ question }) => question))).toEqual([]);
});

test("every question of candidates is in one theme", async () => {
  const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).toSorted();
  expect(ids(await loadAllThemes())).toEqual(ids(CANDIDATE_QUESTIONS));
});
