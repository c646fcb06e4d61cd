import { describe, expect, test } from "vitest";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };
import { writeNote } from "./words.ts";

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(Object.entries({ de, es, fr, ja, zh }))("the coach's sentences in %s", (_, words) => {
  test("are all there, with the places of the English ones", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(words as Record<string, string>)) {
      expect(text, id).not.toBe("");
      expect(placeholders(text), id).toEqual(placeholders(en[id as keyof typeof en]));
    }
  });
});

test("a language without a bundle is answered in English", () => {
  const [id] = Object.keys(en) as [keyof typeof en];
  expect(writeNote(id, {}, "ko").text).toBe(writeNote(id, {}, "en").text);
  expect(writeNote(id, {}, "es").text).not.toBe(writeNote(id, {}, "en").text);
});
