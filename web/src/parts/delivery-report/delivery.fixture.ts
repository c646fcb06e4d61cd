import type {
  DeliveryAdvice,
  DeliveryAnalysis,
  DeliveryMeasure,
  DeliverySession,
} from "contract/delivery";
import type { VideoAnalysis } from "contract/video";

const note = (id: string, text: string) => ({ id, values: {}, text });

/** A measure of a person who does well: change what the test is about. */
export function measured(change: Partial<DeliveryMeasure> = {}): DeliveryMeasure {
  return {
    id: "articulationRate",
    value: 4.4,
    unit: "syllablesPerSecond",
    band: { low: 3, high: 5.5 },
    standing: "within",
    score: 100,
    source: note("source.rate", "De Jong and Wempe 2009"),
    moments: [],
    baseline: null,
    ...change,
  };
}

const advice = (change: Partial<DeliveryAdvice>): DeliveryAdvice => ({
  measure: "facing",
  note: note("facing.low", "You looked away for a quarter of the answer."),
  remedy: note("facing.remedy", "Say the last sentence to the lens."),
  moment: { at: 24, until: 28 },
  worth: 4,
  ...change,
});

export const DELIVERY: DeliveryAnalysis = {
  version: "1",
  kind: "video",
  durationSeconds: 102,
  overallScore: 82,
  scores: [
    {
      id: "eyeContact",
      score: 81,
      formula: note("formula.eyes", "Mean of facing and presence, by weight."),
      parts: [
        { measure: "facing", weight: 0.75, score: 75 },
        { measure: "presence", weight: 0.25, score: 100 },
      ],
      limits: [],
    },
    {
      id: "confidence",
      score: 82,
      formula: note("formula.confidence", "Mean of its measures, by weight."),
      parts: [{ measure: "longPauses", weight: 1, score: 82 }],
      limits: [],
    },
    {
      id: "clarity",
      score: 75,
      formula: note("formula.clarity", "Mean of its measures, by weight."),
      parts: [{ measure: "articulationRate", weight: 1, score: 75 }],
      limits: [note("limit.noise", "Held down by noise in the room.")],
    },
    {
      id: "bodyLanguage",
      score: null,
      formula: note("formula.body", "Mean of its measures, by weight."),
      parts: [],
      limits: [],
    },
  ],
  measures: [
    measured({
      id: "articulationRate",
      value: 5.9,
      standing: "above",
      score: 75,
      baseline: 5.1,
      moments: [{ at: 54, until: 66 }],
    }),
    measured({
      id: "facing",
      value: 74,
      unit: "percent",
      band: { low: 80, high: null },
      standing: "below",
      score: 75,
      moments: [{ at: 24, until: 28 }],
    }),
    measured({ id: "longPauses", value: 1, unit: "count", band: { low: null, high: 2 } }),
    measured({
      id: "pitchVariation",
      value: null,
      unit: "semitones",
      band: { low: 2, high: 6 },
      standing: null,
      score: null,
    }),
  ],
  notAssessed: [
    { what: "pitchVariation", reason: "tooNoisy" },
    { what: "bodyLanguage", reason: "noFace" },
    { what: "emotion", reason: "onPurpose" },
    { what: "accent", reason: "onPurpose" },
  ],
  headline: note("headline.better", "Steady and clear. The middle runs too fast."),
  changes: [
    advice({}),
    advice({
      measure: "articulationRate",
      note: note("rate.high", "Your pace rose in the middle."),
      remedy: note("rate.remedy", "Name one consequence, then stop."),
      moment: { at: 54, until: 66 },
      worth: 2.4,
    }),
  ],
  strengths: [
    advice({
      measure: "longPauses",
      note: note("pauses.fine", "You let the answer breathe."),
      remedy: null,
      moment: null,
      worth: 0,
    }),
  ],
  moments: [
    advice({ worth: 0 }),
    advice({
      measure: "longPauses",
      note: note("pause.long", "A long pause, then a clear close."),
      remedy: null,
      moment: { at: 63, until: 66 },
      worth: 0,
    }),
  ],
  timeline: {
    durationSeconds: 102,
    levels: Array.from({ length: 300 }, (_, step) => Math.abs(Math.sin(step / 7)) * 0.9),
    speech: [
      { at: 1, until: 62.5 },
      { at: 66, until: 100 },
    ],
    pauses: [
      { at: 24, until: 25.2 },
      { at: 62.5, until: 66 },
    ],
    rate: [4.1, 4.3, 4.6, null, 5.2, 6, 6.2, null, 4.4, 4.2],
    facing: [
      { at: 0, until: 24 },
      { at: 28, until: 80 },
    ],
    away: [{ at: 24, until: 28 }],
    faceless: [{ at: 80, until: 102 }],
  },
};

export const VIDEO_ANALYSIS: VideoAnalysis = (() => {
  const { kind: _kind, ...analysis } = DELIVERY;
  return {
    ...analysis,
    id: "7a6e5d4c-0000-4000-8000-000000000001",
    question: "Tell me about a difficult guest.",
    eyeContactScore: 81,
    confidenceScore: 82,
    clarityScore: 75,
    bodyLanguageScore: null,
    feedback: "Steady and clear. The middle runs too fast.",
    improvementSuggestions: ["Say the last sentence to the lens."],
    content: null,
    transcript: null,
    createdAt: "2026-11-20T12:00:00.000Z",
  };
})();

export function deliverySession(change: Partial<DeliverySession> = {}): DeliverySession {
  return {
    id: VIDEO_ANALYSIS.id,
    kind: "video",
    question: VIDEO_ANALYSIS.question,
    overallScore: 82,
    duration: 102,
    createdAt: VIDEO_ANALYSIS.createdAt,
    analysis: DELIVERY,
    content: null,
    ...change,
  };
}
