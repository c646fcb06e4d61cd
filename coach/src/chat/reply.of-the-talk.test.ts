import { describe, expect, test } from "vitest";
import { cited, last, NEWCOMER, requestOf, talk } from "./reply.fixture.ts";

describe("a quiz on some of that", () => {
  const TOLD = ["what do i do if an adult chokes?", "what does arming the doors mean?"];
  const cardsOf = (wish: string) => {
    const replies = talk([...TOLD, wish, "A", "A"], NEWCOMER);
    return replies.slice(2).map(({ text }) => text);
  };
  test("goes from one thing told to the other", () => {
    const [first = "", second = ""] = cardsOf("quiz me on some of that, three questions");
    expect(`${first} ${second}`).toMatch(/cannot breathe|choke|meat/i);
    expect(`${first} ${second}`).toMatch(/arm|slide/i);
  });
  test("is the same by what we talked about", () => {
    expect(requestOf([...TOLD, "can you quiz me on what we've talked about"])).toMatchObject({
      kind: "quiz",
      isOnTold: true,
    });
  });
  test("stays on the one thing where that is asked for", () => {
    expect(requestOf([...TOLD.slice(0, 1), "quiz me on that"])).toMatchObject({
      kind: "quiz",
      topic: "first-aid",
      isOnTold: false,
    });
  });
});

test("a plan is made for the airline of the talk where none was set", () => {
  const said = ["i've an assessment day with emirates in two weeks", "make me a plan please"];
  expect(last(said)?.text).toMatch(/selection at Emirates/);
});

describe("own height, however it is written", () => {
  test.each([
    ["im 6ft4 am i too tall for cabin crew", 193],
    ["i am 5 foot 2", 157.5],
    ["I'm 5'4, can I apply?", 162.5],
  ])("%s", (said, heightCm) => {
    expect(requestOf([said])).toMatchObject({ kind: "fit", heightCm });
  });
});

describe("a word is not taken for what it is elsewhere", () => {
  test.each([
    ["i cut myself on a trolley, what do i do?", "distress"],
    ["can i go on strike as cabin crew in probation?", "today"],
    ["bankrupt, can i get an airport pass?", "hiring"],
    ["dual citizen, israeli passport, can i work for emirates?", "opinion"],
  ])("%s", (said, limit) => {
    expect(requestOf([said])).not.toMatchObject({ kind: "limit", limit });
  });
  test("who hurts themselves is still met", () => {
    for (const said of ["i cut myself again last night", "i want to hurt myself"])
      expect(requestOf([said])).toMatchObject({ kind: "limit", limit: "distress" });
  });
  test("English that shares its short words with Spanish stays English", () => {
    expect(last(["a colleague harasses me"])?.text).not.toMatch(/Los datos/);
  });
});

describe("what only looks like something else", () => {
  test.each([
    ["how do i tell a faint from a heart attack?", "assessment-days/asked-faint-or-heart-attack"],
    [
      "a colleague smells of alcohol at boarding, what do i do?",
      "assessment-days/asked-colleague-drunk-on-duty",
    ],
    ["a passenger films me, can i stop him?", "assessment-days/asked-passenger-films-crew"],
    ["what is a ghost flight?", "assessment-days/asked-ghost-flight"],
    ["what is the golden call?", "assessment-days/asked-golden-call"],
    ["i have diabetes, can i be cabin crew?", "assessment-days/asked-diabetes-as-crew"],
  ])("%s", (said, id) => {
    expect(cited([said])).toContain(id);
  });
});

test("a yes that says what to is still a yes", () => {
  const invited = "hi, I'm Inês, 27, I've been invited to an easyJet assessment day in 16 days";
  expect(requestOf([invited, "Yes please, tell me how the day goes."])).toMatchObject({
    kind: "assessment-day",
  });
});

test("what is told for a view after the weakness is judged as one, whatever story came before", () => {
  const story =
    "A man at table nine had waited fifty minutes and shouted at my youngest waiter. I sent the waiter to the bar, had his fish done first and brought it myself. He calmed down and comes every month since.";
  const weakness =
    "I do everything myself instead of asking. In June I carried all the trays alone and a guest waited half an hour for the bill. My boss said I should have shouted. Since then I tell the team at five who takes the bills. Is that good?";
  const given = last([
    "ask me a question about a difficult guest",
    story,
    "and my weakness, what do i say?",
    weakness,
  ]);
  expect(given?.citations[0]?.title).toMatch(/greatest weakness/);
});

test("what one tells at length comes down to its question", () => {
  expect(
    cited([
      "so I worked in a bank as a teller, then my mum got ill and I nursed her at home until she passed last year, so two years nothing on my cv, and every form asks and I freeze. What do I tell them?",
    ]),
  ).toContain("assessment-days/final-the-gap");
});

test.each([
  "ok leave it. ive got my first assessment day next month and im bricking it, what actually happens on the day?",
  "i didnt ask about vacancies you muppet haha. talk me through an assessment day, start to finish",
])("the course of the day is told, whatever is told around it: %s", (said) => {
  expect(requestOf(["when is the next open day at jet2", said])).toMatchObject({
    kind: "assessment-day",
    tells: "course",
  });
});

test("how to answer what was just named is no second question", () => {
  expect(cited(["what is my greatest weakness, how do I answer that?"])).toEqual([
    "assessment-days/final-the-weakness",
  ]);
});

test("who faints goes before the trolley that stands by", () => {
  expect(
    cited([
      "What do I do if a passenger faints in the aisle during service and I'm alone with the trolley?",
    ]),
  ).toContain("syllabus/first-aid-fainting");
});

describe("what runs is left when it is said", () => {
  const STORY =
    "last saturday at the cinema a dad was fuming because the screen broke. i got him tea, moved his kids to the other screen and gave them free popcorn. he calmed down and said thanks.";
  test("after a verdict", () => {
    const leaving =
      "stop. new topic: what do i say when they ask my biggest weakness? mines talking in groups";
    expect(cited(["ask me an interview question", STORY, leaving])).toContain(
      "assessment-days/final-the-weakness",
    );
  });
  test("within a quiz, the answer marked first", () => {
    const leaving = "B again but lets park the quiz, can you make me a plan for the next 4 weeks?";
    expect(requestOf(["quiz me on first aid", "A", leaving])).toMatchObject({ kind: "plan" });
  });
});
