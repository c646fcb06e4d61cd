import { describe, expect, test } from "vitest";
import { cited, last, NEWCOMER, requestOf, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

describe("what somebody tells of themselves is answered, though nothing is asked", () => {
  test.each([
    ["I'm a bit overweight", "asked-weight-in-general"],
    ["I'm shy", "asked-shy-person"],
    ["I wear glasses, pretty strong ones", "asked-glasses-in-general"],
    ["I'm worried about the medical", "asked-medical-at-joining"],
    ["I've no experience at all", "asked-no-experience"],
    ["I'm scared I'll be homesick", "asked-homesick-first-weeks"],
    ["my boss doesn't know I'm applying", "asked-present-boss-knows"],
  ])("%s", (said, id) => {
    expect(cited([said])).toContain(`assessment-days/${id}`);
  });
  test("a scene on board is none of it", () => {
    expect(cited(["my colleague's apron caught fire"])[0]).toBe(
      "syllabus/fire-and-smoke-clothes-on-fire",
    );
  });
  test("who has just been turned down is consoled first", () => {
    expect(requestOf(["I got rejected and I am so sad"])?.kind).toBe("mood");
  });
  test("after an entry on one worry another one is not taken for it", () => {
    const said = ["my boyfriend doesn't want me to go to Dubai", "I'm scared I'll be homesick"];
    expect(cited(said)).toEqual(["assessment-days/asked-homesick-first-weeks"]);
  });
});

describe("of an airline", () => {
  test("what it pays is not known, and what its contracts hold is told", () => {
    for (const said of [
      ["how much do you earn at Emirates?"],
      ["do cabin crew earn well?", "how much at Emirates?"],
    ]) {
      expect(last(said)?.text).toMatch(/^I don't have pay figures.+\n\n.+accommodation/s);
      expect(readState(last(said)?.state).declined).toBe(true);
    }
  });
  test("its own rule comes before what goes for most", () => {
    const said = [
      "I've got an open day with Emirates, what happens there?",
      "and how tall do I have to be?",
    ];
    expect(cited(said)).toEqual(["airlines/emirates"]);
    expect(last(said)?.text).toContain("160 cm");
  });
  test("somebody who introduced themselves and then names one gets its day, and no list for afterwards", () => {
    const said = [
      "hey, I'm Nora and I'd love to become cabin crew",
      "I've got an open day with Emirates in three weeks, what happens there?",
    ];
    expect(cited(said)).toEqual(["airlines/emirates"]);
  });
  test("what another one wants is no more about the glasses of the first", () => {
    const said = ["do I need glasses off for Emirates?", "and Air France, what do they want?"];
    expect(requestOf(said)).toMatchObject({ kind: "entry", ids: ["airlines/air-france"] });
  });
});

describe("with a question open", () => {
  const ASKED = "ask me about an angry customer";
  test("a told answer is judged, however much feeling it has", () => {
    const told =
      "Last winter at the call centre a man shouted about his bill and I was so nervous and stressed, but I let him talk and I stayed polite, and I found the wrong line, and after that he was calm";
    expect(requestOf([ASKED, told])).toMatchObject({ kind: "analyse-answer", mode: "judge" });
  });
  test("a hint is one for that question, after a word on finding a story too", () => {
    const said = [ASKED, "hmm I don't have a story for that", "give me a hint then"];
    expect(requestOf(said)).toMatchObject({ kind: "analyse-answer", mode: "hint" });
  });
  test("what could be added is all that would raise it", () => {
    const told =
      "Last summer in the bakery a customer was shouting because her cake had the wrong name. I took her aside and apologised. I rewrote the plate in ten minutes and gave her a box of macarons. She came back the next week to thank me.";
    expect(
      last([ASKED, told, "what could I add to make it better?"])?.text.match(/^- /gm)?.length,
    ).toBeGreaterThan(1);
  });
  test("a question that the quiz has nothing on is not looked for in its card", () => {
    const said = ["quiz me on doors", "B", "what's the worst medical emergency that can happen?"];
    expect(requestOf(said)?.kind).not.toBe("entry-gap");
  });
});

describe("a message of several sentences", () => {
  test("is wished in by its wish, whatever was said before", () => {
    const said =
      "I love that trick, my colleagues will be shocked. Can we practise an interview question now? Something about difficult clients.";
    const [given] = talk([said], NEWCOMER);
    expect(given?.text).toMatch(/customer|guest|passenger|somebody|someone/);
    expect(given?.text).not.toMatch(/swell|shock/);
  });
  test("with own figures is no mere thanks", () => {
    const said = [
      "what height does Ryanair want?",
      "Ok, that's good for me. I'm 1 metre 63, I hope it's enough",
    ];
    expect(last(said)?.text).toMatch(/163 cm: that's fine/);
  });
  test("that tells a worry and asks of it is not judged as an answer", () => {
    const said =
      "I have to tell you one thing honestly: I'm a bit afraid of turbulence as a passenger. Will this be a problem in the job?";
    expect(requestOf([said])?.kind).not.toBe("analyse-answer");
  });
  test("leaves a verdict for what it asks at last", () => {
    const told =
      "Last summer in the bakery a customer was shouting because her cake had the wrong name. I took her aside and apologised. I rewrote the plate in ten minutes and gave her a box of macarons. She came back the next week to thank me.";
    const next =
      "Nice, I actually had one like that: a blackout, all the guests in the lobby, and I gave them torches. I can use that one. Now teach me something about the plane. What does it mean arming the doors?";
    expect(cited(["ask me about an angry customer", told, next])).toEqual([
      "terminology/armed-door",
    ]);
  });
});

test("what to practise next is the plan", () => {
  expect(requestOf(["what should I practise next?"])?.kind).toBe("plan");
});
test("what is asked at last is answered, and not what was said before it", () => {
  expect(cited(["I'd cover it with makeup anyway. What are the hours really like?"])).toEqual([
    "assessment-days/asked-sectors-and-hours",
  ]);
});
