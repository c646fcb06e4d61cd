import { RUBRIC } from "content/rubric/rubric";
import { RecruiterFeedback } from "contract/ai-recruiter";
import { InterviewType } from "contract/coaching";
import { describe, expect, it } from "vitest";
import { analyseText } from "../star/analyse-text.ts";
import { bandOfScore, rubricScore } from "./scale.ts";
import { scoreOnRubric } from "./score.ts";

const CUSTOMER = "Tell me about a time you dealt with a difficult customer.";
const FIRE = "A passenger's phone begins to smoke. What would you do?";
const WHY = "Why do you want to become a flight attendant?";
const WAITER =
  "Last May I was a waiter at Cafe Luna in Porto, and a guest got a soup with nuts in it although she had told us about her allergy. I was the only waiter on the terrace, so it was up to me to keep her safe. I took the plate away, asked her how her throat felt, called 112 and got the pen out of her bag because her hands were shaking. I told her husband what I was doing and sat with them until the ambulance came. The ambulance came in six minutes and she was fine after an hour. She wrote us a card, and since then every order with an allergy is read aloud in the kitchen.";
const OFFICE =
  "In March I worked in an office in Leeds, and a spreadsheet for the board had wrong totals. It was my job to find out why before Monday. I compared it with the year before, found two rows that were counted twice and rewrote the sum. The totals fitted, and my manager used the sheet for the next two years.";
const CRUEL =
  "Last year a guest complained about cold soup. I called him an idiot in front of everybody, spat in his soup and lied to my manager that nothing had happened. He left, and it was the funniest evening of the summer.";

function scores(text: string, question = CUSTOMER, interviewType: InterviewType = "behavioral") {
  const put = { text: question };
  const found = scoreOnRubric({
    ...analyseText({ question: put, text }),
    question: put,
    interviewType,
  });
  return { found, of: Object.fromEntries(found.map((item) => [item.dimension, item.score])) };
}

describe("scoreOnRubric", () => {
  it("gives a complete story high scores, with words that stand in the text", () => {
    const { found, of } = scores(WAITER);
    expect(RecruiterFeedback.shape.dimensions.parse(found)).toEqual(found);
    expect(of["overall"]).toBeGreaterThanOrEqual(8);
    expect(of["customerService"]).toBeGreaterThanOrEqual(7);
    for (const { evidence, score } of found) {
      if (score !== null) expect(evidence.length).toBeGreaterThan(0);
      for (const { start, end, quote } of evidence) expect(WAITER.slice(start, end)).toBe(quote);
    }
  });

  it.each(InterviewType.options)("says the behaviour that a %s score stands for", (type) => {
    const { found } = scores(WAITER, CUSTOMER, type);
    for (const { dimension, score, anchor } of found)
      expect(anchor).toBe(
        score === null ? null : RUBRIC.scales[type][dimension][bandOfScore(score)],
      );
  });

  it.each([
    [
      "no danger and no guest",
      OFFICE,
      "Tell me about an idea of yours.",
      ["customerService", "safetyAwareness"],
    ],
    [
      "motives",
      "I want to work with people because I like it.",
      WHY,
      ["problemSolving", "customerService", "safetyAwareness"],
    ],
  ])("scores nothing that there is nothing to judge by: %s", (_, text, question, missing) => {
    const { of } = scores(text, question);
    for (const dimension of missing) expect(of[dimension]).toBeNull();
    expect(of["communication"]).not.toBeNull();
  });

  it("judges safety wherever the case is one", () => {
    expect(scores("I would keep calm.", FIRE, "technical").of["safetyAwareness"]).toBeLessThan(4);
  });

  it("holds conduct against everything but how it was told", () => {
    const { of } = scores(CRUEL);
    for (const dimension of ["overall", "professionalism", "customerService", "safetyAwareness"])
      expect(of[dimension]).toBeLessThanOrEqual(2);
    expect(of["communication"]).toBeGreaterThan(2);
  });

  it("scores nothing in a language that it does not read", () => {
    const { found } = scores(
      "Ένας πελάτης φώναζε στη ρεσεψιόν και του ζήτησα να καθίσει ήρεμα στον καναπέ.",
    );
    expect(found.every(({ score, anchor }) => score === null && anchor === null)).toBe(true);
  });
});

describe("the scale", () => {
  it.each([
    [0, 1],
    [19, 2],
    [44, 4],
    [45, 5],
    [74, 7],
    [75, 8],
    [90, 9],
    [100, 10],
  ])("reads %d points as %d", (points, score) => expect(rubricScore(points)).toBe(score));

  it("never falls as points rise", () => {
    const all = Array.from({ length: 101 }, (_, points) => rubricScore(points));
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(
      all
        .map(bandOfScore)
        .every((band, at, list) => at === 0 || band >= (list[at - 1] ?? "") || band === "9-10"),
    ).toBe(true);
  });
});
