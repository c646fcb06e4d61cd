import type { StarAnswer } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";
import { analyseStar } from "./analyse.ts";

export const ANGRY = "Tell me about a time you dealt with a difficult customer.";
export const STORY: StarAnswer = {
  situation:
    "Last May I was a waiter at Cafe Luna in Porto. A guest got a soup with nuts in it although she had told us about her allergy, and her husband shouted at me.",
  task: "I was the only waiter on the terrace, so it was up to me to keep her safe before anything else.",
  action:
    "I took the plate away, asked her how her throat felt, called 112 and got the pen out of her bag because her hands were shaking. Then I told her husband what I was doing, step by step, and sat with them until the ambulance came.",
  result:
    "The ambulance came in six minutes and she was fine after an hour. She wrote us a card, and since then every order with an allergy is read aloud in the kitchen.",
};

/** The overall score. */
export const scoreOf = (answer: StarAnswer, text = ANGRY) =>
  analyseStar({ question: { text }, answer }).overallScore;

/** Scores and criteria, each with its lines. */
export const receiptsOf = (analysis: StarAnalysis) => [
  analysis.overall,
  ...Object.values(analysis.sections),
  ...Object.values(analysis.criteria),
];
