import { describe, expect, test } from "vitest";
import { cited, last } from "./reply.fixture.ts";

const DAY = "assessment-days/";
const COFFEE =
  "last winter our coffee machine broke at 8 in the morning and there was a queue of 20 people out of the door. i told everyone straight away that i can make filter coffee and tea and i gave everyone a free cookie. one girl took orders and i called the technician. almost everyone stayed. is it good story?";
const TIPS =
  "i have another story. a colleague was stealing tips from the jar, i saw him two times putting money in his pocket. i was shift lead so i talked to him alone after closing and told him to put it back and tell the manager till next day or i will. he told the manager and now we count tips together every evening. is it ok for an interview or too negative?";

describe("after a story was judged", () => {
  test("whether it is good is answered beside its score", () => {
    expect(last([COFFEE])?.text).toMatch(/At \d+ it/);
  });
  test("another story is judged by itself, and is no second try", () => {
    const text = last([COFFEE, TIPS])?.text ?? "";
    expect(text).toMatch(/^\d+ out of 100/);
    expect(text).not.toMatch(/From \d+ to \d+/);
  });
  test("it is put in so many of its own sentences", () => {
    const text =
      last([COFFEE, "i want it in like 3 sentences because i talk too much"])?.text ?? "";
    expect(text).toMatch(/In 3 sentences/);
    expect(text.match(/^- “/gm)).toHaveLength(3);
    // How it ended stays.
    expect(text).toMatch(/almost everyone stayed/);
  });
  test("its last line is begun, and not made up", () => {
    expect(last([COFFEE, "can you write me the last sentence what i learned"])?.text).toMatch(
      /“Since then I ___/,
    );
  });
  test("its vague words are named", () => {
    const vague = `${COFFEE} i handled the situation and everyone was happy.`;
    expect(last([vague, "which words are too general then?"])?.text).toMatch(/“.+”/);
  });
  test("one thing to change is one thing", () => {
    const text = last([COFFEE, "if you had to name one thing to change, what is it?"])?.text ?? "";
    expect(text).not.toMatch(/^- /m);
  });
  test("a worry about the day is no more of it", () => {
    expect(
      last([COFFEE, "ouch.. im a bit stressed for saturday, when they ask fast i freeze"])?.text,
    ).not.toMatch(/out of 100|From \d+/);
  });
});

describe("what is told", () => {
  test.each([
    "8 to 14 nights, oh that's a lot. one lady of 91 said don't go girl and i really had a lump in my throat",
    "so that would be a big change for me and my two cats and the garden as well",
  ])("%s: is taken up", (said) => {
    expect(last(["how many nights away do crew have?", said])?.text).not.toMatch(
      /I don't have a good answer|What's next\?/,
    );
  });
  test("reasons told after a question was put are its answer, however short", () => {
    const said =
      "for safety first and then service. in the coffee shop we had a small fire in the toaster and i took the extinguisher and moved people out. and i like people and i stay calm";
    expect(last(["ask me a question", said])?.text).toMatch(/out of 100/);
  });
});

test.each([
  ["What does the cabin crew do for safety before the take off?", "checks-before-take-off"],
  ["how many seconds do they give me to think in the video interview", "times-in-a-recorded-video"],
  ["What is the wet drill exactly? I swim only breaststroke", "pool-day"],
  ["ive not got a day booked, i havent even applied yet", "where-to-begin"],
  ["id take a drop, my partner is not chuffed about the pay", "less-pay-than-now"],
  ["would a navy blazer be ok for the interview at Qatar Airways?", "wear-to-the-day"],
  [
    "i feel scared when i think about an emergency, can a person like me do this?",
    "scared-of-an-emergency",
  ],
  ["Is seven years ago too old for an example in the interview?", "age-of-a-story"],
] as const)("%s", (said, entry) => {
  expect(cited([said])).toContain(`${DAY}asked-${entry}`);
});

test("what holds at any airline is not told twice for the next one", () => {
  const asked = [
    "what should I wear for the ANA interview?",
    "and for Singapore Airlines, what should I wear?",
  ];
  expect(last(asked)?.text).toMatch(/same goes for Singapore Airlines/);
});

test("whoever stops a round that nobody wanted is not taken for a patient", () => {
  const said = "No, I did not want a round of questions yet. Please stop that for now.";
  expect(last(["interview me, 3 questions", said])?.text).not.toMatch(/CPR|Question/);
});

test.each(["ok", "and", "so", "well", "thanks", "now"])(
  "%s three hundred times over is answered like any other message",
  (word) => {
    const row = `${word} `.repeat(300);
    for (const said of [`${row}?`, `what do they ask for ${row}x`])
      expect(last([said])?.text).not.toBe("");
  },
);
