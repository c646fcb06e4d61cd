import { describe, expect, test } from "vitest";
import { MAYA, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";
import type { ChatReply, PractisedAnswer } from "./thread.ts";

/** What people said to the coach in whole conversations, and what it made of it. */

const idsOf = ({ citations }: ChatReply) => citations.map(({ id }) => id);
const last = (messages: readonly string[], person = NEWCOMER) =>
  talk(messages, person).at(-1) as ChatReply;

describe("two questions among what is told are both answered", () => {
  test("with what was told before them", () => {
    expect(
      idsOf(last(["I'm 34 and have two kids. am i too old? and how do crew with kids manage?"])),
    ).toEqual(
      expect.arrayContaining([
        "assessment-days/asked-too-old",
        "assessment-days/asked-family-and-children",
      ]),
    );
  });

  test("one that is sure beside one that is not", () => {
    const given = last(["how do I treat a burn, and when do I tell the captain?"]);
    expect(given.text).toMatch(/cool/i);
  });

  test("words for the first are no second question", () => {
    expect(last(["can you work at christmas, what do i answer"]).citations).toHaveLength(1);
  });
});

describe("hiring", () => {
  test("is that of the airline that was named, once one was", () => {
    const given = last(["hi, I'm Alba, 24, I want to join Emirates", "what happens next there?"]);
    expect(idsOf(given)).toEqual(["airlines/emirates"]);
  });

  test("in general stands in three steps, and an airline's own follows when it is named", () => {
    const [general, own] = talk(
      ["how does hiring work?", "which of those does british airways do?"],
      NEWCOMER,
    );
    expect(general?.text.match(/^- /gm)).toHaveLength(3);
    expect(idsOf(own as ChatReply)).toEqual(["airlines/british-airways"]);
  });

  test("what is not known of an airline is told in general, and said to be so", () => {
    const given = last(["how does the selection at jet2 go"]);
    expect(given.text).toMatch(/Jet2\.com in particular.*In general/s);
    expect(readState(given.state).declined).toBe(true);
  });
});

describe("a tattoo", () => {
  test("where it shows stands in the way of a rule that wants it covered", () => {
    expect(last(["i have a small tattoo on my wrist, is that ok for emirates"]).text).toMatch(
      /shows in uniform, so by this rule/,
    );
  });

  test("on the leg depends on the uniform, and trousers hide it", () => {
    const ankle = "i have a small tattoo on my ankle, is that ok for emirates";
    expect(last([ankle]).text).toMatch(/depends on the uniform/);
    expect(last([ankle, "but i'm a man, i wear trousers, nobody will see it"]).text).toMatch(
      /uniform covers it/,
    );
  });

  test("under the uniform is no obstacle", () => {
    expect(last(["i have a tattoo on my shoulder blade, can i still join emirates"]).text).toMatch(
      /uniform covers it/,
    );
  });
});

describe("a story", () => {
  const STORY =
    "Last August a couple arrived at 11 pm and we were overbooked by two rooms. The man was tired and raised his voice in front of the lobby. I was alone on the desk, so it was up to me to find them a bed. I told them honestly that it was our fault, got them water, and called three hotels until one had a room. He thanked me.";

  test("that answers another question than the one put is judged for that one", () => {
    const [, given] = talk(
      ["give me an interview question about smoke in the cabin", STORY],
      NEWCOMER,
    );
    const [put] = talk(["give me an interview question about smoke in the cabin"], NEWCOMER);
    expect(readState(put?.state).open).not.toBeNull();
    expect(given?.text).toMatch(/another question than mine.*difficult customer/s);
  });

  test("is not added to by a question that follows, nor by a protest", () => {
    const replies = talk(
      [
        "ask me about a difficult customer",
        STORY,
        "thats decent. are jet2 taking people on at leeds right now or have i missed it",
        "stop scoring me its a question. are jet2 hiring at leeds bradford",
      ],
      NEWCOMER,
    );
    for (const { text } of replies.slice(2)) expect(text).not.toMatch(/\d+ out of 100/);
  });

  test("a worry is no answer that was brought along", () => {
    expect(
      last([
        "so mostly home, good. and can they send me to other base, not gdansk? this is my real worry because of mum",
      ]).text,
    ).not.toMatch(/out of 100/);
  });
});

describe("what was practised", () => {
  const answer = (id: string, question: string, score: number): PractisedAnswer => ({
    ...{ id, question, score, category: null, kind: "behavioural" },
    answer: { situation: `Scene ${id}.`, task: "My task.", action: "I acted.", result: "It held." },
    sections: { situation: score, task: score, action: score, result: score - 5 },
    improvements: [],
    createdAt: "2026-11-20T10:00:00.000Z",
  });
  const person = {
    ...MAYA,
    answers: [
      answer("a1", "Tell me about a time you worked in a team under pressure.", 71),
      answer("a2", "Describe a time you dealt with a difficult customer.", 43),
    ],
  };

  test("is shown in its own words: the latest, or the one that is named", () => {
    expect(last(["show me what I wrote last time"], person).text).toContain("Scene a1.");
    expect(last(["read back my difficult customer answer"], person).text).toContain("Scene a2.");
  });

  test("the one just spoken of is meant by what follows", () => {
    const given = last(["which is my weakest answer", "show me what i said there"], person);
    expect(given.text).toContain("Scene a2.");
  });
});

describe("after what was told", () => {
  test("how long the oxygen lasts is no time of consciousness", () => {
    const given = last([
      "how long have you got before you pass out at 35000 feet",
      "and the oxygen in those masks, how long does that last?",
    ]);
    expect(given.text).toMatch(/12 to 22 minutes/);
  });

  test("a figure of it is told alone when it is asked for", () => {
    const [whole, figure] = talk(
      ["what do i do if he doesn't breathe", "how many compressions"],
      NEWCOMER,
    );
    expect((figure?.text ?? "").length).toBeLessThan((whole?.text ?? "").length / 2);
    expect(figure?.text).toMatch(/30|thirty/i);
  });

  test("a comparison goes by the airline spoken of and the facts that are named", () => {
    const given = last([
      "what are the requirements of wizz air",
      "and ryanair? compare please, tattoo height languages",
    ]);
    expect(idsOf(given)).toEqual(["airlines/wizz-air", "airlines/ryanair"]);
    expect(given.text).toMatch(/Languages/);
    expect(given.text).not.toMatch(/Swimming/);
  });
});

test("an English wish stays English, whatever French words it has", () => {
  expect(last(["quiz me, 2 questions on evacuation"]).text).toMatch(/^2 questions/);
});

test("no source stands in the words of a reply: it is named beside them", () => {
  const given = last(["what do i do if someone chokes"]);
  expect(given.text).not.toMatch(/Source:/);
  expect(given.citations[0]?.source).toMatch(/\d{4}/);
});
