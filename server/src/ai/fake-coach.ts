import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import {
  type Note,
  type Receipt,
  SCORE_BANDS,
  STAR_CRITERIA,
  type StarAnalysis,
} from "contract/star-analysis";
import type { Coach } from "./coach.ts";

/**
 * A coach for tests: one point a word, at most a hundred, every note naming its language, so that
 * a test can say beforehand what it will read.
 */
export const fakeCoach: Coach = {
  analyse: async (question, answer, language) => {
    const sections = perKey(STAR_SECTIONS, (section) => receipt(answer[section], language));
    const all = Object.values(answer).join(" ");
    const weak = STAR_SECTIONS.filter((section) => (sections[section].score ?? 0) < 75);
    return {
      version: "fake",
      source: "built-in",
      language: "en",
      kind: question.bank?.kind ?? "behavioural",
      overallScore: points(all),
      overall: receipt(all, language),
      headline: note("headline", language),
      sections,
      criteria: perKey(STAR_CRITERIA, () => receipt(all, language)),
      strengths: [],
      improvements: weak.map((section) => ({
        note: note("longer", language),
        remedy: note("write-more", language),
        section,
        evidence: [
          { section, start: 0, end: 3, quote: answer[section].slice(0, 3), effect: "costs" },
        ],
        worth: 75 - (sections[section].score ?? 0),
      })),
      skeleton: [],
      notAssessed: ["voice"],
    } satisfies StarAnalysis;
  },
  /** Says what it was given: its language, and how many turns, answers, stories and documents. */
  reply: async ({ message, before, state, person, language }, { onText } = {}) => {
    const { answers, stories, documents } = person;
    const turn = typeof state === "number" ? state + 1 : 1;
    const pieces = [
      `${language}: turn ${turn} after ${before.length}`,
      `\n\n${answers.length} answers, ${stories.length} stories, ${documents.length} documents`,
      `\n\n${message}`,
    ];
    for (const piece of pieces) onText?.(piece);
    return {
      text: pieces.join(""),
      citations: [{ id: "person/answers", title: "Your answers", source: null }],
      suggestions: ["Another one"],
      state: turn,
      source: "built-in",
    };
  },
  rewrite: (analysis, language) =>
    JSON.parse(JSON.stringify(analysis), (key, value) =>
      key === "text" && typeof value === "string" ? value.replace(/^\w+/, language) : value,
    ) as StarAnalysis,
  giveFeedback: async ({ response, question, recruiter, askedBefore, language }) => ({
    spokenFeedback: `${language}: ${recruiter.name} heard ${points(response)} words`,
    shortFeedback: question.bank?.id ?? "unknown question",
    score: points(response),
    dimensions: [],
    strength: null,
    nextStep: null,
    followUp: askedBefore.includes("result") ? null : { section: "result", question: "And then?" },
    airlineValue: null,
    language,
    notAssessed: ["voice"],
    source: "built-in",
  }),
  adapt: async ({ feedback, emotion, recruiter, targetRegion, language }) => ({
    spokenResponse: `${language}: ${recruiter.name} to ${emotion.primary} for ${targetRegion}: ${feedback}`,
    emotionalSupport: "",
    source: "built-in",
  }),
  /** As sure as there are words, the first of them its only cue. */
  readEmotion: async (text) => {
    const [quote = ""] = text.split(/\s+/);
    return {
      primary: "calm",
      intensity: "medium",
      confidence: points(text) / 100,
      cues: [{ emotion: "calm", kind: "word", weight: 1, start: 0, end: quote.length, quote }],
      language: "en",
      source: "built-in",
    };
  },
};

function points(text: StarAnswer["action"]): number {
  return Math.min(100, text.split(/\s+/).filter(Boolean).length);
}

function receipt(text: string, language: LanguageCode): Receipt {
  const score = points(text);
  const [excellent, strong, developing, weak] = SCORE_BANDS;
  const band = score >= 90 ? excellent : score >= 75 ? strong : score >= 45 ? developing : weak;
  return {
    score,
    band,
    formula: note("words", language),
    source: note("fake", language),
    lines: [],
  };
}

function note(id: string, language: LanguageCode): Note {
  return { id, values: {}, text: `${language}: ${id}` };
}

function perKey<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
