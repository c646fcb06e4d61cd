import { expect, test } from "vitest";
import { distance, mendSpelling } from "./spelling.ts";

const frequencies = new Map([
  ["girt", 4],
  ["evacuation", 50],
  ["slide", 40],
  ["slice", 1],
]);

test.each([
  ["a changed letter", "gurt", "girt"],
  ["letters left out", "evacuton", "evacuation"],
  ["swapped letters", "sldie", "slide"],
  ["the commoner of two", "slixe", "slide"],
  ["a word that is known", "salary", "salary"],
  ["a short word", "git", "git"],
  ["a word far from all", "zebra", "zebra"],
])("%s", (_, typed, mended) => {
  expect(mendSpelling([typed], frequencies, () => false)).toEqual([mended]);
});

test("a name is no slip", () => {
  expect(mendSpelling(["slidd"], frequencies, (word) => word === "slidd")).toEqual(["slidd"]);
});

test("distance counts a swap once and gives up beyond the most", () => {
  expect(distance("abcd", "abdc", 2)).toBe(1);
  expect(distance("abcd", "wxyz", 2)).toBeNull();
});
