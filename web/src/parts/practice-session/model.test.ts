import { describe, expect, it } from "vitest";
import {
  attemptFor,
  blankSections,
  NO_ANSWER,
  overLimit,
  questionOfTake,
  refusedSections,
  remember,
  wantedBy,
} from "./model.ts";

const full = { situation: "s", task: "t", action: "a", result: "r" };

describe("a STAR answer", () => {
  it("names what is blank after trimming, in the order of the letters", () => {
    expect(blankSections({ ...full, task: " \n\t", result: "" })).toEqual(["task", "result"]);
    expect(blankSections(full)).toEqual([]);
  });

  it("allows 5,000 characters a section and not one more", () => {
    expect(overLimit({ ...full, action: "x".repeat(5000) })).toEqual([]);
    expect(overLimit({ ...full, action: "x".repeat(5001) })).toEqual(["action"]);
  });
});

describe("an attempt at sending", () => {
  const ids = () => {
    let last = 0;
    return () => `id${++last}`;
  };

  it("keeps its id while the words stay the same", () => {
    const newId = ids();
    const first = attemptFor(null, full, newId);
    expect(attemptFor(first, { ...full }, newId).id).toBe(first.id);
  });

  it("is a new one, not waiting anywhere, as soon as a word has changed", () => {
    const newId = ids();
    const first = { ...attemptFor(null, full, newId), isKept: true };
    expect(attemptFor(first, { ...full, result: "other" }, newId)).toEqual({
      id: "id2",
      answer: { ...full, result: "other" },
      isKept: false,
    });
  });
});

describe("the questions not to draw again", () => {
  it("are the last twenty, each once, the newest first", () => {
    expect(remember(["a", "b"], "b")).toEqual(["b", "a"]);
    const many = Array.from({ length: 20 }, (_, index) => `q${index}`);
    const next = remember(many, "new");
    expect(next).toHaveLength(20);
    expect(next).not.toContain("q19");
  });
});

describe("the address", () => {
  it.each([
    ["", "random", ""],
    ["question=cs-01", "bank", "cs-01"],
    ["retake=r1&question=cs-01", "retake", "r1"],
    ["answer=r2", "answer", "r2"],
    ["question=%20", "random", ""],
    ["retake=r1&in=es", "retake", "r1"],
  ])("%s asks for %s %s", (search, what, id) => {
    expect(wantedBy(search, "answer")).toEqual({ what, id });
  });

  it("may ask for a question of the bank in another language", () => {
    const wanted = { what: "bank", id: "cs-01", language: "es" };
    expect(wantedBy("question=cs-01&in=es", "answer")).toEqual(wanted);
  });

  it("names what is stored by the screen's own word, and only by that", () => {
    expect(wantedBy("analysis=a&retake=b", "analysis")).toEqual({ what: "analysis", id: "a" });
    expect(wantedBy("answer=a&retake=b", "analysis")).toEqual({ what: "retake", id: "b" });
  });
});

it("a refusal of the server is shown at the section it names, in either shape", () => {
  const errors = [
    { path: "response.action", message: "At most 5000 characters" },
    { path: "task", message: "Blank" },
    { path: "questionId", message: "Too long" },
  ];
  expect(refusedSections(errors)).toEqual({ action: "At most 5000 characters", task: "Blank" });
  expect(refusedSections(undefined)).toEqual({});
  expect(NO_ANSWER.action).toBe("");
});

describe("a recording that is brought back", () => {
  const take = {
    ...{ id: "take", kind: "audio" as const, mimeType: "audio/webm", blob: new Blob() },
    ...{ durationSeconds: 3, startedAt: "2026-11-20T12:00:00.000Z", place: "/star-practice" },
  };
  const asked = { category: "Motivation", difficulty: null, listensFor: ["Why us"], trap: null };

  it("has its question whole, with its place in the bank", () => {
    const whole = { ...asked, id: "why", question: "Why us?", kind: "motivation" as const };
    expect(questionOfTake({ ...take, question: "Why us?", asked: whole })).toEqual(whole);
  });

  it("of an older version has its words at least", () => {
    const question = questionOfTake({ ...take, question: "Why us?" });
    expect(question).toMatchObject({ id: "take", question: "Why us?", category: null });
  });
});
