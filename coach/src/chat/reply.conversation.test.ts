import { describe, expect, test } from "vitest";
import { intents, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const STORY =
  "Last summer at the restaurant a guest with a nut allergy got the wrong dessert. I saw it from the bar, took the plate away before she ate, told the cook, and brought her a sealed sorbet.";

describe("with a question of the interview still open", () => {
  test("a question without its mark is answered, and not judged as an answer", () => {
    const said = talk([
      "ask me a question",
      "what is a girt bar",
      "what happens if somebody opens it armed at the gate",
    ]);
    expect(intents(said).slice(1)).toEqual(["entry", "entry"]);
  });

  test("a quiz is wished for, on what was spoken of", () => {
    const said = talk([
      "ask me a question",
      "what does arming a door mean",
      "quiz me on that, three questions",
    ]);
    expect(readState(said.at(-1)?.state).request).toMatchObject({
      kind: "quiz",
      topic: "doors",
      count: 3,
    });
  });

  test("an ending that is there is not called missing beside it", () => {
    const said = talk([
      "ask me a question about customer service",
      `${STORY} In the end she thanked me and stayed for coffee.`,
    ]);
    expect(said.at(-1)?.text).not.toMatch(/How it ended is missing/);
  });

  test("whether it was any good is told, and how to mend it", () => {
    const said = talk([
      "ask me a question about customer service",
      STORY,
      "was that ok",
      "can you make it better for me",
    ]);
    expect(intents(said).slice(1)).toEqual(["analyse-answer", "analyse-answer", "analyse-answer"]);
  });

  test("another is put when that one is skipped", () => {
    const said = talk(["ask me a question about teamwork", "skip that one"]);
    expect(intents(said)).toEqual(["practise", "practise"]);
  });

  test("what is plainly told comes back to it after an aside", () => {
    const said = talk(["ask me a question", "what is a girt bar", STORY]);
    expect(readState(said.at(-1)?.state).request?.kind).toBe("analyse-answer");
  });

  test("an ending that was asked for is taken for the ending", () => {
    const said = talk([
      "ask me a question about customer service",
      STORY,
      "We agreed with the owner that every allergy goes on the ticket in red, and we had no wrong plate for the rest of the season.",
    ]);
    expect(said.at(-1)?.text).toMatch(/^(Better|From \d+ to \d+: that)/);
  });
});

test.each(["let me practise that", "practise this"])(
  "%s: a question about what was told last",
  (wish) => {
    const said = talk(["what do i answer when they ask about my weaknesses", wish], NEWCOMER);
    expect(said[1]?.citations[0]?.id).toBe("questions/weakness-you-work-on");
  },
);

test("who does not breathe is resuscitated, whatever was spoken of", () => {
  const said = talk(
    ["a passenger faints in the aisle, what do I do first?", "what if she doesn't breathe"],
    NEWCOMER,
  );
  expect(said.map(({ citations }) => citations[0]?.id)).toEqual([
    "syllabus/first-aid-fainting",
    "syllabus/first-aid-cpr-adult",
  ]);
});

test("such a day is the one that was named", () => {
  const said = talk(
    ["hi, a bit nervous, my assessment day is next week", "what actually happens on such a day?"],
    NEWCOMER,
  );
  expect(intents(said)[1]).toBe("assessment-day");
});
