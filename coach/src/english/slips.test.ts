import { describe, expect, test } from "vitest";
import { slipsIn } from "./slips.ts";

describe("slips of English", () => {
  test.each([
    ["I worked as waiter in Valencia.", "worked as waiter", "worked as a waiter"],
    ["I have 22 years and I live in Lyon.", "I have 22 years", "I am 22"],
    ["She didn't wanted to sit down.", "didn't wanted", "didn't want"],
    ["He didnt tried it.", "didnt tried", "didn't try"],
    ["They didn't speak nothing.", "didn't speak nothing", "didn't speak anything"],
    ["I was responsible of the terrace.", "responsible of", "responsible for"],
    ["I had to make they feel good.", "make they", "make them"],
    [
      "I told them where is the smoke.",
      "told them where is the smoke",
      "told them where the smoke is",
    ],
    ["He explained me the problem.", "explained me", "explained to me"],
    ["Because she don't like fish I asked.", "she don't", "she doesn't"],
    ["In the room people was angry.", "people was", "people were"],
    ["There was many guests.", "There was many", "There were many"],
    ["I must to check the doors.", "must to", "must"],
    ["I look forward to hear from you.", "look forward to hear", "look forward to hearing"],
    ["Since six years I work in a hotel.", "Since six years I work", "For six years I've worked"],
    ["I'm used to work on Sundays.", "I'm used to work", "I'm used to working"],
    ["My boss wanted that I stay.", "wanted that I", "wanted me to"],
  ])("%s", (text, quote, better) => {
    expect(slipsIn(text)).toEqual([{ quote, better }]);
  });

  test.each([
    "I worked as a waiter and as crew; I have 10 years of experience.",
    "He didn't need it, and I didn't feed the cat.",
    "Looking after people is what I do. Working with people was my job.",
    "We used to work on Sundays, and I got used to working late.",
    "I did what I could to help, and I do all I can to learn.",
    "Did she have a ticket? If it have to be, he said it himself.",
    "The clock there is two hours ahead. I explained them twice.",
    "It was down to me to sort him out, so I said so and told him.",
  ])("none in: %s", (text) => {
    expect(slipsIn(text)).toEqual([]);
  });

  test("are told in the order of the text, each once, and six at most", () => {
    const text =
      "I'm agree. People was kind. I'm agree. She don't know. I must to go. He said me yes. I asked to him. There was many.";
    expect(slipsIn(text).map(({ better }) => better)).toEqual([
      ...["I agree", "People were", "She doesn't", "must", "told me", "asked him"],
    ]);
  });
});
