import { DeliveryAnalysis, type MeasuredSound } from "contract/delivery";
import type { LanguageCode } from "contract/languages";
import { describe, expect, it, test } from "vitest";
import { analyseDelivery } from "./analyse.ts";
import { deliveryFeedback, rewriteDelivery } from "./feedback.ts";
import { DELIVERY_BUNDLES } from "./notes.ts";
import { type Face, makeFrames, talking } from "./picture/made-frames.ts";
import { measurePicture } from "./picture/measure-picture.ts";
import { measureSound } from "./sound/measure-sound.ts";
import type { Take } from "./take.ts";

const LANGUAGES = Object.keys(DELIVERY_BUNDLES) as LanguageCode[];
type Values = Partial<MeasuredSound["values"]>;

const heard = (values: Values = {}, durationSeconds = 30): MeasuredSound => ({
  durationSeconds,
  values: {
    ...{ loudness: -22, signalToNoise: 30, clipping: 0, articulationRate: 4.6, speechShare: 80 },
    ...{ startDelay: 1, pauses: 12, longPauses: 0, pitchVariation: 3.1, loudnessSpread: 2.4 },
    ...values,
  },
  ...{ reasons: {}, moments: {}, levels: [], speech: [], pauses: [], rate: [] },
});

const seen = (faceAt: (at: number) => Face | null) => measurePicture(makeFrames(30, faceAt), 30);

const analyse = (take: Partial<Take>) =>
  analyseDelivery({ kind: "video", sound: heard(), picture: seen(talking), words: null, ...take });

const scoreOf = (analysis: DeliveryAnalysis, id: string) =>
  analysis.scores.find((score) => score.id === id)?.score ?? null;

const silence = measureSound(new Float32Array(160_000), 16_000);

test("a good take scores 100, is praised, and has nothing to change", () => {
  const analysis = analyse({});
  expect(DeliveryAnalysis.parse(analysis)).toEqual(analysis);
  expect(analysis.overallScore).toBe(100);
  expect(analysis.changes).toEqual([]);
  expect(analysis.strengths.map(({ measure }) => measure)).toContain("facing");
});

describe("what loses which score", () => {
  const good = analyse({});
  it.each<[string, Partial<Take>, string, number]>([
    ["turned away", { picture: seen((at) => ({ ...talking(at), yaw: -22 })) }, "eyeContact", 40],
    [
      "restless",
      { picture: seen((at) => ({ ...talking(at), roll: 20 * Math.sin(2 * at) })) },
      ...(["bodyLanguage", 20] as const),
    ],
    [
      "seen for a quarter",
      { picture: seen((at) => (at < 8 ? talking(at) : null)) },
      "eyeContact",
      50,
    ],
    ["drowned in noise", { sound: heard({ signalToNoise: 4 }) }, "clarity", 30],
    ["hardly audible", { sound: heard({ loudness: -50 }) }, "clarity", 20],
    ["on one note", { sound: heard({ pitchVariation: 0.4 }) }, "confidence", 15],
    ["full of silences", { sound: heard({ longPauses: 6, speechShare: 30 }) }, "confidence", 30],
    ["over after a sentence", { sound: heard({ speechShare: 15 }) }, "clarity", 40],
  ])("%s", (_, take, id, points) => {
    expect((scoreOf(good, id) ?? 0) - (scoreOf(analyse(take), id) ?? 100)).toBeGreaterThanOrEqual(
      points,
    );
  });

  it("an accent's and a second language's many pauses lose next to nothing", () => {
    const paused = analyse({ sound: heard({ pauses: 26 }) });
    expect(scoreOf(paused, "confidence")).toBeGreaterThanOrEqual(98);
  });
});

test("what is most worth changing comes first, with its second", () => {
  const analysis = analyse({
    sound: heard({ pauses: 30 }),
    picture: seen((at) => (at >= 4 && at < 25 ? { ...talking(at), yaw: 25 } : talking(at))),
  });
  expect(analysis.changes[0]?.measure).toBe("facing");
  expect(analysis.changes[0]?.moment).toEqual({ at: 4, until: 25 });
  expect(analysis.changes[0]?.worth).toBeGreaterThan(analysis.changes[1]?.worth ?? 0);
  expect(analysis.moments[0]?.note.text).toBe("Looking away: 21 s from 0:04.");
});

test("a limit says what holds a score down although its parts are fine", () => {
  const analysis = analyse({ picture: seen((at) => (at < 8 ? talking(at) : null)) });
  const eyeContact = analysis.scores.find(({ id }) => id === "eyeContact");
  expect(eyeContact?.score).toBe(37);
  expect(eyeContact?.limits[0]?.text).toContain("27 % of the picture");
  expect(analysis.strengths.map(({ measure }) => measure)).not.toContain("facing");
});

