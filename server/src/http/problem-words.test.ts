import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldWordsOf, problemWords } from "./problem-words.ts";
import english from "./words/en.json" with { type: "json" };

const FOLDER = join(import.meta.dirname, "words");
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(readdirSync(FOLDER))("%s words every problem, with the same places to fill", (file) => {
  const words: Record<string, string[]> = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, texts] of Object.entries(english))
    expect([key, words[key]?.map(placesIn)]).toEqual([key, texts.map(placesIn)]);
});

/** Sentences that the contract gives to a check, with one number for whatever is counted there. */
function sentencesOf(source: string): string[] {
  const given = /(?:, |message: |\(|missing: |^\s+)["`]([A-Z][^"`\n]* [^"`\n]*)["`]/gm;
  const plain = source.replaceAll('.toLocaleString("en")', "");
  return [...plain.matchAll(given)].map(([, text = ""]) => text.replace(/\$\{[^}]+\}/g, "80"));
}

test("every sentence with which the contract refuses a field is worded, numbers and all", () => {
  const folder = join(import.meta.dirname, "../../../contract/src");
  const schemas = readdirSync(folder).filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && !file.endsWith("-terms.ts") && !NO_SCHEMAS.has(file),
  );
  const unworded = schemas.flatMap((file) =>
    sentencesOf(readFileSync(join(folder, file), "utf8")).filter((text) => !fieldWordsOf(text)),
  );
  expect(unworded).toEqual([]);
  expect(fieldWordsOf("Use at most 20,000 entries")).toEqual({
    ...{ key: "field-at-most-entries", values: { count: 20_000 } },
  });
  expect(problemWords("field-at-most-entries", "es", { count: 20_000 }).detail).toBe(
    "Usa como máximo 20.000 entradas",
  );
});

/** Lists of names, answers of the API, and examples: nobody is refused with what stands there. */
const NO_SCHEMAS = new Set([
  ...["sign-in-airlines.ts", "recording-placeholder.ts", "route-answers.ts", "star.ts"],
]);
