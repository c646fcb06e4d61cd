import { DeliveryAnalysis, type MeasuredSound } from "contract/delivery";
import { expect, test } from "vitest";
import { analyseDelivery } from "./analyse.ts";
import type { FaceFrame } from "./face-frame.ts";
import { deliveryFeedback, rewriteDelivery } from "./feedback.ts";
import { DELIVERY_BUNDLES } from "./notes.ts";
import { measurePicture } from "./picture/measure-picture.ts";
import { measureSound } from "./sound/measure-sound.ts";
import { measureWords } from "./words/measure-words.ts";

const FACE = {
  ...{ x: 0.35, y: 0.2, width: 0.3, height: 0.45, yaw: -4, pitch: 8, roll: 0 },
  ...{ gaze: null, light: 0.5, confidence: 0.9 },
};

/** Half a minute, two frames a second. */
const frames = (faceAt: (frame: number) => FaceFrame["face"]): FaceFrame[] =>
  Array.from({ length: 60 }, (_, at) => ({ at: at / 2, light: 0.5, face: faceAt(at) }));

const calm = (at: number) => ({ ...FACE, x: 0.35 + 0.01 * Math.sin(at) });

const sound: MeasuredSound = {
  durationSeconds: 30,
  values: {
    ...{ loudness: -22, signalToNoise: 30, clipping: 0, articulationRate: 4.6, speechShare: 80 },
    ...{ startDelay: 1, pauses: 12, longPauses: 0, pitchVariation: 3.1, loudnessSpread: 2.4 },
  },
  ...{ reasons: {}, moments: {}, levels: [], speech: [], pauses: [], rate: [] },
};

const analyse = (faceAt: (frame: number) => FaceFrame["face"]) =>
  analyseDelivery({
    ...{ kind: "video", sound, picture: measurePicture(frames(faceAt), 30) },
    words: measureWords("Um, so I was the only one in the aft galley.", "en", 30),
  });

const scoreOf = (analysis: DeliveryAnalysis, id: string) =>
  analysis.scores.find((score) => score.id === id)?.score ?? null;

test("an answer to the lens scores, and one turned away loses eye contact", () => {
  const facing = analyse(calm);
  const away = analyse((at) => ({ ...calm(at), yaw: -22 }));
  expect(DeliveryAnalysis.parse(facing)).toEqual(facing);
  expect(scoreOf(facing, "eyeContact")).toBe(100);
  expect(scoreOf(away, "eyeContact")).toBeLessThan(50);
  expect(away.changes[0]?.measure).toBe("facing");
  expect(deliveryFeedback(away, "en").feedback).toContain("the longest look away is 30 s");
});

test("emotion and accent are left out on purpose, and silence says why nothing is measured", () => {
  const silent = analyseDelivery({
    ...{ kind: "audio", sound: measureSound(new Float32Array(160_000), 16_000) },
    ...{ picture: null, words: null },
  });
  expect(silent.overallScore).toBeNull();
  expect(silent.notAssessed).toEqual(
    expect.arrayContaining([
      { what: "emotion", reason: "onPurpose" },
      { what: "accent", reason: "onPurpose" },
      { what: "content", reason: "noTranscript" },
      { what: "clarity", reason: "noSpeech" },
      { what: "eyeContact", reason: "noVideoTrack" },
    ]),
  );
});

test("an analysis is read again in any language without losing a figure", () => {
  const english = analyse(calm);
  for (const language of Object.keys(DELIVERY_BUNDLES) as (keyof typeof DELIVERY_BUNDLES)[])
    expect(rewriteDelivery(rewriteDelivery(english, language), "en")).toEqual(english);
});
