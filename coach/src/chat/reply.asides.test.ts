import { describe, expect, test } from "vitest";
import { intents, MAYA, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const STORY =
  "Last December a man came in shouting because his daughter's phone had been in repair for three weeks. I took him to the side table, said sorry and let him talk. Then I rang the workshop and found him a loan phone. He calmed down and said thanks.";
const last = (said: readonly string[], person = NEWCOMER) => talk(said, person).at(-1);
const kindOf = (said: readonly string[], person = NEWCOMER) =>
  readState(last(said, person)?.state).request?.kind;

describe("with a question open, what is said to the coach is no answer", () => {
  const ASKED = "ask me about an angry customer";
  test.each([
    [
      "another question",
      "I'd rather have a tell me about a time question, can you do one on teamwork",
      "practise",
    ],
    [
      "one that suits",
      "thats pretty specialist lol. Give me one where I can tell a story from my teaching",
      "practise",
    ],
    ["a subject", "stop with the questions please. explain decompression to me", "entry"],
    [
      "whether a story from elsewhere will do",
      "can I take one from work? Like a nervous patient?",
      "entry",
    ],
    ["an empty head", "my head is empty, nothing comes", "analyse-answer"],
    [
      "a thought spoken aloud",
      "i wasnt answering yet, i was only asking what you meant",
      "misread",
    ],
  ])("%s", (_, said, kind) => {
    expect(kindOf([ASKED, said])).toBe(kind);
    expect(readState(last([ASKED, said])?.state).verdict).toBeNull();
  });
});

describe("of a verdict can be spoken", () => {
  const JUDGED = ["ask me about an angry customer", STORY];
  test("what a section means is told", () => {
    expect(kindOf([...JUDGED, "task 5?? what does task even mean here"])).toBe("explain-star");
  });
  test("an ending that is proposed is weighed", () => {
    const [, before, after] = talk([
      ...JUDGED,
      "shall I say that he came back in January and asked for me by name?",
    ]).map(({ state }) => readState(state).verdict?.score ?? 0);
    expect(after).toBeGreaterThan(before ?? 100);
  });
  test("what is asked of something else is no question of its score", () => {
    expect(
      kindOf([
        ...JUDGED,
        "what happens when the cabin loses pressure? and why do the masks only last a short time",
      ]),
    ).toBe("entry");
  });
  test("an answer told here is not in the record, and that is said", () => {
    expect(
      kindOf([...JUDGED, "what is a galley", "and my story about the phone, does that count now?"]),
    ).toBe("is-kept");
  });
});

test("a remark before a question does not hide it", () => {
  expect(kindOf(["not what i asked lol. ok whatever. what do i wear to the assessment day"])).toBe(
    "entry",
  );
  expect(last(["so nervous for friday!! also what shoes"])?.text).toMatch(/normal.*shoes/s);
});

test.each([
  "alright, leaning Delta and i'll drop Dubai. gotta go grade some papers, thanks man, bye",
  "Thanks so much, you've been really helpful. Night!",
])("who takes leave is let go: %s", (said) => {
  expect(last([said], MAYA)?.text).toContain(MAYA.name);
  expect(intents(talk([said]))).toEqual(["thanks"]);
});

test.each([
  ["torn, and settled", "B or C, go with C", 2],
  ["changed", "A. no wait. D. final", 3],
  ["ruled out", "not a or b so ill go with the third", 2],
  ["in slang", "havent a notion", null],
])("a quiz is answered in any way: %s", (_, said, chosen) => {
  expect(readState(last(["quiz me on first aid", said])?.state).request).toMatchObject({
    ...{ kind: "quiz-answer", chosen },
  });
});

test("why a practised answer scored what it did is told in the person's own words", () => {
  const answer = {
    ...{
      id: "a",
      question: "Describe a time you dealt with a difficult customer.",
      category: null,
    },
    ...{ kind: "behavioural" as const, score: 43, createdAt: "2026-11-20T10:00:00.000Z" },
    answer: {
      situation: "A guest was angry.",
      task: "I had to help.",
      action: "I said sorry.",
      result: "He was fine.",
    },
    ...{ sections: { situation: 50, task: 40, action: 45, result: 35 }, improvements: [] },
  };
  const said = last(["what did i do wrong in the difficult customer one i saved"], {
    ...MAYA,
    answers: [answer],
  });
  expect(said?.text).toMatch(/43.*He was fine\./s);
});

test("after a first aid card the same is told of a baby", () => {
  const said = last(["what do I do if someone chokes on board", "is it the same for a baby?"]);
  expect(said?.text).toMatch(/infant/i);
});

describe("what was read by chance before", () => {
  const idOf = (said: readonly string[]) => last(said)?.citations[0]?.id;
  test.each([
    [
      "too old by an airline's own limit",
      "I am 30, is that too old for IndiGo?",
      /27.*doesn't fit/,
    ],
    ["not too old", "I'm 28, too old for Etihad?", /21 or over.*that's fine/],
    ["four scripts at once", "你好 привет مرحبا what is CPR?", /compressions/],
    ["the day is near", "hello", /tomorrow/],
  ])("%s", (_, said, told) => {
    expect(last([said], { ...NEWCOMER, interviewDate: "2026-11-23" })?.text).toMatch(told);
  });
  test.each([
    [
      "the hiring of the airline that was named",
      ["hi, I'm Sara, 24, from Leeds and I want to join Emirates", "how does the hiring go there"],
      "airlines/emirates",
    ],
    [
      "days off, after a worry that has days in it",
      ["my mum is alone and I feel bad leaving her", "how many days off would I have"],
      "assessment-days/asked-roster-and-days-off",
    ],
  ])("%s", (_, said, id) => {
    expect(idOf(said)).toBe(id);
  });
  test("the length of the day, after its clothes", () => {
    const [, said] = talk([
      "what do I wear to the assessment day",
      "and how long does the day take",
    ]);
    expect(readState(said?.state).request).toMatchObject({ tells: "length" });
  });
  test("a digit in a long message chooses no option of a quiz", () => {
    const said = "<script>alert(1)</script> what is a girt bar";
    expect(kindOf(["quiz me on doors", said])).not.toBe("quiz-answer");
  });
  test("an airline without questions of its own offers none", () => {
    const offered = (message: string) => last([message])?.suggestions.join(" ");
    expect(offered("compare Emirates and Qatar Airways")).toContain("questions");
    expect(offered("compare Iberia and Vueling")).not.toContain("questions");
  });
});
