import { beforeAll, expect, test } from "vitest";
import { stemsOf, wordsOf } from "../index-words.ts";
import { type ChatKnowledge, loadKnowledge } from "../knowledge.ts";
import { SAID } from "./said.ts";

/** Of some 20,000 phrases every so many are asked: enough to see a change, and quick. */
const EVERY = 61;

let knowledge: ChatKnowledge;
beforeAll(async () => {
  knowledge = await loadKnowledge();
});

test("every way of asking belongs to an entry, and to that entry once", () => {
  for (const [id, phrases] of SAID) {
    expect(knowledge.entry(id), id).toBeDefined();
    expect(phrases, id).toEqual([...new Set(phrases)]);
    expect(
      phrases.every((phrase) => phrase === phrase.trim() && phrase !== ""),
      id,
    ).toBe(true);
  }
});

test("no way of asking claims two entries", () => {
  const owners = new Map<string, string>();
  const twice = [...SAID].flatMap(([id, phrases]) =>
    phrases.flatMap((phrase) => {
      const words = wordsOf(phrase).join(" ");
      const other = owners.get(words);
      owners.set(words, id);
      return other === undefined ? [] : [`${words}: ${other} and ${id}`];
    }),
  );
  expect(twice).toEqual([]);
});

test("a way of asking finds its entry among the nearest", () => {
  const all = [...SAID].flatMap(([id, phrases]) => phrases.map((phrase) => ({ id, phrase })));
  const asked = all.filter((_, at) => at % EVERY === 0);
  const missed = asked.filter(({ id, phrase }) => {
    const wanted = stemsOf(phrase).map((key) => ({ stems: [key] }));
    return (
      wanted.length > 0 &&
      !knowledge.finder.find(wanted, wordsOf(phrase)).some(({ entry }) => entry.citation.id === id)
    );
  });
  expect(missed.length / asked.length).toBeLessThan(0.03);
});
