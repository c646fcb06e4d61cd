import { describe, expect, test } from "vitest";
import { cited, last, NEWCOMER, requestOf, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

describe("where it ended for somebody who was not taken", () => {
  const FAILED = "hi, I'm Ines, a nurse, and Emirates turned me down last year";

  test("is what the coach asked for, and what decides it at that stage is told", () => {
    expect(cited([FAILED, "after the group exercise. How do I find out why?"])).toEqual([
      "assessment-days/asked-failed-after-the-group",
    ]);
    expect(cited([FAILED, "I couldn't reach the 212"])).toEqual([
      "assessment-days/asked-ended-at-the-reach",
    ]);
  });
  test("what is asked beside it is answered after it", () => {
    const text = last([FAILED, "it was the final interview. What is a layover?"])?.text ?? "";
    expect(text.indexOf("Reaching the final")).toBe(0);
    expect(text).toContain("Layover");
  });
  test("told unasked, a word of comfort comes first", () => {
    const text = last(["Ryanair turned me down at the final stage. What did I do wrong?"])?.text;
    expect(text).toMatch(/^I'm sorry.+Reaching the final/s);
  });
  test("told with the name, it is not asked for", () => {
    const text = last([
      "Hi I'm Tom, 24, barista. I failed at Qatar last year after the video",
    ])?.text;
    expect(text).toContain("A recorded video ends it mostly");
    expect(text).not.toContain("tell me at which stage");
  });
});

describe("what the coach asked is answered", () => {
  test("by taking one of the things it named, by its place or its name", () => {
    const hello = "hi I'm Anna, 22, from Poland, I want to be cabin crew";
    expect(requestOf([hello, "the last one"])).toMatchObject({ kind: "practise" });
    expect(requestOf([hello, "hiring please"])).toMatchObject({ tells: "hiring" });
    expect(requestOf(["ok", "a look at my record"])).toMatchObject({ kind: "progress" });
  });
  test("by naming the question that went wrong, after bad news", () => {
    const said = "they asked me about a conflict with a colleague and I had nothing";
    expect(cited(["I got the rejection mail from Emirates today", said])).toEqual([
      "questions/conflict-with-colleague",
    ]);
  });
  test("by a moment of having helped, which is judged", () => {
    const [, judged] = talk([
      "I feel like I'm too stupid for this, all the others are better",
      "I once helped an old lady who fell at the bus stop. I called the ambulance and stayed with her.",
    ]);
    expect(judged?.text).toMatch(/out of 100/);
  });
  test("by an answer to the question at the end of an entry, and something new is something new", () => {
    const asked = "who looks after my dog when I fly";
    expect(last([asked, "my sister would"])?.text).toContain("give that person a key");
    expect(last([asked, "no idea"])?.text).toContain("look for a sitter");
    expect(cited([asked, "I also have asthma"])).toEqual(["assessment-days/asked-asthma-as-crew"]);
  });
});

describe("exercises of the tests", () => {
  const quizOf = (said: readonly string[]) => readState(last(said)?.state).quiz;

  test("are put when a sum or a test of English is wished for, and not when it is asked about", () => {
    expect(quizOf(["give me a percentage sum to try"])).toMatchObject({ exercise: "discount" });
    expect(quizOf(["test my english please"])).toMatchObject({ topic: "english" });
    expect(quizOf(["do I need to be good at maths?"])).toBeNull();
  });
  test("take a typed figure, and tell the slip behind a wrong one", () => {
    const [put] = talk(["let's do currency sums"], NEWCOMER);
    const rate = put?.text.match(/costs (\d+) euros\. Today 1 euro is ([\d.]+)/);
    const right = String(Math.round(Number(rate?.[1]) * Number(rate?.[2]) * 100) / 100);
    expect(last(["let's do currency sums", `${right} I think`])?.text).toMatch(
      /^(Right|Yes, that's it|Correct)\./,
    );
    const added = (Number(rate?.[1]) + Number(rate?.[2])).toFixed(2);
    expect(last(["let's do currency sums", added])?.text).toMatch(
      /^Not quite.+Added the rate to the price\./s,
    );
  });
  test("go through the kinds, and another round follows on a wish", () => {
    const heads = talk(["let's do a numeracy exercise", "skip", "skip", "skip", "another one"]).map(
      ({ state }) => readState(state).quiz?.asked.map((card) => card.replace(/-\d+$/, "")) ?? [],
    );
    expect(new Set(heads[2]).size).toBe(3);
    expect(heads[4]).toHaveLength(1);
  });
});
