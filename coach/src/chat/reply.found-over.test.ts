import { describe, expect, test } from "vitest";
import { cited, intents, last, NEWCOMER, talk } from "./reply.fixture.ts";

const DAY = "assessment-days/";

describe("what all words find", () => {
  test("is told over one pattern", () => {
    expect(cited(["baby crying all the way down because of the ears"])).toEqual([
      "syllabus/first-aid-barotrauma",
    ]);
  });
  test("is told beside an airline's own rule where more is asked", () => {
    const asked =
      "I live in Leeds and the base would be Heathrow with British Airways, so would I have to move house, or do crew commute from the north?";
    expect(cited([asked])).toEqual(["airlines/british-airways", `${DAY}asked-moving-to-a-base`]);
  });
  test("leaves a bare question of an airline to its own rule", () => {
    expect(cited(["what is the minimum height for Emirates?"])).toEqual(["airlines/emirates"]);
  });
  test("is no first aid for who speaks of themselves", () => {
    expect(cited(["i have diabetes, can i be cabin crew?"])).toContain(
      `${DAY}asked-diabetes-as-crew`,
    );
  });
});

describe("how somebody begins", () => {
  test.each([
    "I want to become cabin crew at Singapore Airlines or ANA",
    "i want to be a flight attendant",
  ])("%s: met", (said) => {
    expect(intents(talk([said], NEWCOMER))).toEqual(["introduction"]);
  });
  test("nine years without an interview are no day to come", () => {
    const said = "hiya. want to be cabin crew with jet2. not had an interview in about 9 years tho";
    expect(last([said])?.text).not.toMatch(/day coming up/);
  });
});

describe("after a verdict", () => {
  const STORY =
    "In December a man shouted at my youngest colleague because his turkey was not there. I took him aside and let him talk. I rang the store in Partick, they had one, and I drove over on my break and got it. He came back at five and said sorry to her.";
  const PUT = ["ask me about an angry customer", STORY];

  test("a question of something else is no more of the story", () => {
    const asked =
      "I understand. How is the pay put together there, then: is it a basic salary plus something for each hour or each trip?";
    expect(cited([...PUT, asked])).toEqual([`${DAY}asked-how-pay-works`]);
  });
  test("one sentence of it is weighed by what the rest scores without it", () => {
    const text = last([...PUT, "is it ok that i drove over on my break or do i sound silly"])?.text;
    expect(text).toMatch(/“I rang the store in Partick/);
    expect(text).toMatch(/points|scores/);
  });
  test("who skips and asks is answered", () => {
    expect(cited([...PUT, "skip. when do airlines usually recruit for the summer?"])).toEqual([
      `${DAY}asked-season-of-hiring`,
    ]);
  });
  test("reasons that are defended are shown as what counted, in no sections", () => {
    const reply = last([
      "ask me why i want to be cabin crew",
      "I have spent six years leading a team on the shop floor and I like calming people when it gets loud. I want to do that somewhere it matters more, and I am used to 4am starts and Christmas shifts.",
      "i said 4am starts, that is harsh",
    ]);
    expect(reply?.text).not.toMatch(/Situation:/);
  });
});
