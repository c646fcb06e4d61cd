import { adaptResponse } from "coach/adapt/adapt-response";
import { readEmotion } from "coach/emotion/read-emotion";
import { giveFeedback } from "coach/feedback/give-feedback";
import { analyseStar } from "coach/star/analyse";
import { rewriteAnalysis } from "coach/star/words";
import type { Coach, PutQuestion } from "./coach.ts";

/** The built-in engine: deterministic, on this machine, in milliseconds. */
export const builtInCoach: Coach = {
  analyse: async (question, answer, language) =>
    analyseStar({ question: knownOf(question), answer, language }),
  rewrite: rewriteAnalysis,
  giveFeedback: async ({ question, ...answer }) =>
    giveFeedback({ ...answer, question: knownOf(question) }),
  adapt: async (input) => ({ ...adaptResponse(input), source: "built-in" }),
  readEmotion: async (text) => readEmotion(text),
};

function knownOf({ text, bank }: PutQuestion) {
  if (bank === null) return { text };
  const { kind, category, competency, listensFor } = bank;
  return { text, kind, category, competency, listensFor };
}
