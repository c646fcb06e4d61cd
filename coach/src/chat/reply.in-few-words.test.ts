import { describe, expect, test } from "vitest";
import { cited, last as lastReply, requestOf } from "./reply.fixture.ts";

const last = (said: readonly string[]): string => lastReply(said)?.text ?? "";

describe("a plan", () => {
  const plan = ["I have an assessment day with Wizz Air in 5 days, can you make me a plan?"];
  test("is made for the days and the airline that were told in the wish for it", () => {
    expect(last(plan)).toMatch(/^5 days\..*Wizz Air/s);
  });
  test("is made for other days when these are wished for", () => {
    expect(last([...plan, "can you make it for three days"])).toMatch(/^3 days\./);
  });
  test.each([
    ["what should I do first", /three questions here/],
    ["I already did the first day", /^Then comes: /],
    ["I only have one hour a day", /every day/],
    ["how do I know that I'm ready", /75 or more/],
    ["can you remind me", /can't send anything or remind you/],
  ])("%s: is answered of the plan", (asked, said) => {
    expect(last([...plan, asked])).toMatch(said);
  });
  test("is begun with its first step", () => {
    expect(requestOf([...plan, "ok let's start with day one"])?.kind).toBe("practise");
  });
  test("is not taken for what stories there are in a CV", () => {
    expect(requestOf([...plan, "what stories are in my CV?"])?.kind).toBe("cv");
  });
});

describe("within a quiz", () => {
  const quiz = ["quiz me on first aid", "B"];
  test.each([
    ["what was the question again", /^Question 2 of/],
    ["can I have a hint", /^It's [A-C] or [B-D]\.\n\nQuestion 2 of/],
    ["how many did I get right", /^\d of 1 right so far\..*Question 2 of/s],
    ["why is it B", /^The one before: .*Question 2 of/s],
    ["wait, I wanted to say A", /^The first answer counts.*Question 2 of/s],
    ["this is too hard", /Question 2 of/],
  ])("%s: its question stays", (asked, said) => {
    expect(last([...quiz, asked])).toMatch(said);
  });
  test("a hint leaves the right answer among the two", () => {
    const [, one = "", other = ""] = last([...quiz, "hint"]).match(/^It's (\w) or (\w)/) ?? [];
    const rights = [one, other].filter((letter) =>
      /^(?:Right|Correct|Yes|Exactly|That's)/.test(last([...quiz, "hint", letter])),
    );
    expect(rights).toHaveLength(1);
  });
  test("who wants something else is let go", () => {
    expect(last([...quiz, "stop, I want to do something else"])).toMatch(/That's the quiz/);
  });
});

describe("after a follow-up", () => {
  const asked = [
    "ask me about a difficult customer",
    "At the hotel reception a guest shouted because his room was not ready at 11. I listened, said I understand that he drove all night, and I offered him breakfast and called housekeeping to take his room first. It was ready at 11:40 and he came back in the evening to say sorry.",
    "what would they ask me after that?",
  ];
  test("who does not know what to say gets a way to say it, and the follow-up again", () => {
    expect(last([...asked, "I don't know what to say to that"])).toMatch(/“It was up to me to ___/);
  });
  test("what was done by somebody else is an answer too", () => {
    expect(last([...asked, "he was just tired"])).toMatch(/They'd go on:/);
  });
  test("no more of them is no short answer", () => {
    expect(last([...asked, "stop the follow-ups"])).toMatch(/enough of this story/);
  });
});

describe("what is said of oneself after what to say", () => {
  const weakness = "what do I say when they ask about my weakness?";
  const reason = 'what should I say to "why do you want to be cabin crew"?';
  test.each([
    [weakness, "I'm impatient", /never with people/],
    [weakness, "I can't say no", /a friendly no all day/],
    [weakness, "I don't like being told what to do", /chain of command/],
    [reason, "I love people", /Replace it with one person/],
    [reason, "honestly for the money", /a better offer/],
    [reason, "can you write it for me", /I don't write it for you/],
  ])("%s %s", (asked, said, told) => {
    expect(last([asked, said])).toMatch(told);
  });
  test("at length it is judged, whatever words stand in it", () => {
    const mine =
      "mine would be that I take criticism personally. Since last year I write it down and ask one question back the next day, and my team lead said it has changed.";
    expect(requestOf([weakness, mine])).toMatchObject({ kind: "analyse-answer", mode: "judge" });
  });
});

describe("where they stand, the same words mean", () => {
  const failed = "I failed my Emirates assessment day last week";
  test.each([
    [failed, "can I try again", "asked-reapply"],
    [failed, "how long do I have to wait", "asked-reapply"],
    [failed, "which airline should I try now", "asked-choosing-an-airline"],
    ["how does the group exercise work", "is it bad to be quiet", "asked-quiet-in-the-group"],
    ["how does the group exercise work", "what if nobody listens to me", "final-joining-the-talk"],
    [
      "how does the group exercise work",
      "what if I get stuck with someone who talks all the time",
      "asked-someone-dominates",
    ],
    [
      "why do you want to work for us, what do I answer",
      "what else could I say",
      "final-why-this-airline",
    ],
    ["what is turbulence", "I'm scared of it myself", "asked-fear-of-flying"],
    [
      "what is the video interview like",
      "is it a robot that watches",
      "asked-machine-scored-video",
    ],
    ["what is the video interview like", "where do I sit", "asked-online-interview-setup"],
    ["I have a small tattoo on my wrist", "which airlines allow it", "asked-tattoos-in-general"],
    ["how does the roster work", "can I have a second job", "asked-second-job"],
    ["how long is the training", "what do you learn", "asked-training-week-by-week"],
    ["how long is the training", "where do you live", "asked-training-housing"],
    ["what do cabin crew earn", "is that enough to live", "asked-living-on-the-first-pay"],
    [
      "what is it like to live in Dubai",
      "can I have my boyfriend over",
      "asked-crew-housing-rules",
    ],
    ["what is the reach test", "can I train it", "asked-a-centimetre-short"],
    [
      "a passenger is drunk and wants another drink, what do I do",
      "what if he touches me",
      "asked-passenger-touches-me",
    ],
    ["how does an evacuation work", "do I jump last", "asked-last-one-out"],
    [
      "what happens if someone has a heart attack on board",
      "I don't know if I could do that",
      "asked-freeze-in-an-emergency",
    ],
    [
      "I want to join Qatar Airways",
      "I'm married, is that a problem",
      "asked-nationality-and-marriage",
    ],
  ])("%s: %s", (before, asked, entry) => {
    expect(cited([before, asked])).toContain(`assessment-days/${entry}`);
  });
  test("gutted is no pain of a passenger's", () => {
    expect(requestOf([failed, "I'm gutted"])).toMatchObject({ kind: "mood", mood: "failed" });
  });
});

test("whether one fits is weighed with the figures told anywhere in the talk", () => {
  const said = ["I'm 24 and I want to join Qatar Airways", "I'm 158 cm", "what is turbulence"];
  expect(requestOf([...said, "do I fit?"])).toMatchObject({
    ...{ kind: "fit", airline: "qatar-airways", age: 24, heightCm: 158 },
  });
});

describe("airlines", () => {
  test("two that somebody wavers between stand side by side", () => {
    expect(requestOf(["easyJet or Air France, I'm not sure yet"])).toMatchObject({
      ids: ["airlines/easyjet", "airlines/air-france"],
    });
  });
  test("those of a country are told, whoever asks", () => {
    expect(requestOf(["Which airlines in Germany take people like me?"])).toMatchObject({
      ...{ kind: "airlines", place: "Germany" },
    });
    expect(requestOf(["which UK airlines are there"])).toMatchObject({ place: "United Kingdom" });
  });
  test("one more that somebody considers: what it asks for", () => {
    const said = ["I was crew at TAP", "I would also consider Etihad because of my husband's job"];
    expect(requestOf(said)).toMatchObject({
      ids: ["airlines/etihad-airways"],
      facet: "requirements",
    });
  });
  test("why them, and a reason that would do for any of them", () => {
    const said = ["Etihad is coming to Rome", "ok and they will ask why Etihad, I have no idea"];
    expect(cited(said)).toContain("assessment-days/final-why-this-airline");
    expect(last([...said, "because they have a good reputation"])).toMatch(/fit every airline/);
  });
  test("a height that is told is weighed", () => {
    const said = ["what does easyJet ask for", "I'm 163 and I speak French"];
    expect(requestOf(said)).toMatchObject({ kind: "fit", airline: "easyjet", heightCm: 163 });
  });
});

describe("after a verdict", () => {
  const judged = [
    "ask me about a difficult customer",
    "There was a lady who wanted to return a dress that she wore, it had makeup on it. She started to shout that she is a regular customer. I said I understand, and I explained that we can't take it back like this but I could offer to clean it. She said ok and she came back later to say thank you.",
  ];
  test.each(["and the score now?", "why is the structure so low", "how do I get to 75"])(
    "%s: its points are told",
    (asked) => {
      expect(last([...judged, asked])).toMatch(/adds up like this/);
    },
  );
  test("what do you think is asked of the answer", () => {
    expect(last([...judged, "What do you think?"])).toMatch(/^At \d+ /);
  });
});

test("an event told after one's reasons is judged as a story of its own", () => {
  const said = [
    "ask me why I want to be cabin crew",
    "i want to be cabin crew because i like to travel and meet people and turkish airlines is the best airline in the world",
    "i was animator in a hotel so it was my job to know where the children are. one day a boy was lost. i asked the mother what he wears, i sent my colleague to the pool and i went to the beach bar and told the guard to look at the water. after 20 minutes i found him at the ice cream. i carried him back to the mother and i stayed with them until she was calm.",
  ];
  expect(last(said)).toMatch(/situation \d+, task \d+, action \d+, result \d+/);
});

test("with a question put before and something else told since, few words are asked of that", () => {
  const said = [
    "ask me a question",
    "how long is the training",
    "where do you sleep during training",
  ];
  expect(cited(said)).toContain("assessment-days/asked-training-housing");
});

test("what is asked beside a remark is read by itself, unless the remark names of whom", () => {
  expect(cited(["What should I write in my CV? I only have the call center"])).toContain(
    "assessment-days/asked-what-goes-in-the-cv",
  );
  expect(cited(["BA then. What do they ask for?"])).toContain("airlines/british-airways");
});

test("the sentence that a verdict proposed is added when it is filled in", () => {
  const said = [
    "ask me why I want to be cabin crew",
    "I've worked with children for five years and I love the moment when a crying child starts to trust me. But what I'm best at is the chaos: fire drills, ill children, worried parents. Last year I evacuated 22 children when the kitchen caught fire, and we were out in two minutes. I want a job where that calm is needed every day, with people from everywhere. I know it means early reports and Christmas away from home, my cousin flies for Tarom.",
    "What I bring to your crew is that people calm down when I kneel and speak quietly, and that I count heads before I do anything else.",
  ];
  expect(requestOf(said)).toMatchObject({ kind: "analyse-answer", mode: "judge" });
});

test("what was just spoken of is practised by its own question", () => {
  const said = [
    "How do I explain why I want to leave the kindergarten?",
    "can we practise that question?",
  ];
  expect(last(said)).toMatch(/Why do you want to become a flight attendant/);
});

test("after reasons they ask on for what is hard, and not for an ending", () => {
  const said = [
    "ask me why I want to be cabin crew",
    "I've worked with children for five years and I love the moment when a crying child starts to trust me. I want a job where that calm is needed every day, with people from everywhere. I know it means early reports and Christmas away from home.",
    "what would they ask me after that?",
  ];
  expect(last(said)).toMatch(/hardest for you in this work/);
  expect(last([...said, "I don't know"])).toMatch(/one moment of your own/);
});

test("what to say when they ask why is a question, and never added to the story", () => {
  const said = [
    "ask me about an older person",
    "In March our system was down for two hours and the branch was full, mostly pensioners on pension day. I was alone at the counter with one colleague. I wrote numbers on paper and gave one to everybody, told them honestly it would take long, brought chairs for the oldest and took their details by hand. When it came back at noon I paid them in the order of the numbers.",
    "What might they ask me about it?",
    "If it hadn't worked I would have called the other branch and sent the strongest ones there by taxi",
    "Thanks. What should I say when they ask why I'd leave a safe job at the bank?",
  ];
  expect(cited(said)).toContain("assessment-days/final-leaving-the-job");
  expect(last([...said, "Can we practise that one?"])).toMatch(/Why do you want to become/);
});

test("one's German is asked of the airline, and is not one's English", () => {
  const said = ["I have the Lufthansa assessment on Thursday", "My German is B2, is that enough?"];
  expect(requestOf(said)).toMatchObject({ ids: ["airlines/lufthansa"], facet: "languages" });
});
