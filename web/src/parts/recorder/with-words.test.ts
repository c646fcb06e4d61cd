import { expect, it } from "vitest";
import { withWords } from "./with-words.ts";

it.each([
  ["", "last summer", "Last summer"],
  ["I was alone. ", "a guest came", "I was alone. a guest came"],
  ["I was alone.", "", "I was alone."],
])("%j and then %j is written %j", (text, words, written) => {
  expect(withWords(text, words)).toBe(written);
});
