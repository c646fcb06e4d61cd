import { describe, expect, test } from "vitest";
import { cited, last, MAYA, NEWCOMER, requestOf, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";
import { createVoice } from "./words.ts";

const ASKED = "ask me a question about an angry customer";

describe("a part of the product is told, with the screen it is on", () => {
  test.each([
    ["whats a story bank", "screens/story-bank"],
    ["where can I see my saved stories", "screens/story-bank"],
    ["how do I save an answer as a story?", "screens/story-bank"],
    ["what is the question bank", "screens/dashboard-details"],
    ["can I practise by video here?", "screens/video-practice"],
    ["what is a mock interview", "screens/mock-interviews"],
    ["how do I book a mock interview with a recruiter", "screens/mock-interviews"],
    ["how do I delete my account", "screens/privacy"],
    ["how do I get a certificate", "screens/review"],
  ])("%s", (said, screen) => {
    expect(cited([said])[0]).toBe(screen);
  });
  test("in another language it goes by the name that it has there", () => {
    const [said] = talk(["Was ist die Geschichtensammlung?"], NEWCOMER, "de");
    expect(said?.text).toBe(createVoice("de", () => 0).say("product.story-bank"));
    expect(said?.citations).toEqual([
      { id: "screens/story-bank", title: "Geschichtensammlung", source: null },
    ]);
  });
  test.each([
    ["how should I behave in a video interview", "assessment-days/"],
    ["what is a crew member certificate", "terminology/"],
    ["which of my stories is weakest?", "person/"],
  ])("%s asks for none", (said, set) => {
    expect(cited([said]).every((id) => id.startsWith(set))).toBe(true);
  });
  test("what a score says is told of the scale", () => {
    expect(last(["what does 69 out of 100 mean"])?.text).toMatch(/45 to 74/);
  });
});

describe("who has no story for the question that was put", () => {
  test.each([
    "hmm I don't really have an example for that",
    "I can't think of anything",
    "that never happened to me",
    "my mind is blank",
  ])("%s: the memory is helped, and the question stays", (said) => {
    const found = last([ASKED, said]);
    expect(found?.text).toMatch(/^It needn't be from a job.+\?.+\?.+\?/s);
    expect(readState(found?.state).open).not.toBeNull();
  });
  test("what they are after with it is told", () => {
    expect(requestOf([ASKED, "what are they testing with this one"])).toMatchObject({
      mode: "hint",
    });
  });
});

describe("airlines beside each other, and what goes on from one", () => {
  test.each([
    [["emirates and qatar, side by side"]],
    [["which is better, emirates or qatar"]],
    [["tell me about Emirates", "is Qatar Airways stricter?"]],
  ])("%j", (said) => {
    expect(cited(said)).toEqual(["airlines/emirates", "airlines/qatar-airways"]);
  });
  test("a rule told of one is compared with the other's", () => {
    const said = ["tattoos at Emirates?", "is easyJet more relaxed about this?"];
    expect(last(said)?.text).toMatch(/Emirates: No tattoo.+easyJet: No visible tattoo/s);
  });
  test("one's own terms are the airline's, though something general was told between", () => {
    const said = ["tell me about Ryanair", "is the training paid?", "where would I be based?"];
    expect(last(said)?.text).toMatch(/^Bases: /);
  });
  test("what was told answers a second question about it", () => {
    const said = ["tell me about Emirates", "does the company pay for the flat?"];
    expect(last([...said, "how long is the contract?"])?.text).toMatch(/^Three years/);
  });
  test("a fact about them is none of a quiz", () => {
    const said = ["tell me about easyJet", "give me a fact about them I could mention"];
    expect(requestOf(said)).toMatchObject({ kind: "entry", facet: "special" });
  });
});

describe("a moment of the interview", () => {
  test("what is told of oneself after it is an answer to its question", () => {
    const said = [
      "if they ask me about weaknesses?",
      "I'm impatient when people are slow. I've started counting to three before I speak",
    ];
    expect(cited(said)).toEqual(["questions/weakness-you-work-on"]);
    expect(last(said)?.text).not.toMatch(/what the work is really like/);
  });
  test("why this airline, with its name in it", () => {
    expect(cited(["why easyjet is the one I dread. how do I answer it"])).toEqual([
      "assessment-days/final-why-this-airline",
      "airlines/easyjet",
    ]);
  });
  test("'too short?' is answered by the length", () => {
    const said = [ASKED, "I listened to him, said sorry and brought him a new soup at once."];
    expect(last([...said, "hmm was that too short?"])?.text).toMatch(/: short\./);
  });
});

describe("what leans on the last reply", () => {
  test("'it' is what was told", () => {
    const said = ["what is an armed door?", "so what if someone opens it by mistake at the gate?"];
    expect(last(said)?.text).toMatch(/^The slide falls out/);
  });
  test("a height asks whether the reach is met, and tells none", () => {
    const found = last(["I'm 1.63, will I make 212 on tiptoe?"], MAYA);
    expect(found?.text).toMatch(/163 cm: that's fine.+try it at home/s);
  });
  test("thanks in one language and a wish for another", () => {
    const said = [
      "what is a jump seat",
      "in Portuguese please",
      "obrigada! back to English please",
    ];
    expect(readState(last(said)?.state).language).toBe("en");
  });
  test("how to say goodbye is asked, and nobody leaves", () => {
    expect(requestOf(["how do I say goodbye at the end of the interview"])?.kind).toBe("entry");
  });
});

describe("a line that somebody would say", () => {
  test("what can be heard against where they come from is quoted, and what is theirs alone", () => {
    const found = last([
      "what about: after 14 years in A&E I want the same calm in a job where people are mostly happy to see me. Is that any good?",
    ]);
    expect(found?.text).toMatch(/“where people are mostly happy to see me” can be heard/);
    expect(found?.text).toMatch(/“after 14 years in A&E” is yours alone/);
  });
  test("what anybody says is named", () => {
    const said = "what about: I'm a people person and I love to travel. Does that sound good?";
    expect(last([said])?.text).toMatch(/“a people person” is said by nearly everybody/);
  });
  test("nothing to change is said so", () => {
    const said =
      "could I say that I stayed home for eight years with three children and ran the school library?";
    expect(last([said])?.text).toMatch(/^Yes, you can say it like that/);
  });
  test.each(["could I say yes if they ask me about tattoos?", "can I say I don't know?"])(
    "%s proposes none",
    (said) => {
      expect(requestOf([said])?.kind).not.toBe("view-on-line");
    },
  );
});

describe("after a verdict", () => {
  const STORY =
    "My chip pan went on fire when I was 19, I was babysitting. I turned off the ring, put a damp towel over it, got the two kids out to the garden and rang 999. Kitchen was black but everyone was ok.";
  test("whether to use it is answered by what it is worth", () => {
    const said = ["ask me an emergency question", STORY, "Should I use it or take another one?"];
    expect(last(said)?.text).toMatch(/^Small isn't silly.+isn't ready yet/s);
  });
  test("who protests against a reply keeps the answer that was judged", () => {
    const said = [ASKED, STORY, "which bit should I change?", "That's not an answer! Which one?"];
    expect(readState(last(said)?.state).open?.take).not.toBeNull();
  });
});

test("a day told in the talk is the one that is planned for", () => {
  const said = ["I've an assessment day in about 10 days", "make me a plan"];
  expect(last(said)?.text).toMatch(/^10 days\./);
});

test("of an airline that is not in the guide, what holds at most is told", () => {
  const found = last(["I have a tattoo on my upper arm, is it ok for Cebu Pacific?"]);
  expect(found?.citations.map(({ id }) => id)).toEqual([
    "assessment-days/asked-tattoos-in-general",
  ]);
});
