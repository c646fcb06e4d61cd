import { describe, expect, test } from "vitest";
import { talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

describe("what goes on from the thread", () => {
  test.each([
    ["a detail of what was told", ["how do i give CPR to an adult", "how deep"], /5 to 6 cm/],
    ["a letter of it", ["what does nits stand for", "what's the S"], /special instructions/i],
    [
      "the same of an airline by a bare word",
      ["what alliance is Lufthansa in", "and British?"],
      /oneworld/,
    ],
    [
      "the airline that the coach asked for",
      ["do you need to swim?", "For Emirates"],
      /water drills/,
    ],
    ["the airline named before", ["i applied at KLM", "how long is their training"], /weeks/],
    [
      "which part of STAR counts",
      ["explain the STAR method", "which of them is most important"],
      /The action/,
    ],
    [
      "how one's own answer ends, asked while it is open",
      [
        "ask me a question",
        "A guest shouted at me over a bill and I called the cook.",
        "how do I finish the story",
      ],
      /The result scored \d+.*how (it|did it) end/is,
    ],
    ["the other airport of a city", ["CDG is paris right", "there's another one, closer"], /^ORY /],
    ["the one of two that was not meant", ["code for bangkok", "no, the other one"], /^DMK /],
    [
      "a part by an everyday word",
      ["how many doors has the a380", "and how many of those are upstairs"],
      /three pairs on the upper deck/,
    ],
  ])("%s", (_, said, expected) => {
    expect(talk(said).at(-1)?.text).toMatch(expected);
  });

  test("what it does not answer is declined by name", () => {
    const said = talk(["how do you fight a fire in the oven", "and what if it is raining?"]).at(-1);
    expect(readState(said?.state).request?.kind).toBe("entry-gap");
  });
});

test.each([
  [
    "goes on in the same entry",
    ["how do you fight a fire in the oven", "and if it doesnt go out?"],
    ["entry", /crack, discharge/],
  ],
  [
    "goes on there though its words stand elsewhere",
    ["how do you fight a fire in the oven", "what if it still burns?"],
    ["entry", /crack, discharge/],
  ],
  [
    "is said to be unanswered where the entry is silent",
    ["what is a girt bar", "and if it doesn't work"],
    ["entry-gap", /Girt bar/],
  ],
] as const)("a step that did not help %s", (_, messages, [kind, told]) => {
  const said = talk(messages).at(-1);
  expect(readState(said?.state).request?.kind).toBe(kind);
  expect(said?.text).toMatch(told);
});

test.each([
  ["a type that has an entry", "and on a 787 then", ["entry", /^Boeing 787/]],
  ["a type without one, by its own name", "and on a 777 then", ["entry-gap", /Boeing 777/]],
] as const)("the same is asked of %s", (_, next, [kind, told]) => {
  const said = talk(["how many exits has the a320", next]).at(-1);
  expect(readState(said?.state).request?.kind).toBe(kind);
  expect(said?.text).toMatch(told);
});

test("a part of an airline's entry is asked further of in general", () => {
  const said = talk(["do i need a visa for working at emirates", "who pays for it then"]).at(-1);
  expect(said?.citations[0]?.id).toBe("assessment-days/asked-who-pays-for-visa");
});

test("beside a fact of an airline only what was asked of it is told", () => {
  const [said] = talk(["minimum height at Emirates?"]);
  expect(said?.text).toContain("212 cm");
  expect(said?.text).not.toContain("English test");
});

test("a second question about the first is not said to be unanswered where the first tells it", () => {
  const [said] = talk(["what means NITS and who give it to me"]);
  expect(said?.text).toMatch(/commander to purser/);
  expect(said?.text).not.toContain("and I won't guess");
});

test.each([
  ["both halves", "what is a cross check and who sits on the jumpseat?", [/cross/i, /jumpseat/i]],
  ["the half that is known", "what does XQZP mean? and what's a bulkhead?", [/XQZP/, /wall/]],
  ["the half that comes first", "what's a bulkhead? and what does XQZP mean?", [/XQZP/, /wall/]],
  [
    "a half that is only a name",
    "Lufthansa is in which alliance? And British?",
    [/Star/, /oneworld/],
  ],
  ["a half that is only a thing", "what is a bulkhead, and a jumpseat?", [/wall/, /harness/]],
  [
    "the half that is the coach's trade",
    "what is a jumpseat and who won the world cup 1998?",
    [/harness/, /outside what I do/],
  ],
])("of two questions %s are answered", (_, message, expected) => {
  const [said] = talk([message]);
  for (const one of expected) expect(said?.text).toMatch(one);
});

test("an answer in quotation marks is judged as the person's own, with its ending", () => {
  const [said] = talk([
    "is this ok? 'Two guests were fighting about a chair. I spoke with both alone and found a second one. They calmed down and we opened on time.'",
  ]);
  expect(said?.text).not.toContain("And how did it end");
  expect(said?.text).not.toContain("action 0");
});

test("a question about one's own answer is about that answer", () => {
  const said = talk([
    "My answer: 'I sent a letter to the wrong address. I rang the customer, said sorry, and set up a double check for the desk.'",
    "is the ending too boring, what should I add?",
  ]).at(-1);
  expect(said?.text).toMatch(/how it ended|how did it end|what changed/i);
  expect(said?.text).not.toMatch(/exits|one and a half/);
});

test("two facts asked for in one breath are both told", () => {
  const [said] = talk(["when was Cathay founded and where is its hq?"]);
  expect(said?.text).toContain("1946");
  expect(said?.text).toContain("Hong Kong");
});

test("the part of an airline's entry is found by other words than its own", () => {
  const [said] = talk(["I got turned down by Etihad online, when may I try again?"]);
  expect(said?.text).toContain("six months");
});

test.each([
  ["a scene told without a word of the trade", "my badge is gone at the hotel", "security-crew-id"],
  ["Spanish words that no entry has", "una pasajera sangra por la nariz", "first-aid-nosebleed"],
  ["Chinese without spaces", "乘客晕倒了怎么办", "first-aid-fainting"],
  ["a code that the field had before", "is Phnom Penh still PNH?", "airports/KTI"],
  ["a city with the code of one of its airports", "why is Toronto YYZ", "airports/YYZ"],
  ["one airline asked of another", "is fly dubai part of Emirates?", "airlines/flydubai"],
])("%s finds its entry", (_, message, id) => {
  const [said] = talk([message]);
  expect(said?.citations[0]?.id).toContain(id);
});
