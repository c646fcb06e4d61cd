import { describe, expect, it } from "vitest";
import { countWords, isLikelyEnglish, isNearLimit, shadeOf } from "./model.ts";

describe("the word counter", () => {
  it.each([
    ["", 0],
    ["  \n ", 0],
    ["A nine-hour delay, twelve people – and I.", 7],
  ])("%s has %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it("the word counter finds words where no spaces are", () => {
  // Dictionaries differ from engine to engine; none takes this for one word, or for eight.
  expect(countWords("我在酒店前台工作")).toBeGreaterThan(2);
  expect(countWords("我在酒店前台工作")).toBeLessThan(8);
});

describe("the window of a section", () => {
  it("is closed while nothing is written, and lifts with the first word", () => {
    expect(shadeOf("  ", null)).toBe(0);
    expect(shadeOf("On", null)).toBeGreaterThan(0.1);
  });

  it("opens with what was found of what belongs there", () => {
    const half = { found: ["place"], missing: ["time"] };
    expect(shadeOf("At the hotel", half)).toBe(0.5);
    expect(shadeOf("At the hotel at noon", { found: ["place", "time"], missing: [] })).toBe(1);
  });

  it("opens by the words where nothing could be read", () => {
    expect(shadeOf("word ".repeat(80), null)).toBe(1);
  });
});

it("characters are counted aloud in the last tenth only", () => {
  expect([4500, 4501, 5000].map(isNearLimit)).toEqual([false, true, true]);
});

it.each([
  ["Last summer at the hotel a guest shouted at me because her room was gone.", true],
  ["One evening.", true],
  [
    "El verano pasado una clienta gritaba porque su habitación estaba ocupada por otra persona.",
    false,
  ],
  ["L'été dernier une cliente criait parce que sa chambre était prise par un autre couple.", false],
])("hints are for English: %s", (text, isEnglish) => {
  expect(isLikelyEnglish(text)).toBe(isEnglish);
});
