import { expect, test } from "vitest";
import { countWords, cutSentences } from "./count-words.ts";

test.each([
  ["  I asked her,\ntwice.", 4],
  ["", 0],
  ["내가 먼저 물었습니다", 3],
  ["سألتها أولاً", 2],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  "我先问她哪里不舒服，然后通知了乘务长。",
  "私はすぐに乗客に声をかけ、先輩に報告しました。",
])("%s is more than one word though it has no space", (text) => {
  const words = countWords(text);
  expect(words).toBeGreaterThan(6);
  expect(words).toBeLessThan(text.length);
});

test.each([
  ["One. Two? Three", ["One.", " Two?", " Three"]],
  ["说了。然后呢？好！", ["说了。", "然后呢？", "好！"]],
  ["ماذا فعلت؟ ساعدتها.", ["ماذا فعلت؟", " ساعدتها."]],
  ["1.5 hours", ["1.5 hours"]],
])("%s is cut into its sentences", (text, sentences) => {
  expect(cutSentences(text)).toEqual(sentences);
});
