import { describe, expect, test } from "vitest";
import { cited, last, requestOf } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const KARIM =
  "At the hotel I work at reception in Casablanca. Last summer my colleague Karim kept leaving the shift without doing the handover, so I had to find out myself which guests had problems. I was angry, to be honest. One evening I asked him for five minutes and told him what happened to a guest because of a missing note. He said he had to catch the last bus. So we agreed that he writes the handover at 9 and not at the end, and I take the last check-ins. Since then we had no more complaints about it and we are good colleagues.";
const JUDGED = ["ask me a question about a conflict with a colleague", KARIM];
const told = (...said: string[]) => last([...JUDGED, ...said])?.text ?? "";
const scoreAfter = (...said: string[]) =>
  readState(last([...JUDGED, ...said])?.state).open?.take?.score ?? 0;

describe("of the answer that was just judged", () => {
  test.each([
    ["how it comes across", "do I sound arrogant", /an assessor hears.*five minutes.*measured/s],
    ["whether it is believed", "is it believable", /an assessor hears/],
    ["what it shows", "which competency is this", /one for conflict handling/],
    ["what was good", "what did I do well though", /What works:\n+- “/],
    ["whether it is enough", "do you think it's strong enough for Etihad", /At \d+ it's ready/],
    ["where it was", "is a hotel story ok or do they want a plane", /Small isn't silly/],
    ["what was meant", "I don't understand what you want", /In plain words: The action/],
    ["a part of it by one word", "should I say that I was angry?", /“I was angry, to be honest”/],
    ["what is not in it", "should I mention the manager?", /isn't in what you told me/],
    ["its English", "any grammar mistakes?", /frequent slips/],
  ])("%s: %s", (_, asked, reply) => {
    expect(told(asked)).toMatch(reply);
  });

  test("for another competency it is scored as an answer about that", () => {
    expect(told("can I use this story for teamwork too")).toMatch(/about teamwork it scores \d\d/);
  });

  test("which value of an airline it serves, asked after the values were told", () => {
    const reply = told("what are Etihad's values?", "which one does my story fit?");
    expect(reply).toMatch(/At Etihad Airways it speaks to “Hospitality/);
  });

  test("which value of an airline that is named with it", () => {
    expect(told("which of the Etihad values is this?")).toMatch(/At Etihad Airways it speaks to/);
  });

  test("names of people and a blank on the day are told by their entries", () => {
    expect(cited([...JUDGED, "can I use Karim's real name"])).toContain(
      "assessment-days/asked-confidential-stories",
    );
    expect(cited([...JUDGED, "what if I forget it on the day"])).toContain(
      "assessment-days/asked-blank-in-the-interview",
    );
  });

  test("what is told beside it and adds nothing is no verdict once more", () => {
    const reply = told("he is my friend now actually");
    expect(reply).toMatch(/good to have ready.*stays at 84/s);
    expect(reply).not.toContain("Still 84");
  });

  test("a decision with its reason, added, raises what was done", () => {
    const added = "I decided to speak to him in private because I respect him";
    expect(scoreAfter(added)).toBeGreaterThan(scoreAfter());
  });
});

test("of another moment than the question that is open: 'mine would be' is judged for that", () => {
  const said = [
    "ask me about a time I let the team down",
    "why do I want to be cabin crew? I never know how to put it",
    "Mine would be: I've spent four years calming people down before the dentist, and that's the part of the job I like best. My aunt was with Aer Lingus for twenty years and told me about the four a.m. starts and the training every year.",
  ];
  expect(last(said)?.citations[0]?.title).toMatch(/Why do you want to become a flight attendant/);
  const [, ...moment] = said;
  expect(last([...JUDGED, ...moment])?.citations[0]?.title).toMatch(/become a flight attendant/);
  expect(last([...said, "should I mention my aunt at all or is that cheating?"])?.text).toMatch(
    /“My aunt was with Aer Lingus/,
  );
});

describe("asked on, one question after the other", () => {
  const ROUND = "ask me the follow ups one by one";
  test("the first quotes what was done", () => {
    expect(told(ROUND)).toMatch(/“One evening I asked him for five minutes.*What exactly did you/s);
  });
  test("an answer's reason is quoted, and the next is put", () => {
    const reply = told(ROUND, "I spoke to him alone because I don't like to shame people");
    expect(reply).toMatch(/“because I don't like to shame people”.*What would you have done/s);
  });
  test("a case thought through answers the question on that, though the list stood open", () => {
    const reply = told(
      "what would they ask me after this?",
      "I would have told my manager if it happened again. I didn't want him to lose his job",
    );
    expect(reply).toMatch(/That answers “What would you have done.*They'd go on/s);
  });
  test("what turns to something else is no answer to it", () => {
    const said = [...JUDGED, ROUND, "thanks! now the group exercise, I'm afraid I'm too quiet"];
    expect(cited(said)).toContain("assessment-days/asked-quiet-in-the-group");
  });
  test("after the last one there is no more", () => {
    const said = Array.from({ length: 4 }, () => "I asked him first because that is fair to him");
    expect(told(ROUND, ...said)).toMatch(/hardly more they'd ask/);
  });
});

describe("of a question that was put", () => {
  const PUT = "ask me a question about a conflict with a colleague";
  test.each([
    ["can you explain the question", /assessor would note/],
    ["is this a common question", /about conflict handling/],
    ["can I think about it", /Take your time/],
    ["I have two stories, which one should I take", /did most yourself/],
    ["can I answer by voice", /Voice Input/],
    ["will you correct my english too", /the slips in it/],
  ])("%s", (asked, reply) => {
    expect(last([PUT, asked])?.text).toMatch(reply);
  });
  test("an answer that is told bit by bit is judged as one", () => {
    const [first = "", ...rest] = KARIM.split(/(?<=\.) /);
    const begun = last([PUT, first]);
    expect(begun?.text).toMatch(/I'm listening/);
    const take = readState(last([PUT, first, rest.join(" ")])?.state).open?.take;
    expect(take?.text).toBe(KARIM);
  });
});

test("asked on of what was just told: the sentence of it that has the words", () => {
  const said = [
    "what do Etihad want",
    "where would I live in Abu Dhabi, do they give a flat",
    "alone or shared?",
  ];
  expect(last(said)?.text).toMatch(/^The airline houses most beginners in furnished, often shared/);
});

test("work told of, and asked nothing, is stuff for a story", () => {
  const said = [
    "what do I do with a drunk passenger",
    "I deal with drunks every weekend so ive loads of stories",
  ];
  expect(last(said)?.text).toMatch(/Tell me one such moment/);
});

test("what holds at most airlines comes after the rule of the one that is spoken of", () => {
  const said = [
    "I want to be cabin crew with Wizz Air",
    "how many days off do crew get",
    "my girlfriend will wait for me. ok what about tattoos, I have one on my arm",
  ];
  expect(last(said)?.text).toMatch(
    /^No tattoo or piercing where the uniform.*it's the place that counts/s,
  );
  const general = [...said.slice(0, 2), "what do most airlines say about a tattoo on the arm?"];
  expect(last(general)?.text).not.toMatch(/^No tattoo or piercing where/);
});

test("an exercise that was offered is given where one is asked for", () => {
  const said = ["is there a maths test", "can you give me one exercise"];
  expect(requestOf(said)).toMatchObject({ kind: "quiz", topic: "numeracy" });
});

test("what was asked for after a verdict is told, though something else was spoken of before", () => {
  const story =
    "One day at the drive in a woman waited for 15 minutes because the order printed at the wrong station. She was shouting. I went outside to her car, said sorry, told her what happened and gave her the food and a voucher for next time. She came again the next week.";
  const said = [
    "does mcdonalds count as customer service?",
    story,
    "what was my task, I dont understand what to say there",
  ];
  expect(last(said)?.text).toMatch(/It was my job to ___/);
  const task = readState(
    last([...said, "I was the crew trainer on the shift so the drive was my responsibility"])
      ?.state,
  ).open?.take?.sections.task;
  expect(task).toBeGreaterThan(50);
});
