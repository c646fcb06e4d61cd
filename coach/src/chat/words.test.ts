import type { LanguageCode } from "contract/languages";
import { describe, expect, test } from "vitest";
import { SPOKEN } from "./spoken.ts";
import en from "./words/en.json" with { type: "json" };
import { createVoice, type WordId } from "./words.ts";

const wordings = (value: string | readonly string[]) => [value].flat();
const places = (value: string | readonly string[]) =>
  wordings(value).map((text) => [...new Set(text.match(/\{\w+\}/g))].sort());

describe.each(Object.entries(SPOKEN))("the conversation's sentences in %s", (_, { sentences }) => {
  test("are all there, each wording with places of the English sentence", () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(en).sort());
    for (const [id, value] of Object.entries(sentences as Record<WordId, string | string[]>)) {
      const known = new Set(places(en[id as WordId]).flat());
      for (const text of wordings(value)) expect(text.trim(), id).not.toBe("");
      for (const found of places(value))
        expect([...known], id).toEqual(expect.arrayContaining(found));
    }
  });
});

test("chance chooses among the wordings, and nothing else", () => {
  const first = createVoice("en", () => 0).say("talk.hello", { name: "Maya" });
  const last = createVoice("en", () => 0.99).say("talk.hello", { name: "Maya" });
  expect(first).not.toBe(last);
  expect(first).toContain("Maya");
  expect(createVoice("en", () => 0).say("talk.hello", { name: "Maya" })).toBe(first);
});

test("a language without sentences is spoken to in English", () => {
  expect(
    createVoice("xx" as LanguageCode, () => 0).say("drill.question", { number: 1, count: 2 }),
  ).toBe("Question 1 of 2:");
});
