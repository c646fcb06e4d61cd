import type { NewSessionAnswer, SessionAnswer } from "contract/interview-sessions";
import type { Given } from "./model.ts";

/** Longest words of the recruiter that the contract takes. */
const SPOKEN_MAX = 4000;

/** An answer as the server takes it. */
export function payloadOf(given: Given, remainingSeconds: number): NewSessionAnswer {
  return {
    answer: given.answer,
    mode: given.mode,
    seconds: given.seconds,
    followUp: given.followUp,
    spokenFeedback: given.feedback?.spoken.slice(0, SPOKEN_MAX) ?? null,
    shortFeedback: given.feedback?.short ?? null,
    emotions: given.emotions,
    deliverySessionId: given.deliverySessionId,
    remainingSeconds,
  };
}

/** The other way round: an interview that is taken up on another device. */
export function givenOf(stored: SessionAnswer): Given {
  const { answer, mode, seconds, followUp, spokenFeedback, shortFeedback, emotions } = stored;
  return {
    answer: answer ?? "",
    mode,
    seconds,
    followUp,
    feedback:
      spokenFeedback === null ? null : { spoken: spokenFeedback, short: shortFeedback ?? "" },
    emotions,
    deliverySessionId: stored.delivery?.id ?? null,
  };
}
