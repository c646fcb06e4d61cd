import { TOPICS } from "content/syllabus/topics";
import { describe, expect, test } from "vitest";
import { nextStep, partDone, viewFrom } from "./model.ts";
import { NO_RECORD } from "./record.ts";
import { newRun } from "./run.ts";

const part = (id: string) => {
  const found = TOPICS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe("the address", () => {
  test.each([
    ["", { at: "overview" }],
    ["part=security", { at: "part", part: part("security"), tab: "cards", open: null }],
    [
      "part=first-aid&tab=questions",
      { at: "part", part: part("first-aid"), tab: "questions", open: null },
    ],
    [
      "entry=security-levels",
      { at: "part", part: part("security"), tab: "cards", open: "security-levels" },
    ],
    ["part=nothing", { at: "overview" }],
    ["scenario=power-bank-fire", { at: "scenario", scenario: "power-bank-fire" }],
    ["scenario=other", { at: "overview" }],
    ["test=numeracy", { at: "test", test: "numeracy", situation: null }],
    ["test=judgement&situation=loose", { at: "test", test: "judgement", situation: "loose" }],
    ["day", { at: "day", section: "stages", open: null }],
    ["day=tasks", { at: "day", section: "tasks", open: null }],
    ["day=group-island", { at: "day", section: "tasks", open: "island" }],
    ["day=group-exercise", { at: "day", section: "stages", open: "group-exercise" }],
    ["day=list-what-to-bring", { at: "day", section: "lists", open: "what-to-bring" }],
    ["day=medical", { at: "day", section: "stages", open: "medical" }],
  ])("?%s", (query, view) => {
    expect(viewFrom(new URLSearchParams(query))).toEqual(view);
  });
});

test("what is done of a part are its own cards and questions, and never more than there are", () => {
  const record = { known: ["security-levels", "first-aid-shock"], right: ["security-annex"] };
  expect(partDone(part("security"), record)).toEqual({
    ...{ cards: 1, questions: 1, done: 2, total: 67 },
  });
});

describe("the next step", () => {
  const known = ["security-levels"];
  test("is the first part where nothing was done", () => {
    expect(nextStep(NO_RECORD)).toMatchObject({ part: { id: "first-aid" }, isRunning: false });
  });
  test("is the part that was begun", () => {
    expect(nextStep({ ...NO_RECORD, known })).toMatchObject({
      ...{ part: { id: "security" }, isRunning: true },
    });
  });
  test("is a test or a story that was left in the middle", () => {
    const runs = { english: newRun(["a"], 1, 0) };
    expect(nextStep({ ...NO_RECORD, known, runs })).toMatchObject({ kind: "test", id: "english" });
    const scenarios = { "power-bank-fire": { choices: [0], isToldWhy: true, isRunning: true } };
    expect(nextStep({ ...NO_RECORD, runs, scenarios })).toMatchObject({ id: "power-bank-fire" });
  });
});
