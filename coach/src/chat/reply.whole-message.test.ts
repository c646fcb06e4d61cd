import { describe, expect, test } from "vitest";
import { cited, last, requestOf, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const DAY = "assessment-days/";

describe("a message that does more than one thing", () => {
  test.each([
    [
      "two questions, the second without the subject of the first",
      ["easyjet training, how long is it and do you get paid during it"],
      ["airlines/easyjet", `${DAY}asked-training-pay`],
    ],
    [
      "a question after a remark, and one announced as the last",
      [
        "How long is the training at Qatar Airways?",
        "That's how long it is, but do I still have to do all the first aid part if I'm a registered nurse? And last thing, what should I definitely bring in my bag on the open day?",
      ],
      [`${DAY}asked-nurse-credit-in-training`, `${DAY}list-what-to-bring`],
    ],
    [
      "a question that is only asked of what was told before it",
      [
        "My mum is worried, she keeps saying Doha has a curfew and girls can't have guests in the flat. Is that true? And do you share a room?",
      ],
      [`${DAY}asked-crew-housing-rules`],
    ],
    [
      "the airlines spoken of, each, and what goes for all",
      [
        "Is a forearm tattoo a problem at Delta or Southwest?",
        "How long is the training at each of them, and do they pay you while you're in it?",
      ],
      ["airlines/delta-air-lines", "airlines/southwest-airlines"],
    ],
  ])("%s", (_, said, ids) => {
    const found = cited(said);
    for (const id of ids) expect(found).toContain(id);
  });
  test("own figures are weighed, and what is asked besides is answered", () => {
    const said = last([
      "I'm 24, I reach 212 on tiptoe. I picked Qatar Airways, so what should I do in these three weeks?",
    ]);
    expect(said?.text).toMatch(/212 cm: that's fine/);
    expect(readState(said?.state).request?.kind).not.toBe("fit");
  });
  test("an offer that is taken up, and what is asked with it", () => {
    const [, both] = talk([
      "Hello! My name is Daniela, I am 27 and I work at a hotel front desk. I want to become cabin crew at Emirates and next month there is an assessment day",
      "Yes please, take me through the day. How many people go home after each step?",
    ]);
    const ids = both?.citations.map(({ id }) => id);
    expect(ids).toContain(`${DAY}group-exercise`);
    expect(ids).toContain(`${DAY}asked-sent-home-at-each-step`);
  });
  test("an airline told by the way is none of what is asked", () => {
    const said =
      "Hi, I'm Yusuf, 22, still at uni. I'd love to be cabin crew for Ryanair or TUI but I honestly don't know where to start. How do you actually become crew?";
    expect(requestOf([said])).toMatchObject({ kind: "assessment-day", tells: "hiring" });
  });
  test("what is left in the middle is not answered", () => {
    const said =
      "so just be honest about jet2? right. different thing, what would i do if a passenger is drunk and wants another drink mid flight";
    expect(cited([said])).toEqual(["syllabus/passenger-handling-alcohol"]);
  });
  test("what candidates ask of any airline is told so, where its own entry has nothing", () => {
    const said = "do Jet2 let you bring notes into the interview";
    expect(last([said])?.text).toMatch(/^I don't have that for Jet2.+notes/s);
  });
});

describe("a reply that was beside the point", () => {
  const READ = ["What is a reserve flight attendant?"];

  test.each([
    "I know what reserve is. How long do new crew stay on it, months or years?",
    "That's not quite what I asked. How long do new crew stay on reserve, months or years?",
  ])("%s", (complaint) => {
    const said = last([...READ, complaint]);
    expect(said?.text).toMatch(/^Sorry, I misunderstood/);
    expect(said?.citations.map(({ id }) => id)).toEqual([`${DAY}asked-how-long-on-reserve`]);
  });
  test("who goes on to something else gets that, and no excuse", () => {
    const said = last([...READ, "Not quite what I asked. Let's practise, give me a question."]);
    expect(said?.text).not.toMatch(/misunderstood/);
    expect(readState(said?.state).request?.kind).toBe("practise");
  });
});

describe("a story of one's own", () => {
  const RIDE =
    "Last August a dad shouted at me because his daughter was 2cm too short for the ride. I explained it was for her safety, knelt down to the girl and told her about another ride she could go on, and walked them to the front of that queue. The dad said sorry at the end.";
  const BEFORE = ["I have no work experience, which story could I use?"];

  test.each([
    [[...BEFORE, `Ok here's one. ${RIDE} What do you think?`]],
    [[`Can you check my version? ${RIDE}`]],
    [[...BEFORE, RIDE, "Could you give me feedback on that story with the dad?"]],
  ])("is judged where nothing but that is asked: %#", (said) => {
    const { state } = last(said) ?? {};
    expect(readState(state).request?.kind).toBe("analyse-answer");
    expect(readState(state).open?.take?.score).toBeGreaterThan(30);
  });
  test("offered, it is to be told", () => {
    const said = "may I tell you a story about a colleague, and you tell me what's weak in it?";
    expect(requestOf([said])).toEqual({ kind: "analyse-answer", mode: "ask" });
  });
  test("a new opening takes the place of the old one", () => {
    const opening =
      "Here's the shorter opening: \"Last August at the park a father shouted at me over his daughter's height. It was my job to keep the height rule and to keep them as guests.\" Better?";
    const take = readState(last([`${RIDE} What do you think?`, opening])?.state).open?.take;
    expect(take?.text).toMatch(/^Last August at the park/);
    expect(take?.text).not.toMatch(/2cm/);
    expect(take?.text).toMatch(/said sorry/);
  });
  test("what can go is what costs next to nothing, measured", () => {
    const long = `${RIDE} It was a very hot day. We had sold a lot of tickets.`;
    const [judged, cut] = talk([
      `Can you check my version? ${long}`,
      "it's too long, what can go and what must stay?",
    ]);
    const { score } = readState(judged?.state).open?.take ?? {};
    const without = Number(cut?.text.match(/still scores (\d+)/)?.[1]);
    expect(without).toBeGreaterThanOrEqual((score ?? 100) - 2);
    expect(cut?.text).toMatch(/can go.+“It was a very hot day\.”.+it stays:.+“/s);
  });
  test("a dispute shows what was read as what, and not the score once more", () => {
    const said = [
      `${RIDE} What do you think?`,
      "I disagree with that task score. I said I explained it was for her safety, that is my task.",
    ];
    expect(last(said)?.text).toMatch(/what I took as what.+Action: “/s);
  });
});
