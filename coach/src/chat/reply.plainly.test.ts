import { describe, expect, test } from "vitest";
import { cited, last, requestOf } from "./reply.fixture.ts";

describe("what nothing else can be meant by", () => {
  test.each([
    ["when do they tell you if you got it?", "wait-after-the-day"],
    ["if it's a no, when can I try again?", "reapply"],
    ["what do I do if I can't find the right word in the interview?", "searching-for-words"],
    ["would it look bad applying to both Jet2 and TUI?", "several-airlines"],
    ["what are you actually responsible for, safety-wise?", "duties-of-crew"],
    ["what's the difference between short haul and long haul?", "short-or-long-haul"],
    ["do they speak italian in milan at the interview?", "interview-language"],
    ["what do I do if nobody talks in the group?", "lead-in-the-group"],
    ["do I get home every night?", "nights-away"],
    ["is four years of night shelf stacking even interesting for Jet2?", "experience-that-counts"],
    [
      "my family is worried about me going alone to dubai. how do i convince them?",
      "family-against-it",
    ],
    [
      "does my first aid experience mean I can skip the medical part of training?",
      "nurse-credit-in-training",
    ],
  ])("%s", (asked, entry) => {
    expect(cited([asked])).toEqual([`assessment-days/asked-${entry}`]);
  });
  test.each([
    ["I've passed the medical, what comes until I fly?", /background check/],
    ["what if I get a panic attack in the group?", /nobody fails a candidate for a minute/],
    ["should I go for it or is it a daft idea?", /It isn't daft if/],
    ["does an angry parent count as a customer?", /^Yes. A customer is/],
    ["I hardly speak to customers at night though", /^Anybody you had to look after/],
  ])("%s, of what is asked on after an entry", (asked, told) => {
    expect(last([asked])?.text).toMatch(told);
  });
});

describe("one question of the airline spoken of", () => {
  test("is asked, where a list was not wanted", () => {
    const talk = ["I have an assessment day at british airways", "do BA weigh you?"];
    expect(requestOf([...talk, "can you ask me a question they'd ask"])?.kind).toBe("practise");
    expect(requestOf([...talk, "what questions do they ask?"])?.kind).toBe("airline-questions");
  });
});

describe("an answer that no airline could accept", () => {
  test("is told so, and not that it tells of no event", () => {
    const told = last([
      "ask me a behavioural question",
      "A guest shouted at me at the desk, so I slapped him and told him to get lost. He left and my manager was angry with me.",
    ]);
    expect(told?.text).toMatch(/no airline could accept this/);
    expect(told?.text).not.toMatch(/what you do in general/);
  });
});

describe("an interview that is recorded", () => {
  const HELLO =
    "hi! I'm Lucia, 26, I study tourism and I'm applying to Vueling. Got an online interview next week, the recorded kind";

  test("is met as one, and what is asked on is asked of it", () => {
    expect(requestOf([HELLO])).toMatchObject({ work: "studies" });
    expect(last([HELLO])?.text).toContain("Questions appear on the screen");
    expect(last([HELLO, "how many seconds do I get?"])?.text).toContain("read and think");
    expect(last([HELLO, "what if I say something stupid, can I redo it?"])?.text).toContain(
      "one take only",
    );
  });
});

describe("a height told of an airline whose figure is not known", () => {
  test("is weighed by those whose figures are", () => {
    const text = last(["I'm 1.62, is that enough for Vueling?"])?.text;
    expect(text).toMatch(/^I've no figure for Vueling.+enough at \d+ of the \d+ airlines/s);
    expect(text).not.toContain("in particular");
  });
});

describe("all that an airline asks, with figures of one's own", () => {
  test("is told, and then the verdict on each", () => {
    const text = last(["what does Qatar Airways require? I'm 1.78m, 25, no tattoos"])?.text ?? "";
    expect(text.indexOf("What Qatar Airways asks of new crew")).toBe(0);
    expect(text).toContain("you said age 25");
    expect(text).toContain("At 178 cm, fingertips");
  });
});

describe("what an airline answers by feet and inches", () => {
  test("five foot two is met by 157.5 and by 158, and said back as it was told", () => {
    expect(last(["I'm 5'2, is that ok for easyJet?"])?.text).toContain(
      "157.5 cm (5 ft 2 in): that's fine",
    );
  });
});
