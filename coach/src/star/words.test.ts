import { LANGUAGE_CODES } from "contract/languages";
import { describe, expect, test } from "vitest";
import ar from "./words/ar.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import ko from "./words/ko.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };
import { writeNote } from "./words.ts";

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

const OTHERS = { ar, de, es, fr, it, ja, ko, nl, pt, zh };

describe.each(Object.entries(OTHERS))("the coach's sentences in %s", (_, words) => {
  test("are all there, with the places of the English ones", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(words as Record<string, string>)) {
      expect(text, id).not.toBe("");
      expect(placeholders(text), id).toEqual(placeholders(en[id as keyof typeof en]));
    }
  });
});

test("a note is written in the language asked for, its values in their places", () => {
  const values = { raised: 15, lowered: 30 };
  const texts = LANGUAGE_CODES.map((code) => writeNote("model.formula", values, code).text);
  expect(new Set(texts).size).toBe(LANGUAGE_CODES.length);
  for (const text of texts) expect(text).toMatch(/15.*30/);
});