it.each([3, 6])("a picture of %i seconds does not score as a whole answer", (seconds) => {
  const picture = measurePicture(makeFrames(seconds, talking, 4), seconds);
  const analysis = analyse({ sound: heard({}, seconds), picture });
  expect(analysis.overallScore).toBeLessThan(75);
  if (seconds < 5) expect(analysis.headline.id).toBe("headline.short");
  expect(deliveryFeedback(analysis, "en").improvementSuggestions.join(" ")).toContain(
    "half a minute",
  );
});

test("the person's own usual figures are shown and praised against, and change no score", () => {
  const sound = heard({ pitchVariation: 1.8 });
  const without = analyse({ sound });
  const better = analyse({ sound, baselines: { pitchVariation: 1.2 } });
  const worse = analyse({ sound, baselines: { pitchVariation: 4 } });
  expect(better.strengths[0]?.note.text).toContain("1.2");
  expect(worse.measures.find(({ id }) => id === "pitchVariation")?.baseline).toBe(4);
  for (const { overallScore, scores } of [better, worse]) {
    expect(overallScore).toBe(without.overallScore);
    expect(scores).toEqual(without.scores);
  }
});

describe("what could not be assessed", () => {
  it("is named: emotion and accent on purpose, silence with its reason", () => {
    const audio = analyse({ kind: "audio", sound: silence, picture: null });
    expect(audio.overallScore).toBeNull();
    expect(audio.notAssessed).toEqual(
      expect.arrayContaining([
        { what: "emotion", reason: "onPurpose" },
        { what: "accent", reason: "onPurpose" },
        { what: "content", reason: "noTranscript" },
        { what: "clarity", reason: "noSpeech" },
        { what: "eyeContact", reason: "noVideoTrack" },
      ]),
    );
  });

  it("leaves the overall score to the rest", () => {
    const mute = analyse({ sound: null });
    expect(scoreOf(mute, "clarity")).toBeNull();
    expect(mute.overallScore).toBe(100);
    expect(mute.notAssessed).toContainEqual({ what: "loudness", reason: "noSoundTrack" });
    expect(mute.headline.id).toBe("headline.noSpeech");
  });
});

describe("feedback", () => {
  const takes: [string, DeliveryAnalysis][] = [
    ["a good take", analyse({})],
    ["a take turned away", analyse({ picture: seen((at) => ({ ...talking(at), yaw: -22 })) })],
    ["nobody there", analyse({ sound: silence, picture: seen(() => null) })],
    ["sound alone", analyse({ kind: "audio", picture: null, sound: heard({ longPauses: 4 }) })],
    [
      "a take left early",
      analyse({
        sound: heard({ speechShare: 30 }),
        picture: seen((at) => (at < 8 ? talking(at) : null)),
      }),
    ],
    ["a second", analyse({ sound: heard({}, 1), picture: measurePicture([], 1) })],
  ];

  it.each(takes)(
    "of %s is two to four sentences with figures, in every language",
    (_, analysis) => {
      for (const language of LANGUAGES) {
        const { feedback, improvementSuggestions } = deliveryFeedback(analysis, language);
        const sentences = feedback.match(/[.。](?=\s|$|\p{Script=Han})/gu)?.length ?? 0;
        expect(sentences, feedback).toBeGreaterThanOrEqual(2);
        expect(sentences, feedback).toBeLessThanOrEqual(4);
        expect(feedback).toMatch(/\d/);
        expect(feedback).not.toMatch(/[{}[\]@]/);
        expect(improvementSuggestions.length).toBeGreaterThan(0);
      }
    },
  );

  it("says no figure twice, and names the second to look at", () => {
    const { feedback } = deliveryFeedback(takes[1]?.[1] as DeliveryAnalysis, "en");
    expect(feedback.match(/into the lens/g)).toHaveLength(1);
    expect(feedback).toContain("from 0:00");
  });

  it("names both of what was missing: the picture and the voice", () => {
    const analysis = analyse({
      sound: heard({ speechShare: 30 }),
      picture: seen((at) => (at < 8 ? talking(at) : null)),
    });
    expect(analysis.headline.text).toBe(
      "You left the picture and fell silent: 27 % of it shows you, and you spoke 30 % of the time.",
    );
    const { feedback } = deliveryFeedback(analysis, "en");
    expect(feedback).toContain("27 % of the picture");
    expect(feedback.match(/30 %/g)).toHaveLength(1);
  });

  it("an analysis is read again in another language without losing anything", () => {
    for (const [, analysis] of takes)
      for (const language of LANGUAGES)
        expect(rewriteDelivery(rewriteDelivery(analysis, language), "en")).toEqual(analysis);
  });
});
