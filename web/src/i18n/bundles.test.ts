import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES } from "contract/languages";
import { describe, expect, test } from "vitest";
import { complete } from "../../vite/words.ts";

const FOLDER = join(import.meta.dirname, "bundles");
const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

type Words = { [key: string]: string | Words };

function read(language: string, group: string): Words {
  return JSON.parse(readFileSync(join(FOLDER, language, `${group}.json`), "utf8")) as Words;
}

/** Every text by its dotted key; a node of plural forms counts as one key. */
function texts(words: Words, prefix = ""): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of Object.entries(words)) {
    const path = `${prefix}${key}`;
    if (typeof value === "string") found.set(path, [value]);
    else if (typeof value["other"] === "string") found.set(path, Object.values(value) as string[]);
    else for (const entry of texts(value, `${path}.`)) found.set(...entry);
  }
  return found;
}

const placeholders = (forms: string[] | undefined) =>
  [...new Set((forms ?? []).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

const GROUPS = readdirSync(join(FOLDER, "en")).map((file) => file.replace(".json", ""));

describe("bundles", () => {
  test("each folder is an offered language and holds no group that English lacks", () => {
    for (const language of readdirSync(FOLDER)) {
      expect(LANGUAGE_CODES).toContain(language);
      for (const file of readdirSync(join(FOLDER, language)))
        expect(GROUPS).toContain(file.replace(".json", ""));
    }
  });

  test.each(GROUPS)("en/%s has no empty, unfinished or doubly spaced text", (group) => {
    for (const [key, forms] of texts(read("en", group)))
      for (const form of forms) {
        expect(form.trim(), key).toBe(form);
        expect(form, key).not.toMatch(/^$| {2}|lorem|TODO/i);
      }
  });

  test.each(OTHERS.flatMap((language) => GROUPS.map((group) => [language, group] as const)))(
    "%s/%s says all that English says, with the same placeholders",
    (language, group) => {
      const english = texts(read("en", group));
      const own = texts(read(language, group));
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, forms] of english)
        expect(placeholders(own.get(key)), key).toEqual(placeholders(forms));
      // A text without plural forms is not taken for a missing one.
      expect(texts(complete(read("en", group), read(language, group)))).toEqual(own);
    },
  );
});
