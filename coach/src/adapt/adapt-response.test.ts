import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { RECRUITERS } from "content/recruiters/recruiters";
import type { Recruiter } from "content/recruiters/schema";
import { AdaptedResponse } from "contract/avatar";
import { EMOTIONS, type Emotion } from "contract/emotion";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giveFeedback } from "../feedback/give-feedback.ts";
import { type AdaptInput, adaptResponse } from "./adapt-response.ts";
import { splitSentences } from "./split-sentences.ts";
import { ADAPT_BUNDLES, type AdaptId } from "./words.ts";

const QUESTION = "Tell me about a time you dealt with a difficult customer. What did you do?";
const ANSWER =
  "Last May I was a waiter at Cafe Luna in Porto, and a guest got a soup with nuts in it although she had told us about her allergy. It was up to me to keep her safe. I took the plate away, asked her how her throat felt and called 112.";
const MARCUS = RECRUITERS.find(({ id }) => id === "marcus-tate") as Recruiter;
const ONE_OF_EACH_STYLE = (["direct", "indirect", "high-context"] as const).map(
  (style) => RECRUITERS.find(({ communication }) => communication === style) as Recruiter,
);

function feedbackOf(recruiter: Recruiter, language: AdaptInput["language"] = "en") {
  return giveFeedback({
    response: ANSWER,
    question: { text: QUESTION },
    interviewType: "behavioral",
    recruiter,
    askedBefore: [],
    saidBefore: [],
    language,
  });
}

function adapt(primary: Emotion, more: Partial<AdaptInput> = {}) {
  const recruiter = more.recruiter ?? MARCUS;
  const adapted = adaptResponse({
    feedback: feedbackOf(recruiter, more.language).spokenFeedback,
    emotion: { primary, intensity: "medium", confidence: 0.8 },
    recruiter,
    question: QUESTION,
    interviewType: "behavioral",
    targetRegion: null,
    language: "en",
    ...more,
  });
  expect(AdaptedResponse.parse({ ...adapted, source: "built-in" })).toMatchObject(adapted);
  return adapted;
}

