import { describe, expect, test } from "vitest";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "../walk.ts";
import { Topic, TopicMaterial } from "./schema.ts";
import { TOPICS } from "./topics.ts";

/** Words that are called out in the cabin as written, exclamation mark and all: "BRACE! BRACE!". */
const COMMAND = /\b[A-Z][A-Z ,']*!/g;
const withoutCommands = (text: string) => text.replace(COMMAND, "BRACE");

/** Longest of two to four sentences; an abbreviation such as "e.g." ends none. */
const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-Z0-9"'])/).length;

const loaded = await Promise.all(
  TOPICS.map(async (topic) => [topic.id, topic, await topic.load()] as const),
);

describe.each(loaded)("%s", (id, topic, material) => {
  const { cards, questions } = material;

  test("keeps the schema and adds nothing to it", () => {
    expect(Topic.strict().safeParse(topic).error).toBeUndefined();
    expect(TopicMaterial.strict().safeParse(material).error).toBeUndefined();
  });

  test("says how much there is", () => {
    expect(topic.count).toEqual({ cards: cards.length, questions: questions.length });
  });

  test("gives every card and question an id under the topic's own", () => {
    const ids = [...cards, ...questions].map((entry) => entry.id);
    expect(ids.filter((entry) => !entry.startsWith(`${id}-`))).toEqual([]);
  });

  test("asks on the front and answers in one to four sentences", () => {
    for (const { front, back } of cards) {
      expect(front).toMatch(/[?.]$/);
      expect(back).toMatch(/[.?]'?$/);
      expect(sentences(back), back).toBeLessThanOrEqual(4);
    }
  });

  test("keeps points short and unpunctuated, and never says one twice on a card", () => {
    for (const { id: card, points } of cards) {
      expect(
        points.filter((point) => !/^[A-Z0-9'"]/.test(point) || /[.;,:]$/.test(point)),
        card,
      ).toEqual([]);
      expect(repeated(points), card).toEqual([]);
    }
  });

  test("is typed cleanly", () => {
    const texts = textsOf({ ...topic, cards, questions });
    expect(untidy(texts.map(withoutCommands))).toEqual([]);
  });

  test("dates its rules", () => {
    const aging = cards.filter((card) => card.ages).map((card) => [card.id, card.source.year]);
    expect(aging.filter(([, year]) => Number(year) < 2015)).toEqual([]);
  });

  test("asks questions that a guesser could not pass", () => {
    expect(
      questions.flatMap((question) => faultsOf(question).map((f) => `${question.id} ${f}`)),
    ).toEqual([]);
    expect(bankFaults(questions)).toEqual([]);
  });

  test("explains in full sentences, and differently each time", () => {
    const explanations = questions.map((question) => question.explanation);
    expect(explanations.filter((text) => !/[.?]'?$/.test(text))).toEqual([]);
    expect(repeated(explanations)).toEqual([]);
  });

  test("has something for the first day and something for the last", () => {
    for (const difficulty of ["Easy", "Medium", "Hard"]) {
      const share = questions.filter((question) => question.difficulty === difficulty).length;
      expect(share / questions.length, difficulty).toBeGreaterThanOrEqual(0.15);
    }
  });
});

describe("all topics together", () => {
  const cards = loaded.flatMap(([, , material]) => material.cards);
  const questions = loaded.flatMap(([, , material]) => material.questions);

  test("say nothing twice", () => {
    expect(repeated(TOPICS.map(({ id }) => id))).toEqual([]);
    expect(repeated(TOPICS.map(({ title }) => title))).toEqual([]);
    expect(repeated([...cards, ...questions].map(({ id }) => id))).toEqual([]);
    expect(repeated(cards.map(({ front }) => front))).toEqual([]);
    expect(repeated(cards.map(({ back }) => back))).toEqual([]);
    expect(repeated(questions.map(({ question }) => question))).toEqual([]);
  });

  test("load material of their own, and no two the same", () => {
    expect(new Set(loaded.map(([, , material]) => material.cards)).size).toBe(TOPICS.length);
    expect(new Set(loaded.map(([, , material]) => material.questions)).size).toBe(TOPICS.length);
  });
});
