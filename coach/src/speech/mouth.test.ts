import { describe, expect, test } from "vitest";
import { alignWords } from "./align.ts";
import { type TimedPhone, toMouths } from "./mouth.ts";

/** Sounds of a tenth of a second each. */
const tenths = (phones: string): TimedPhone[] =>
  phones.split(" ").map((phone, index) => ({ phone, at: index / 10, until: (index + 1) / 10 }));

test("the mouth closes, opens, and turns within a diphthong; neighbours of one shape are one", () => {
  const mouths = toMouths(tenths("pau m ay b p pau"));
  expect(mouths.map(({ shape }) => shape)).toEqual([
    "rest",
    "closed",
    "open",
    "wide",
    "closed",
    "rest",
  ]);
  expect(mouths.map(({ until }) => until.toFixed(2))).toEqual([
    ...["0.10", "0.20", "0.26", "0.30", "0.50", "0.60"],
  ]);
  mouths.slice(1).forEach(({ at }, index) => {
    expect(at).toBe(mouths[index]?.until);
  });
});

describe("words find their time", () => {
  const times = (phones: string, ...words: string[]) =>
    alignWords(
      tenths(phones),
      words.map((word) => word.split(" ").filter(Boolean)),
    ).map(({ at, until }) => `${at.toFixed(1)}-${until.toFixed(1)}`);

  test.each([
    ["sounds as expected", "pau p r aw d ah v pau", ["p r aw d", "ah v"], ["0.1-0.5", "0.5-0.7"]],
    ["another vowel", "pau p r aw d aa v pau", ["p r aw d", "ah v"], ["0.1-0.5", "0.5-0.7"]],
    ["a sound left out", "l ae s t ay m", ["l ae s t", "t ay m"], ["0.0-0.3", "0.3-0.6"]],
    ["a pause between", "y eh s pau n ow", ["y eh s", "n ow"], ["0.0-0.3", "0.4-0.6"]],
    ["a word that nothing was heard of", "y eh s", ["y eh s", ""], ["0.0-0.3", "0.3-0.3"]],
  ])("%s", (_, phones, words, expected) => {
    expect(times(phones, ...words)).toEqual(expected);
  });
});
