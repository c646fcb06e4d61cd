import { RUBRIC_DIMENSIONS } from "contract/rubric";
import type { Coach } from "../coach.ts";
import { fakeCoach } from "../fake-coach.ts";

const points = (text: string) => Math.min(100, text.split(/\s+/).filter(Boolean).length);

/**
 * The rules' side of the model engine in tests: answers that show whether the model has bettered them,
 * with all dimensions, a strength, a next step and, to a question, a source.
 */
export const fakeRules: Coach = {
  ...fakeCoach,
  readEmotion: async (text) => ({
    primary: text.includes("!") ? "excited" : "calm",
    intensity: "low",
    confidence: 0.5,
    cues: [],
    language: "en",
    source: "built-in",
  }),
  giveFeedback: async ({ response, recruiter, askedBefore, language }) => ({
    spokenFeedback: `${language}: ${recruiter.name} heard ${response}`,
    shortFeedback: `${language}: heard`,
    score: points(response),
    dimensions: RUBRIC_DIMENSIONS.map((dimension) => ({
      dimension,
      score: Math.max(1, Math.min(10, points(response))),
      anchor: `${language}: ${dimension}`,
      evidence: [],
    })),
    strength: { text: `${language}: strength`, evidence: [] },
    nextStep: { text: `${language}: next step`, evidence: [] },
    followUp: askedBefore.includes("result")
      ? null
      : { section: "result", question: `${language}: and then?` },
    airlineValue: null,
    language,
    notAssessed: ["voice"],
    source: "built-in",
  }),
  adapt: async ({ feedback, emotion, language }) => ({
    spokenResponse: `${language}: ${feedback}`,
    emotionalSupport: emotion.primary === "nervous" ? `${language}: breathe` : "",
    source: "built-in",
  }),
  /** Answers to a question mark with a source, else without; counts its turns in its state. */
  reply: async ({ message, state, language }, { onText } = {}) => {
    const text = `${language}: you said ${message}`;
    onText?.(text);
    return {
      text,
      citations: message.endsWith("?")
        ? [{ id: "terminology/jumpseat", title: "Jumpseat", source: null }]
        : [],
      suggestions: [`${language}: go on`],
      state: typeof state === "number" ? state + 1 : 1,
      source: "built-in",
    };
  },
};
