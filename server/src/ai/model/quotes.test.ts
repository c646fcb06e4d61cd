import { expect, test } from "vitest";
import { findQuote, leastLettersOf } from "./quotes.ts";

const TEXT =
  "I couldn’t find the number — so I told him “please wait here”.\nThe  guest waited. Um, ten minutes!";

test.each([
  ["letter for letter", "so I told him", "so I told him"],
  ["with another apostrophe", "I couldn't find", "I couldn’t find"],
  ["with another dash", "number - so", "number — so"],
  ["with other quotation marks", 'him "please wait here"', "him “please wait here"],
  ["over a line's end", "here”. The guest waited", "here”.\nThe  guest waited"],
  ["in capitals, with an ellipsis", "…THE GUEST WAITED…", "The  guest waited"],
])("%s", (_, quote, found) => {
  const place = findQuote(TEXT, quote, 8);
  expect(place?.quote).toBe(found);
  expect(TEXT.slice(place?.start, place?.end)).toBe(found);
});

test.each([
  ["invented words", "I told him to leave", 8],
  ["a word too few to prove anything", "the", 8],
  ["nothing", " … ", 0],
  ["a part of a word", "um", 1, 0, 80],
  ["signs of a pattern", ".*", 0],
])("no quote: %s", (_, quote, least, from = 0, until = TEXT.length) => {
  expect(findQuote(TEXT.slice(0, until), quote, least, from)).toBeNull();
});

test("a short word is found as a word, a mark as a mark", () => {
  expect(findQuote(TEXT, "Um", 1)?.start).toBe(TEXT.indexOf("Um"));
  expect(findQuote(TEXT, "!", 0)?.end).toBe(TEXT.length);
});

test("four signs of Chinese are a quote, four letters of English are not", () => {
  const said = "我马上报告了乘务长，然后安抚乘客。";
  const quote = "报告了乘务长";
  expect(findQuote(said, quote, leastLettersOf(quote))?.start).toBe(3);
  expect(leastLettersOf("told")).toBeGreaterThan(4);
});
