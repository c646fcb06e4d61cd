import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import english from "./words/en.json" with { type: "json" };

const FOLDER = join(import.meta.dirname, "words");
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(readdirSync(FOLDER))("%s words every problem, with the same places to fill", (file) => {
  const words: Record<string, string[]> = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, texts] of Object.entries(english))
    expect([key, words[key]?.map(placesIn)]).toEqual([key, texts.map(placesIn)]);
});
