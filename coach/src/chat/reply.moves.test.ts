import { describe, expect, test } from "vitest";
import { MAYA, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";
import type { ChatPerson, ChatReply } from "./thread.ts";

const last = (said: readonly string[], person: ChatPerson = NEWCOMER) =>
  talk(said, person).at(-1) as ChatReply;

const STORY =
  "Two years ago at the hotel a bus of 22 guests came two hours early, tired and hungry. I gave them towels and juice on the terrace, asked my colleague to do the keys and checked the list one by one myself. It took twenty minutes more. One lady came later and thanked me.";
const JUDGED = ["ask me a question", STORY] as const;
const requestOf = (said: readonly string[]) => readState(last(said).state).request;

describe("after a verdict", () => {
  test("the sum is laid open, however it is asked for", () => {
    expect(last([...JUDGED, "where did all the other points go"]).text).toMatch(
      /Structure: \d+ of/,
    );
  });

  test("one's own story is put in its shape, and no sentence of it is made up", () => {
    const { text } = last([...JUDGED, "could you show me how it would sound"]);
    expect(text).toContain("Two years ago at the hotel");
    expect(text).toMatch(/Task: .*___/s);
  });

  test("whoever finds that they said it sees what was read as what", () => {
    const { text } = last([...JUDGED, "but I did say all of that, you didn't read it"]);
    expect(text).toMatch(/Action: “/);
  });

  test("a question is no ending", () => {
    const { text } = last([...JUDGED, "I have no numbers for that. what could I put instead"]);
    expect(text).not.toMatch(/From \d+ to \d+/);
  });

  test("whether a figure may be rounded has an answer of its own", () => {
    const given = last([...JUDGED, "would they check whether my numbers are true"]);
    expect(given.citations[0]?.id).toBe("assessment-days/asked-polishing-a-story");
  });
});

describe("after an airline's rule", () => {
  const RULE = "what reach does etihad ask for";

  test("what happens to somebody who misses it is told, and not the rule once more", () => {
    const given = last([RULE, "and if I don't reach it on the day they send me home?"]);
    expect(given.citations[0]?.id).toBe("assessment-days/asked-miss-the-mark-on-the-day");
  });

  test("the airline stays spoken of", () => {
    expect(
      requestOf([RULE, "and if I don't reach it on the day they send me home?", "n languages?"]),
    ).toMatchObject({ ids: ["airlines/etihad-airways"], facet: "languages" });
  });

  test("who asks for less is ranked by the figure", () => {
    expect(
      requestOf([RULE, "is there any airline that doesn't ask for 212? like lower"]),
    ).toMatchObject({ kind: "rank", by: "reach" });
  });

  test("how many they take is no number of staff", () => {
    expect(requestOf([RULE, "do you know how many people they took last year"])).not.toMatchObject({
      facet: "employees",
    });
  });
});

test("a better ending for a practised answer is judged with that answer", () => {
  const practised: ChatPerson = {
    ...MAYA,
    answers: [
      {
        ...{ id: "a1", question: "Describe a time you dealt with a difficult customer." },
        ...{ category: "Customer Service", kind: "behavioural", createdAt: "2026-11-20T10:00:00Z" },
        answer: {
          situation: "A guest at the hotel was angry because his room was not ready.",
          task: "I had to calm him down.",
          action: "I listened, said sorry and brought him a coffee.",
          result: "He was fine.",
        },
        score: 43,
        sections: { situation: 50, task: 40, action: 45, result: 35 },
        improvements: ["Give the ending a figure or a quote"],
      },
    ],
  };
  const ending =
    "I could end with this: he came down at noon, shook my hand and wrote my name on the card";
  const { state } = last(["which of my answers is weakest", ending], practised);
  expect(readState(state).request).toMatchObject({ kind: "analyse-answer", mode: "judge" });
  expect(readState(state).open?.take?.text).toContain("wrote my name on the card");
});

test("a wish at the end of a remark is seen to", () => {
  expect(
    requestOf([
      "ask me a question",
      "hmm i never did phone stuff. give me one face to face with a guest",
    ])?.kind,
  ).toBe("practise");
});

test("beside an answer to a quiz a question is answered, and the quiz goes on", () => {
  const { text } = last([
    "quiz me on first aid",
    "A. But why must the chest be dry before the pads of the defibrillator go on?",
  ]);
  expect(text).toMatch(/wet chest/);
  expect(text).toMatch(/Question 2 of/);
});
