import { QUESTIONS } from "content/questions/questions";
import { describe, expect, test } from "vitest";
import { DEMO_ANSWERS } from "../session/demo-answers.ts";
import { specificWords, tellSameEvents, tradeWords, usesOf, withoutRepeats } from "./model.ts";
import { OTHER_EVENTS, RETOLD } from "./retold.cases.ts";

const trade = tradeWords(QUESTIONS);
const words = (text: string) => specificWords(text, trade);

describe("the same events", () => {
  test.each(RETOLD)("are known again when retold: $name", ({ first, again }) => {
    expect(tellSameEvents(words(first), words(again))).toBe(true);
    expect(tellSameEvents(words(again), words(first))).toBe(true);
  });

  test.each(RETOLD.map(({ name, first }, at) => [name, first, OTHER_EVENTS[at] ?? ""]))(
    "are not others at the same place: %s",
    (_, first, other) => {
      expect(tellSameEvents(words(first), words(other))).toBe(false);
    },
  );

  test("are never found between the demo's answers to different questions", () => {
    const kinds = new Map(QUESTIONS.map(({ id, kind }) => [id, kind]));
    const told = DEMO_ANSWERS.filter(
      ({ questionId }) => kinds.get(questionId) === "behavioural",
    ).map(({ questionId, situation, task, action, result }) => ({
      questionId,
      words: words([situation, task, action, result].join(" ")),
    }));
    expect(told.length).toBeGreaterThan(8);
    for (const one of told)
      for (const other of told)
        if (one.questionId !== other.questionId)
          expect([one.questionId, tellSameEvents(one.words, other.words)]).toEqual([
            one.questionId,
            false,
          ]);
  });

  test("are not told by a few stock phrases", () => {
    const stock = "I am a team player and always stay calm with every difficult customer.";
    expect(tellSameEvents(words(stock), words(stock))).toBe(false);
  });
});

test("a story's uses are the other questions, each once, by the newest answer", () => {
  const [{ first, again }] = RETOLD as [(typeof RETOLD)[number]];
  const answers = [
    { responseId: "5", question: "A hard decision?", words: words(again) },
    { responseId: "4", question: "An emergency?", words: words(OTHER_EVENTS[0] ?? "") },
    { responseId: "3", question: "A hard decision?", words: words(first) },
    { responseId: "2", question: "A hidden danger?", words: words(first) },
    { responseId: "1", question: "Your initiative?", words: words(again) },
  ];
  expect(usesOf({ question: "A hidden danger?", words: words(first) }, answers)).toEqual([
    { question: "A hard decision?", responseId: "5" },
    { question: "Your initiative?", responseId: "1" },
  ]);
});

test("tags are kept once each, in their order", () => {
  const value = { airline: "Emirates", value: "Safety" };
  expect(
    withoutRepeats({
      title: "T",
      competencies: ["teamwork", "integrity", "teamwork"],
      airlineValues: [value, { ...value }, { ...value, airline: "KLM" }],
    }),
  ).toEqual({
    title: "T",
    competencies: ["teamwork", "integrity"],
    airlineValues: [value, { ...value, airline: "KLM" }],
  });
  expect(withoutRepeats({ title: "T" })).toEqual({ title: "T" });
});
