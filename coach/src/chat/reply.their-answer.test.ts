import { describe, expect, test } from "vitest";
import { cited, last, requestOf, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const openOf = (said: readonly string[]) => readState(last(said)?.state).open?.id;
const scores = (said: readonly string[]) =>
  talk(said).map(({ state }) => readState(state).open?.take?.score ?? null);

const BUS =
  "Friday night on the last 38 out of town a big guy gets on and starts shouting at a lassie because she was in the seat he wanted. I pulled in at the next stop, opened the doors and spoke to him quietly. I said I want to get you home but not if you're shouting at folk. He sat down at the front near me. The lassie thanked me when she got off.";

describe("an answer is judged for the question that it answers", () => {
  test("after what to say there", () => {
    const said =
      "My answer: I've been a nurse for five years. Last winter a man fainted on my flight and I watched how calm the crew were. I want to look after people up there with you.";
    expect(openOf(["how do I answer why I want to leave nursing?", said])).toBe("about-yourself");
  });
  test("by what it says, though something else was judged before", () => {
    const why =
      "Can I say it like this: I want to join Qatar Airways because a friend works with you and told me how strict the training is, and because I like to be where every guest comes from elsewhere. Is it good?";
    const said = ["ask me about an angry customer", BUS, why];
    expect(openOf(said)).toBe("why-our-airline");
  });
  test("who tells of themselves where that was the question is no newcomer", () => {
    const said =
      "I'm Priya, 21, I finished hotel management in Pune. I did six months at a front desk where I learned to deal with guests. That's why I want to be cabin crew with you.";
    expect(openOf(["tell me about yourself, how do I answer", said])).toBe("about-yourself");
  });
  test("a weakness told in the present is an answer", () => {
    const said = "I'm not good at saying no. So I take on too much. Now I ask what comes first.";
    expect(requestOf(["ask me about my weakness", said])).toMatchObject({ mode: "judge" });
  });
  test("the question that is named is the one that is put", () => {
    expect(openOf(["ask me why I want to be cabin crew"])).toBe("about-yourself");
    expect(
      openOf(["how do I answer where I see myself in five years", "let me practise that"]),
    ).toBe("five-years-from-today");
  });
});

const BOOKING =
  "One Saturday in August a man came with his wife and 4 kids and his booking wasn't in the system. He started shouting at me in front of everyone. I stayed calm and said I'm really sorry sir. I checked the list again and saw that it was written down for Sunday. I gave the kids juice and told him honestly it will be 25 minutes. I asked the manager if we can join two small tables, and after 20 minutes they sat. When they left he apologised to me and came back the next week. And after that I always repeat the date when I take a booking.";
const OF_LUFTHANSA =
  "I'd like to work for Lufthansa because I grew up with the crane. At the hotel where I trained many crews stayed and I noticed how they treated us, friendly but very professional. I speak German and English every day at work. I want to stay many years, not just one summer";

describe("what stands around an answer", () => {
  test("the question in front of it is no part of the story, and its ending is heard", () => {
    const [posed] = talk([`Tell me about a difficult customer. ${BOOKING}`]);
    const take = readState(posed?.state).open?.take;
    expect(take?.text).toBe(BOOKING);
    expect(take?.sections.result).toBeGreaterThan(50);
  });
  test("told at length after a question was put it is the answer, whatever is wanted in it", () => {
    const said = ["Can you ask me the question why I want to work for Lufthansa?", OF_LUFTHANSA];
    expect(requestOf(said)).toMatchObject({ mode: "judge" });
    expect(openOf(said)).toBe("why-our-airline");
  });
  test("what a new version leaves out is not held against it", () => {
    const again = `${BOOKING.replace("One Saturday in August a man", "Last summer a father")} I learnt that from him, and the manager still uses it with new people at the front desk today.`;
    const said = last([BOOKING, again.replace("He started shouting", "He began to shout")]);
    expect(readState(said?.state).open?.take?.text).not.toContain("One Saturday in August");
  });
  test("what to say of a weakness, asked after a verdict, is told", () => {
    const wanted = "84, yay! anyway, what do I say if they ask for a weakness?";
    expect(cited([BOOKING, wanted])).toEqual(["assessment-days/final-the-weakness"]);
  });
  test("the airline's own why is practised where it was named", () => {
    expect(openOf(["They'll surely ask why Lufthansa. Can I practise that with you?"])).toBe(
      "why-our-airline",
    );
  });
});

describe("what the coach asked for is added to the answer", () => {
  test("in the driver's own words, and it gains", () => {
    const task = "I was the driver so it was on me to keep everybody on the bus safe";
    const [, before, after] = scores(["ask me about an angry customer", BUS, task]);
    expect(after).toBeGreaterThan(before ?? 100);
  });
  test("whether there is room for more is asked, and no addition", () => {
    const said = ["ask me about an angry customer", BUS];
    const [, before, after] = scores([...said, "should I add the safety part or is it too long?"]);
    expect(after).toBe(before);
    expect(last([...said, "should I add the safety part or is it too long?"])?.text).toContain(
      "there's room for it",
    );
  });
  test("who was told a lower mark than expected is shown what was read", () => {
    const said = ["ask me about an angry customer", BUS];
    expect(last([...said, "how is that worse?? I gave you what you asked"])?.text).toContain(
      "what I took as what",
    );
  });
});

describe("beside the answers", () => {
  test("a score is no number of questions", () => {
    expect(requestOf(["I said 95!! now 5 questions on turbulence please"])).toMatchObject({
      kind: "quiz",
      count: 5,
    });
  });
  test("who lost a job tells where they come from, and asks for no other", () => {
    const said =
      "Hiya, I'm Joe, 41. Got made redundant from my job as a team leader and I've got an assessment day with Jet2 next Thursday.";
    expect(requestOf([said])).toMatchObject({ kind: "introduction" });
  });
  test("too old is a question of fact", () => {
    expect(cited(["am I not a bit old for it at 41?"])).toEqual(["assessment-days/asked-too-old"]);
  });
  test("a task for a group has no right solution: what is noted is told", () => {
    const said = ["give me a group task", "I'd put the families first and ask who writes it down"];
    expect(last(said)?.text).toMatch(/^A group task has no one right solution/);
    expect(requestOf(["tell me about the group exercise", "what tasks? give me one"])).toEqual({
      kind: "group-task",
    });
  });
  test("one's figures are weighed for each of two airlines", () => {
    const text = last(["I'm 168 cm, is it enough for Wizz and for Emirates?"])?.text ?? "";
    expect(text.split("\n\n")).toHaveLength(2);
    expect(text).toContain("Emirates asks for 160 cm or over, and you said 168 cm");
  });
  test("two airlines that are named by the way are not laid side by side", () => {
    expect(
      cited(["is it better to start at IndiGo first and then go to Qatar, or apply directly?"]),
    ).toEqual(["assessment-days/asked-smaller-airline-first"]);
  });
  test("who flies from a town, and when one may apply again", () => {
    expect(last(["who's got a base in Glasgow then?"])?.text).toContain("Jet2.com");
    expect(last(["easyJet knocked me back last year. can I go for it again?"])?.text).toMatch(
      /^I don't have that for easyJet in particular.+wait some months/s,
    );
  });
});

describe("the English of what was told", () => {
  const TOLD =
    "Last summer I was working as waiter in Valencia. A family from Japan came and the grandparents didn't speak nothing of English. I showed them photos of every dish and they came back two more days.";

  test("is corrected where that is asked, each slip beside how it is said", () => {
    const text = last([
      "ask me something about customers",
      TOLD,
      "and my english in that answer? can you correct the mistakes",
    ])?.text;
    expect(text).toContain("“working as waiter” → “working as a waiter”");
    expect(text).toContain("a teacher finds more");
  });
  test("without anything told, is tested by exercises", () => {
    expect(requestOf(["check my english please"])).toMatchObject({ kind: "quiz" });
  });
});

describe("what somebody would say in a group", () => {
  const TURN =
    "I'd say: guys, can we read the letter first? Esi, you haven't spoken yet, what do you think we should change?";

  test("is held against what helps a group, with its own words", () => {
    const text = last(["give me a group task", TURN])?.text;
    expect(text).toContain("brings somebody in by name");
    expect(text).toContain("say in half a sentence why");
    expect(last(["give me a group task", TURN, "was what I said good?"])?.text).toContain(
      "Esi, you haven't spoken yet",
    );
  });
  test("an order is told to be one", () => {
    const text = last([
      "give me a group task",
      "I'd say you must give the rooms to the families first",
    ])?.text;
    expect(text).toContain("sounds like an order");
  });
});

describe("a story that helps to fill in names", () => {
  test("is no template", () => {
    const text = last([
      "ask me about teamwork",
      "Last December my team lead asked five of us to plan the Christmas rota. I wanted a night each, but two have small kids. I said, okay Ama, your plan works better, let me help fill in the names. I wrote hers up and we gave it in on time. Nobody called in sick that week.",
    ])?.text;
    expect(text).not.toContain("template");
  });
});

describe("reasons told at length", () => {
  const REASONS =
    "I love the children but after six years I know every day before it starts. What I'm best at is when something goes wrong: a child has a fever, a mother cries at the door, and I stay calm and explain. I want to do this with adults from everywhere and learn the safety part for real. I know it means nights and Christmas away.";
  const PUT = "ask me why I want to leave my job";

  test("are judged whole: no sentence of them is said to the coach", () => {
    expect(readState(last([PUT, REASONS])?.state).open?.take?.text).toBe(REASONS);
  });
  test("that name something of the work are not told that they know nothing of it", () => {
    expect(last([PUT, REASONS])?.text).not.toContain("does not show yet that you know");
  });
  test("grow by what one would add", () => {
    const added = "and if I add that I did a first aid course in March?";
    const [, before, after] = scores([PUT, REASONS, added]);
    expect(after).toBeGreaterThan(before ?? 100);
  });
  test("of one airline, by its name", () => {
    expect(
      cited([PUT, REASONS, "what about 'why Air France', what do they like to hear?"]),
    ).toContain("assessment-days/final-why-this-airline");
  });
});

describe("one that somebody names", () => {
  test("is practised", () => {
    expect(
      cited(["which part is the hardest?", "a mistake of mine... can I practise that one?"]),
    ).toEqual(["questions/told-on-yourself"]);
  });
});