describe("adaptResponse", () => {
  it("sounds different for each state and each way of speaking", () => {
    const feedback = "You asked her how she felt. Next time, say how it ended.";
    const spoken = EMOTIONS.flatMap((emotion) =>
      ONE_OF_EACH_STYLE.map((recruiter) => adapt(emotion, { recruiter, feedback }).spokenResponse),
    );
    expect(new Set(spoken).size).toBe(EMOTIONS.length * 3);
  });

  it.each(EMOTIONS)("says none of its own phrases twice in one interview: %s", (emotion) => {
    for (const recruiter of ONE_OF_EACH_STYLE)
      for (const targetRegion of [null, ...Object.keys(CULTURAL_PROFILES)]) {
        const saidBefore: string[] = [];
        for (const step of ["say how it ended", "name the equipment", "say when it was"]) {
          const feedback = `You asked her how she felt. Next time, ${step}.`;
          const more = { recruiter, targetRegion, feedback, saidBefore };
          const { spokenResponse } = adapt(emotion, more);
          const heard = splitSentences(spokenResponse, "en");
          expect(spokenResponse).toContain(`Next time, ${step}.`);
          const again = heard.filter((one) => saidBefore.some((said) => said.includes(one)));
          expect(again).toEqual(["You asked her how she felt."].slice(0, saidBefore.length));
          saidBefore.push(spokenResponse);
        }
      }
  });

  it.each(EMOTIONS)("keeps what was said and the one next step: %s", (emotion) => {
    for (const recruiter of RECRUITERS)
      for (const targetRegion of [null, ...Object.keys(CULTURAL_PROFILES)]) {
        const { strength, nextStep, followUp } = feedbackOf(recruiter);
        const { spokenResponse } = adapt(emotion, { recruiter, targetRegion });
        for (const kept of [strength?.text, nextStep?.text, followUp?.question])
          expect(spokenResponse.split(kept ?? "-"), kept).toHaveLength(2);
        expect(spokenResponse.endsWith(followUp?.question ?? "-")).toBe(true);
      }
  });

  it("keeps every sentence of another engine's feedback, in order", () => {
    const feedback =
      "Your 12 minutes stood out. Ms. Silva's “Thank you. Really.” was proof. Say what you did first.";
    for (const emotion of EMOTIONS) {
      const { spokenResponse } = adapt(emotion, { feedback });
      const places = splitSentences(feedback, "en").map((said) => spokenResponse.indexOf(said));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it.each(["nervous", "anxious"] as const)(
    "is shorter and takes one thing at a time: %s",
    (emotion) => {
      const steady = adapt(emotion);
      const neutral = adapt("neutral");
      expect(steady.spokenResponse.length).toBeLessThan(neutral.spokenResponse.length);
      expect(steady.spokenResponse).toMatch(/One thing only\.|Just this\./);
      expect(steady.emotionalSupport).not.toBe("");
    },
  );

  it.each(["confused", "frustrated"] as const)(
    "says the question again in plain words: %s",
    (emotion) => {
      const feedback = "You were polite. Next time, say how it ended.";
      expect(adapt(emotion, { feedback }).spokenResponse).toContain(QUESTION);
      const long = `${"There is a long story before it. ".repeat(8)}What did you do?`;
      const { spokenResponse } = adapt(emotion, { feedback, question: long });
      expect(spokenResponse.endsWith("What did you do?")).toBe(true);
      expect(spokenResponse).not.toContain("long story");
    },
  );

  it.each(["confident", "enthusiastic"] as const)(
    "comes to the point and asks for more: %s",
    (emotion) => {
      const feedback = `${MARCUS.phrases.reaction[0]} You were polite. ${MARCUS.phrases.correct[0]} Next time, say how it ended.`;
      const { spokenResponse, emotionalSupport } = adapt(emotion, { feedback });
      expect(spokenResponse).not.toContain(MARCUS.phrases.reaction[0]);
      expect(spokenResponse).toMatch(/right now/);
      expect(emotionalSupport).toBe("");
    },
  );

  it.each([
    ["calm", "high", false],
    ["neutral", "high", false],
    ["excited", "medium", false],
    ["nervous", "low", false],
    ["anxious", "low", true],
    ["nervous", "high", true],
    ["confused", "medium", true],
    ["frustrated", "high", true],
  ] as const)("supports where support is needed: %s, %s", (primary, intensity, isSupported) => {
    const emotion = { primary, intensity, confidence: 0.9 };
    expect(adapt(primary, { emotion }).emotionalSupport !== "").toBe(isSupported);
  });

  it("treats nobody as nervous on hardly a cue", () => {
    const emotion = { primary: "nervous", intensity: "high", confidence: 0.3 } as const;
    expect(adapt("nervous", { emotion })).toEqual(adapt("neutral"));
  });

  it.each([
    ["north-america-us", "direct", []],
    ["north-america-us", "indirect", ["region.plain"]],
    ["europe-uk", "direct", ["region.careful"]],
    ["europe-uk", "indirect", []],
    ["asia-japan", "direct", ["region.careful", "region.gentle"]],
    ["middle-east-uae", "high-context", ["region.smallTalk", "region.gentle"]],
    ["asia-singapore", "direct", ["region.careful"]],
    ["oceania-australia", "indirect", ["region.plain"]],
  ] as const)("follows the manner of %s, spoken by somebody %s", (targetRegion, style, manners) => {
    const recruiter = ONE_OF_EACH_STYLE.find(({ communication }) => communication === style);
    const { spokenResponse } = adapt("calm", { recruiter: recruiter as Recruiter, targetRegion });
    const isSaid = (id: string) =>
      (ADAPT_BUNDLES.en?.[id as AdaptId] ?? []).some((words) => spokenResponse.includes(words));
    const heard = Object.keys(ADAPT_BUNDLES.en ?? {}).filter(
      (id) => /^(region|advice)\./.test(id) && isSaid(id),
    );
    expect(heard.sort()).toEqual([`advice.${targetRegion}`, ...manners].sort());
  });

  it("adds nothing for a region that is not known", () => {
    expect(adapt("calm", { targetRegion: "mars" })).toEqual(adapt("calm"));
  });

  it.each(["en", "es", "fr", "zh"] as const)("no two regions hear the same in %s", (language) => {
    for (const recruiter of ONE_OF_EACH_STYLE) {
      const said = Object.keys(CULTURAL_PROFILES).map(
        (targetRegion) => adapt("calm", { recruiter, targetRegion, language }).spokenResponse,
      );
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it.each([
    ["es", /[áéíóúñ¿]/],
    ["fr", /[àéèêç’]/],
    ["zh", /\p{Script=Han}{6}/u],
  ] as const)("speaks %s", (language, pattern) => {
    const { spokenResponse, emotionalSupport } = adapt("anxious", { language });
    expect(spokenResponse).toMatch(pattern);
    expect(emotionalSupport).toMatch(pattern);
    expect(spokenResponse).not.toContain("safe here");
  });

  it("never throws, and loses no word of any feedback", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (feedback) => {
        const words = feedback.match(/\p{L}+/gu) ?? [];
        const { spokenResponse } = adapt("nervous", { feedback });
        expect(words.filter((word) => !spokenResponse.includes(word))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(Object.entries(ADAPT_BUNDLES))("the wordings in %s", (_, bundle) => {
  const { en } = ADAPT_BUNDLES;

  it("are complete, keep the blanks and say nothing twice", () => {
    expect(Object.keys(bundle).sort()).toEqual(Object.keys(en ?? {}).sort());
    for (const id of Object.keys(bundle) as AdaptId[])
      for (const text of bundle[id] ?? [])
        expect(text.includes("{question}"), text).toBe(en?.[id]?.[0]?.includes("{question}"));
    const texts = Object.values(bundle).flat();
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("open differently for each state and each way of speaking", () => {
    const styles = ["direct", "indirect", "high-context"];
    for (const emotion of EMOTIONS)
      for (const style of styles)
        expect(bundle[`open.${emotion}.${style}` as AdaptId], `${emotion} ${style}`).toBeDefined();
  });
});

it.each([
  ["de", "Sie sagten „Ich blieb ruhig. Dann half ich.“ Das trägt. Weiter so.", 3],
  ["en", "You said “I stayed calm. Then I helped.” That carries it.", 2],
] as const)("a quotation is not cut, whichever marks set it: %s", (language, text, sentences) => {
  expect(splitSentences(text, language)).toHaveLength(sentences);
});
