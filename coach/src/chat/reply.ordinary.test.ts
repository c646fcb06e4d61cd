import { describe, expect, test } from "vitest";
import { knowledge, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const STORY =
  "Last winter a customer came in with boots she'd bought two months before, the sole was coming off and she was shouting that we sell rubbish. I took her to the side so we were not in front of the whole queue, let her talk and said sorry about the ruined boots. I checked the receipt, we have a two year guarantee, so I offered a new pair or money back. She took the new pair and she came back in spring and asked for me.";
const ASKED = ["ask me about a difficult customer", STORY];

describe("after a verdict", () => {
  test("a section that is told is judged, and not asked about", () => {
    const [, first, added] = talk([
      ...ASKED,
      "my task was to run the till alone that afternoon because my colleague was ill",
    ]);
    const scoreOf = (one: typeof first) => readState(one?.state).open?.take?.sections.task ?? 0;
    expect(scoreOf(added)).toBeGreaterThan(scoreOf(first));
  });

  test("what a recruiter would ask on quotes the story, also when something else was told between", () => {
    const [, , , probes] = talk([
      ...ASKED,
      "is it bad that it's from a shop and not from an airline",
      "what would they ask after this story",
    ]);
    expect(probes?.text).toContain("I took her to the side");
    expect(probes?.text.match(/\?/g)?.length).toBeGreaterThan(2);
  });

  test("what was done in this talk is told by whoever asks how they did", () => {
    const said = talk([...ASKED, "stop", "how am I doing overall?"], NEWCOMER);
    const score = readState(said[1]?.state).open?.take?.score;
    expect(said[3]?.text).toContain(`${score} out of 100`);
    expect(said[3]?.text).not.toContain("haven't had an answer judged");
  });
});

test("what people ask on after an entry is answered by itself, with a source, and the entry stays spoken of", () => {
  const [, why, more] = talk([
    "what do I do if a passenger faints",
    "why the legs up",
    "tell me more",
  ]);
  expect(why?.text).toContain("heart");
  expect(why?.citations[0]).toMatchObject({ id: "syllabus/first-aid-fainting" });
  expect(readState(more?.state).request).toMatchObject({ ids: ["syllabus/first-aid-fainting"] });
});

test("a yes is said to who asks whether one may, and not to who asks whether it is bad or needed", () => {
  const [may, need] = [
    "can I use a story that is not from work?",
    "is it bad if my story is not from work?",
  ].map((message) => talk([message])[0]?.text ?? "");
  expect(may).toMatch(/^Yes/);
  expect(need).not.toMatch(/^Yes/);
});

test("a language wished for beside a question is spoken, and one that somebody speaks is not", () => {
  const [, english] = talk([
    "en español por favor",
    "english again please. what should I do next to prepare",
  ]);
  expect(english?.text).toMatch(/interview date|days/);
  const [, swiss] = talk([
    "swiss: which languages",
    "i speak german and english, no french. so geneva is out?",
  ]);
  expect(readState(swiss?.state).language).toBeNull();
});

test("what is done for an adult is no answer about a baby", () => {
  const [, baby] = talk(["how do I give CPR to an adult", "what about a baby choking"]);
  expect(baby?.text).toContain("chest thrusts");
  expect(baby?.text).not.toContain("leaning him forward");
});

test("what an entry surely answers is nobody else's business", () => {
  const [letter] = talk(["how do I write the cover letter"]);
  expect(letter?.citations[0]?.id).toBe("assessment-days/asked-cover-letter");
});

test("every entry that people ask on after is there", () => {
  const lost = [...knowledge.further.entries()].filter((id) => !knowledge.entry(id));
  expect(lost).toEqual([]);
});
