import { LANGUAGE_CODES } from "contract/languages";
import { describe, expect, test } from "vitest";
import { directionOf, LANGUAGES, startLanguage } from "./languages.ts";

describe("language at startup (specification 1, section 4)", () => {
  test("the saved one if supported, else the browser's primary one, else English", () => {
    expect(startLanguage("fr", "de-AT")).toBe("fr");
    expect(startLanguage("xx", "de-AT")).toBe("de");
    expect(startLanguage(null, "zh-Hant-TW")).toBe("zh");
    expect(startLanguage(null, "sv-SE")).toBe("en");
    expect(startLanguage(null, undefined)).toBe("en");
  });

  test("Arabic, Hebrew and Farsi run right to left", () => {
    expect(["ar", "he", "fa"].map(directionOf)).toEqual(["rtl", "rtl", "rtl"]);
    expect(directionOf("en")).toBe("ltr");
  });

  test("all eleven languages are offered, in the specified order", () => {
    expect(LANGUAGES.map((language) => language.code)).toEqual([...LANGUAGE_CODES]);
  });
});
