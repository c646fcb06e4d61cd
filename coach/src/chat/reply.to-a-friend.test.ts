import { describe, expect, test } from "vitest";
import { cited, last, requestOf } from "./reply.fixture.ts";

const DAY = "assessment-days/";
const STORY =
  "Last summer I was alone at the night desk when a guest from Norway came at eleven and his room was double booked. He was shouting that he had paid for a sea view, and his two kids were tired. I said sorry, gave the kids some juice and asked him to sit for five minutes. Then I called our sister hotel, found a family room there, and I ordered a taxi which we paid. The next morning he shook my hand, and later he wrote a review with my name.";

describe("who writes as to a friend", () => {
  test.each([
    [
      "two conditions are told one after the other",
      ["I wear glasses and I've got mild asthma. Would either of those get me turned down?"],
      [`${DAY}asked-glasses-in-general`, `${DAY}asked-asthma-as-crew`],
    ],
    [
      "one condition has its own entry",
      ["I get migraines, is this job possible?"],
      [`${DAY}asked-migraine-and-vertigo`],
    ],
    [
      "three questions are all answered",
      ["How long is the training? Is it paid? And do they fire you if you fail an exam?"],
      [`${DAY}asked-training-in-general`, `${DAY}asked-training-pay`, `${DAY}asked-fail-training`],
    ],
    [
      "two verbs with one beginning are two questions",
      ["If I get invited to the day, what should I bring and wear? Thanks for all this."],
      [`${DAY}list-what-to-bring`, `${DAY}asked-wear-to-the-day`],
    ],
    [
      "what is asked after a worry is answered",
      ["My mum already cries about Dubai, haha. How often could I come home to see her?"],
      [`${DAY}asked-leave-and-going-home`],
    ],
    [
      "a remark after the question hides nothing of it",
      [
        "What do you do if someone's power bank starts smoking in the overhead locker mid flight? That one would scare me more than a cardiac arrest.",
      ],
      ["syllabus/fire-and-smoke-lithium-steps"],
    ],
    [
      "the same rule of another airline",
      [
        "Is a small tattoo on the ankle allowed at Emirates?",
        "Hmm, so with a skirt it would show. Does Wizz Air also say no?",
      ],
      ["airlines/wizz-air"],
    ],
    [
      "a word of the last reply that is not understood",
      [
        "What does a flight attendant really do all day, not only serve coffee?",
        "Wow, I didn't know about the fire. You said demo, what is that exactly?",
      ],
      [`${DAY}asked-what-the-demo-is`],
    ],
    [
      "what was meant after all",
      [
        "How many power banks may a passenger carry?",
        "That's the carrying rules. I meant when a power bank is actually on fire in the locker, what do the crew do?",
      ],
      ["syllabus/fire-and-smoke-lithium-steps"],
    ],
    [
      "how to apply, where the airline's entry says so",
      ["How do I apply at Qatar Airways?"],
      ["airlines/qatar-airways"],
    ],
    [
      "nobody who knows nothing yet is given a plan of days",
      ["I dream to be a flight attendant but I know nothing, where do I start?"],
      [`${DAY}asked-where-to-begin`],
    ],
  ])("%s", (_, said, ids) => {
    const found = cited(said);
    for (const id of ids) expect(found).toContain(id);
  });

  test("what a score means is told, and what it is made of", () => {
    const said = [
      "Ask me about a difficult guest",
      STORY,
      "88, get in! But what does the score mean?",
    ];
    expect(last(said)?.text).toMatch(/nothing of your chances.*adds up like this/s);
  });

  test("what the crew do then is asked of what was told last, and not of the question put before", () => {
    const said = [
      "Ask me about a difficult guest",
      STORY,
      "How long do I have to put my mask on in a decompression?",
      "And after the plane has come down to a safe height, what does the crew do then?",
    ];
    expect(cited(said).join()).toMatch(/decompression/);
  });

  test("the rule of an airline that is named is told, and no case of one's own", () => {
    const said = [
      "Is a tattoo ok at Qatar?",
      "And I'm 159 cm, is that enough for Emirates or IndiGo?",
    ];
    expect(cited(said)).toEqual(expect.arrayContaining(["airlines/emirates", "airlines/indigo"]));
  });

  test("a rule that is told for one's own case is told once", () => {
    const said = ["How does the day run at Wizz Air?", "I'm 1.61. Do I reach what they ask?"];
    const paragraphs = last(said)?.text.split("\n\n") ?? [];
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test("the age of others is not one's own", () => {
    const said = ["I'd be in a group exercise with 20-year-olds at Delta. How do I not take over?"];
    expect(requestOf(said)?.kind).not.toBe("fit");
  });

  test("who is worried for somebody is told what to say to them", () => {
    const said = "My parents are worried, a girl alone in the Gulf. What can I tell them?";
    expect(cited([said])).toEqual([`${DAY}asked-family-against-it`]);
  });

  test("a question spoken of is no wish for one", () => {
    const said = [
      "Good idea with the three questions. And the sleep, how do crew manage night flights?",
    ];
    expect(last(said)?.text).not.toMatch(/Question 1 of/);
    expect(cited(said)).toEqual([`${DAY}asked-health-in-the-job`]);
  });

  test("a verdict waits for nothing: who moves on is answered", () => {
    const said = ["Ask me about a difficult guest", STORY];
    const moved = "I'll add the because. Moving on, how long is the initial training?";
    expect(cited([...said, moved])).toContain(`${DAY}asked-training-in-general`);
  });

  test("an addition to the answer is judged, and what is asked beside it answered", () => {
    const said = [
      "Ask me about a difficult guest",
      STORY,
      "Thanks, it was my job to find every guest a bed that night. And if they ask me why I didn't call my manager?",
    ];
    expect(last(said)?.text).toMatch(/from \d+ to \d+/i);
    expect(cited(said)).toContain(`${DAY}asked-probed-on-a-story`);
  });

  test("what is new goes into the story before it is shown in its shape", () => {
    const said = [
      "Ask me about a difficult guest",
      STORY,
      "I was the only one on duty, and I saw his kids nearly fall asleep on the suitcases. Can you show me how you would say it?",
    ];
    expect(last(said)?.text).toMatch(/kids nearly fall asleep.*Result: /s);
  });

  test("who goes and wishes to be wished luck is wished luck", () => {
    const said = "Thank you so much! Wish me luck for the day, I have to start my shift now :)";
    expect(requestOf([said])).toMatchObject({ kind: "thanks", isBye: true });
  });
});
