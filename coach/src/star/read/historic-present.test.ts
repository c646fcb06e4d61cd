import type { StarAnswer } from "contract/responses";
import { describe, expect, it } from "vitest";
import { analyseStar } from "../analyse.ts";
import { analyseText } from "../analyse-text.ts";

const QUESTION = "Tell me about a time you handled an emergency.";
const score = (answer: StarAnswer) =>
  analyseStar({ question: { text: QUESTION }, answer }).overallScore ?? 0;

/** As a learner of English tells it: one night, told in the present. */
const PRESENT: StarAnswer = {
  situation:
    "I am helper on the night bus from Oran to Tlemcen. One night at two o'clock a man in seat 14 falls from his seat, his face is grey and he sweats.",
  task: "The driver drives, so I am the only one who can help. We are forty kilometres from the hospital.",
  action:
    "I ask him his name and he cannot say it. I open his collar, I put his legs up on two bags and I tell the driver to stop at the police post. I call 14 and I give them the kilometre stone. His wife gives me his tablets, so I read the label to the nurse on the phone.",
  result:
    "The ambulance comes after eleven minutes. The doctor says it was his sugar. Two weeks later his wife brings us a box of dates.",
};
const PAST: StarAnswer = {
  situation:
    "I was helper on the night bus from Oran to Tlemcen. One night at two o'clock a man in seat 14 fell from his seat, his face was grey and he sweated.",
  task: "The driver drove, so I was the only one who could help. We were forty kilometres from the hospital.",
  action:
    "I asked him his name and he could not say it. I opened his collar, I put his legs up on two bags and I told the driver to stop at the police post. I called 14 and I gave them the kilometre stone. His wife gave me his tablets, so I read the label to the nurse on the phone.",
  result:
    "The ambulance came after eleven minutes. The doctor said it was his sugar. Two weeks later his wife brought us a box of dates.",
};
const HABIT: StarAnswer = {
  situation:
    "In my work on the bus there are emergencies every week, because people travel at night and many of them are old or ill.",
  task: "I always try to be calm, because I believe that a calm person makes the others calm too.",
  action:
    "When somebody feels bad I usually sit with him and I speak in a friendly way. I think it is important to show that we care, and I know how to listen to people.",
  result: "Most of the time they feel better, and passengers often say thank you.",
};

describe("an event that is told in the present", () => {
  it("is worth what it is worth in the past", () => {
    expect(score(PRESENT)).toBeGreaterThanOrEqual(75);
    expect(Math.abs(score(PRESENT) - score(PAST))).toBeLessThanOrEqual(12);
  });

  it("is no habit, and a habit stays one", () => {
    expect(score(HABIT)).toBeLessThan(45);
  });

  it("goes on where another person knows, wants or thinks something", () => {
    const gala =
      "I made hostess at the entrance of a film gala in Cannes, with the list. A gentleman in a white costume arrives with two ladies and his name is not there. Behind is the queue and it rains. He tells me I am nobody and that I will lose my job. I bring him on the side under the umbrella so the others enter. I call by radio the lady of the producer, she does not know him. I tell him this with low voice, that the ladies do not hear it, and I propose the bar of the hotel opposite. He goes.";
    const { analysis } = analyseText({ question: { text: QUESTION }, text: gala });
    expect(analysis.headline.id).not.toBe("headline.limit.habit");
  });

  it("is told apart from what has always been so", () => {
    const always: StarAnswer = {
      situation:
        "In six years with the public, first in a department store and later in a spa hotel in Bath, I have met many an emergency, and hardly a month has passed without one.",
      task: "I have always seen it as my part to be the still point in the room, the person from whom others may borrow a little composure.",
      action:
        "I have learned to listen before I speak. I have kept a small notebook of what helped, I have asked those who knew more, and silence has often done more than words.",
      result:
        "People have left calmer than they came, and colleagues have been kind enough to say that things have gone more smoothly with me about.",
    };
    expect(score(always)).toBeLessThan(45);
  });
});
