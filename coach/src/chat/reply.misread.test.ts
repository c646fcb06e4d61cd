import { describe, expect, test } from "vitest";
import { intents, MAYA, NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const STORY =
  "Last Saturday the queue stood out of the door and a man shouted because his coffee was wrong. I let him finish, said that he was right to be annoyed, and offered him a new one before the queue or his money back. I told my manager, and we began to write the milk on the lid. He came back the next day.";
const last = (said: readonly string[], person = NEWCOMER) => talk(said, person).at(-1);

describe("who introduces themselves is met as a person", () => {
  test.each([
    ["en", "hiya! im ella, 24, barista in manchester. applying to emirates, BA is my backup"],
    [
      "en",
      "Good evening. I am Jomar, 29, a nurse in Cebu. I want to apply in Qatar Airways or Singapore Airlines",
    ],
    [
      "de",
      "hi! ich bin lena, 22, hotelfachfrau aus kassel und will flugbegleiterin werden, am liebsten lufthansa",
    ],
    [
      "es",
      "holaa soy lucia, 26 años, trabajo de dependienta en sevilla y quiero ser azafata, en iberia o emirates",
    ],
    ["fr", "Bonjour ! Moi c'est Camille, 31 ans, de Lyon. Je veux devenir hôtesse de l'air"],
    ["zh", "你好，我叫小雨，24岁，在成都一家酒店做前台，想当空姐"],
    ["ja", "はじめまして、美咲です。22歳の大学生で、客室乗務員を目指しています。"],
  ] as const)("%s: %s", (language, said) => {
    expect(intents(talk([said], NEWCOMER, language))).toEqual(["introduction"]);
  });

  test("is told whether the age is enough, and which airline is not in the guide", () => {
    const said = last([
      "hello, i am Tom, 20, a waiter from Leeds and want to join Emirates or Volotea",
    ]);
    expect(said?.text).toMatch(/Emirates takes new crew from age 21/);
    expect(said?.text).toMatch(/Volotea/);
  });

  test("who tells of themselves and asks something is answered", () => {
    expect(intents(talk(["hi, i'm Maya, 22, a waiter. how does hiring go?"]))).toEqual([
      "assessment-day",
    ]);
  });
});

describe("with a question open, what is no answer is not judged", () => {
  const ASKED = ["ask me a question about customer service"];
  test.each([
    ["another one is wished for", "boring, can i have one about teamwork instead", "practise"],
    ["it was a question", "that was a question, you did not understand me", "misread"],
    ["a worry is told", "my actual worry is that i cry when i am stressed", "entry"],
    ["practice is broken off", "no more questions please", "analyse-answer"],
    ["the right answer is asked for", "no clue. what's the right answer to that", "analyse-answer"],
    ["a farewell", "great, bye!", "thanks"],
  ])("%s", (_, said, kind) => {
    const given = last([...ASKED, said]);
    expect(readState(given?.state).request?.kind).toBe(kind);
    expect(given?.text).not.toMatch(/\d+ out of 100/);
  });

  test("a protest takes the verdict back, and what else it says is done", () => {
    const given = last([
      ...ASKED,
      "One day it was busy and we all helped and it was fine in the end for us.",
      "that wasn't my answer!! give me one about teamwork",
    ]);
    expect(given?.text).toMatch(/misunderstood/);
    expect(readState(given?.state).open?.take).toBeNull();
  });

  test("a story answers the question that was asked for by its words", () => {
    const given = last(["ask me a question", "ask me: tell me about a difficult customer", STORY]);
    expect(given?.citations[0]?.id).toBe("questions/difficult-customer");
  });
});

describe("a verdict can be talked about", () => {
  const JUDGED = ["ask me: tell me about a time you dealt with a difficult customer", STORY];
  test("the score by its lines, a section by what it lacks", () => {
    expect(last([...JUDGED, "why only that? I did tell everything"])?.text).toMatch(/adds up/);
    expect(last([...JUDGED, "why is the task only 30"])?.text).toMatch(
      /^The task scored \d+ out of 100/,
    );
  });

  test("what is added never costs points, unless it is unsafe", () => {
    const [, first, second] = talk([...JUDGED, "It was a long day for all of us, that is true."]);
    const score = (given: typeof first) => readState(given?.state).verdict?.score ?? 0;
    expect(score(second)).toBeGreaterThanOrEqual(score(first));
  });

  test("how to end it better is told", () => {
    expect(intents(talk([...JUDGED, "just write me a better ending for it"])).at(-1)).toBe(
      "analyse-answer",
    );
  });
});

describe("a quiz takes what people say", () => {
  test.each(["b of course, that is how we learnt it", "I think it's b?", "b, but why"])(
    "%s",
    (said) => {
      const given = last(["quiz me on first aid, two questions", said]);
      expect(readState(given?.state).request).toMatchObject({ kind: "quiz-answer", chosen: 1 });
    },
  );

  test("a letter with an end of it is marked, and the quiz is over", () => {
    const given = last(["quiz me on first aid, five questions", "c. but enough quiz for today"]);
    expect(readState(given?.state).quiz).toBeNull();
    expect(given?.text).toMatch(/That's the quiz/);
  });
});

describe("two things in one message", () => {
  test("a question and a wish are both seen to", () => {
    const given = last(["what do i do when a passenger faints? quiz me on doors then"]);
    expect(given?.citations.map(({ id }) => id)).toContain("syllabus/first-aid-fainting");
    expect(readState(given?.state).quiz?.topic).toBe("doors");
  });

  test("parts of a requirement are told one by one, each under its name", () => {
    const given = last([
      "compare Qatar and Singapore Airlines",
      "what about age, swimming and education?",
    ]);
    expect(given?.text).toMatch(/Age\n- Qatar Airways: .*\n- Singapore Airlines:/);
    expect(given?.text).toMatch(/Swimming\n/);
    expect(given?.text).toMatch(/Education\n/);
  });

  test("two airlines spoken of are set side by side", () => {
    const given = last([
      "how tall for Emirates?",
      "and for Qatar?",
      "what is the difference between them",
    ]);
    expect(readState(given?.state).request).toMatchObject({
      ids: ["airlines/emirates", "airlines/qatar-airways"],
    });
  });
});

describe("what everybody asks", () => {
  test.each([
    ["how do i become a flight attendant", "assessment-days/asked-where-to-begin"],
    ["what should I wear", "assessment-days/asked-wear-to-the-day"],
    ["how many days off do you get", "assessment-days/asked-roster-and-days-off"],
    ["what does a normal day look like", "assessment-days/asked-normal-working-day"],
    ["i was afraid of flying as a child", "assessment-days/asked-fear-of-flying"],
  ])("%s", (said, id) => {
    expect(last([said])?.citations[0]?.id).toBe(id);
  });

  test("how long the day takes is summed from its stages", () => {
    expect(last(["how long does an assessment day take"])?.text).toMatch(/2 to 6 hours/);
  });

  test("a scar is no tattoo: what holds in general stands beside the airline's rule", () => {
    const said = last(["i have a scar on my arm, would Emirates take me?"], MAYA);
    expect(said?.citations.map(({ id }) => id)).toEqual([
      "assessment-days/asked-skin-and-teeth",
      "airlines/emirates",
    ]);
  });

  test("a reach that its rule does not give is told: 2017 is no 201", () => {
    expect(last(["what reach does British Airways ask for"])?.text).toMatch(/Reach 201 cm/);
  });

  test("what was told a moment ago is not told again", () => {
    const [, first, second] = talk([
      "what is a brace position",
      "what do crew do when a passenger faints?",
      "and that is all they do then?",
    ]);
    expect(second?.text).not.toBe(first?.text);
  });
});
