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

describe("what somebody says to what was just told", () => {
  const ORDER =
    "A man shouted because his order was wrong. I listened, said sorry, made it again with the milk he wanted and gave him a voucher. He calmed down and came back next day and thanked me.";
  const PUT = "give me a real question, a difficult customer";

  test("the reason for failing that they see in themselves is what helps against it", () => {
    expect(cited(["why do most people fail?", "silence in the group, I go quiet"])).toEqual([
      "assessment-days/asked-quiet-in-the-group",
    ]);
  });
  test("after a poor round, how little it says comes first, and what to train", () => {
    const said = ["give me a sum", "skip", "oof, is that a problem?"];
    expect(last(said)?.text).toMatch(/^0 of 1 says little yet/);
    expect(cited(said)).toContain("assessment-days/asked-bad-at-maths");
  });
  test("the task that an answer lacks is taken in, whatever was asked in between", () => {
    const blamed = "should I say it was my colleague's fault?";
    expect(last([PUT, ORDER, blamed])?.text).toContain("Stay with your half");
    const [, , , judged] = talk(
      [
        PUT,
        ORDER,
        blamed,
        "ok. my job was to run the floor that morning, so complaints came to me",
      ],
      NEWCOMER,
    );
    expect(readState(judged?.state).open).toMatchObject({ id: "difficult-customer" });
    expect(judged?.text).toMatch(/^(Better|From \d+ to \d+)/);
  });
  test("what else an addition tells is no part of the task", () => {
    const added =
      "I was the only one on so it was down to me to sort him out and keep it quiet for the others. He wrote to my manager the next week to say thanks.";
    const take = readState(last([PUT, ORDER, added])?.state).open?.take;
    expect(take?.sections.task).toBeGreaterThan(30);
    expect(take?.sections.result).toBeGreaterThan(60);
  });
  test("a section is shown as a frame to fill", () => {
    const text = last([
      PUT,
      ORDER,
      "what's a better way to say the task bit? can you show me",
    ])?.text;
    expect(text).toContain("It was my job to ___");
    expect(text).not.toContain("In the end ___");
  });
  test("a low score is met with what works", () => {
    expect(last([PUT, ORDER, "47, that's low"])?.text).toMatch(/^At 47 it isn't ready yet/);
  });
  test("a story told for the question at an entry's end is judged", () => {
    const rescue =
      "One day with the red flag up a boy of fourteen went in and the current took him. I whistled for my mate, swam out with the tube, talked to him calmly and brought him in along the beach. His mother hugged me, and I asked for one more sign there.";
    const asked = "does my time as a lifeguard count?";
    expect(last([asked, rescue])?.text).toMatch(/out of 100/);
  });
  test("nothing but how it was taken is thanked for", () => {
    const said =
      "right, that makes sense, bit like fire drills at the hotel. thanks, I feel less scared";
    expect(requestOf(["do we put out a real fire in training?", said])).toMatchObject({
      kind: "thanks",
    });
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
