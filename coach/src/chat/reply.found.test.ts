import { describe, expect, test } from "vitest";
import { talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const last = (said: readonly string[]) => talk(said).at(-1);
const requestOf = (said: readonly string[]) => readState(last(said)?.state).request;

describe("what all words of a message find", () => {
  test.each([
    ["can students fly part time next to uni", "assessment-days/asked-part-time-and-studies"],
    ["i get so nervous that my hands shake", "assessment-days/asked-nerves-that-show"],
    ["what should i learn before training starts", "assessment-days/asked-before-training-starts"],
    ["how long do you have to keep doing cpr on a plane", "syllabus/first-aid-cpr-stop"],
    ["homesick, what helps", "assessment-days/asked-homesick-first-weeks"],
    ["what questions do they ask in the interview", "assessment-days/asked-which-questions-come"],
  ])("is meant before what a part of it is taken for: %s", (said, id) => {
    expect(requestOf([said])).toMatchObject({ kind: "entry", ids: [id] });
  });

  test("leaves the entry that was told, where it stands on its own", () => {
    expect(requestOf(["how much do they earn", "what does the training look like"])).toMatchObject({
      kind: "entry",
      ids: ["assessment-days/asked-training-in-general"],
    });
  });

  test("is a wish all the same, where a question is wished for", () => {
    const [given] = talk(["give me an interview question about smoke in the cabin"]);
    expect(readState(given?.state).open).not.toBeNull();
  });
});

describe("a verdict", () => {
  const IN_GENERAL =
    "We get difficult customers all the time, like literally every day. Usually I just smile and stay polite and try not to take it personally. Most of the time they calm down. I'm a very patient person and I think that's really important with customers.";
  const BEHIND =
    "Last December I was on night shift at the hotel desk, alone from 11 pm. My job was check-in and complaints. At 2.20 an elderly couple came in and the lady was crying because her medicine bag was left in the taxi. I gave them water, called the taxi stand three times and the driver brought the bag in 40 minutes. Next morning the gentleman told my manager that I had looked ready for them at 2 in the night. After that my manager asked me to train two new joiners.";

  test("on what somebody does in general asks for one event, and calls no ending missing", () => {
    const given = last(["ask me about a difficult customer", IN_GENERAL]);
    expect(given?.text).toMatch(/in general.*one day, one person/s);
    expect(given?.text).not.toMatch(/ended is missing/);
  });

  test("names what lies far behind, and not the ending that it praises", () => {
    const given = last(["ask me about a difficult customer", BEHIND]);
    expect(given?.text).toMatch(
      /(?:first|change|most|place|this|thought)[^.]*:.*steps are good.*What did you find out/,
    );
  });

  test("is followed by what a recruiter wants to hear, if somebody asks for the right answer", () => {
    const [put, , model] = talk([
      "ask me about a difficult customer",
      IN_GENERAL,
      "so what would a real crew do?",
    ]);
    expect(model?.citations[0]?.id).toBe(put?.citations[0]?.id);
    expect(model?.text).toMatch(/Assessors make a note/);
  });
});

test("who says that this was not asked is offered what else it may have been", () => {
  const [told, given] = talk(["what is a good crew briefing", "you misunderstood me"]);
  expect(given?.text).toMatch(/^Sorry/);
  expect(given?.citations.length).toBeGreaterThan(0);
  expect(given?.citations[0]?.id).not.toBe(told?.citations[0]?.id);
});

test("a reach that somebody fears to miss is none that they have", () => {
  const request = requestOf(["tell me about Emirates", "and if i can't reach 212, is that it?"]);
  expect(request?.kind).toBe("entry");
});

test("a language wished for between two sentences is spoken", () => {
  const [, given] = talk([
    "en español por favor",
    "Gracias :) Ok, English again please. What is a jumpseat?",
  ]);
  expect(readState(given?.state).language).toBe("en");
});
