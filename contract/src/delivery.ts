import { z } from "zod";
import {
  DELIVERY_SCORES,
  MEASURE_IDS,
  MEASURE_UNITS,
  NOT_ASSESSED_REASONS,
  SOUND_MEASURES,
  TAKE_MAX_SECONDS,
} from "./delivery-terms.ts";
import { Note, StarAnalysis } from "./star-analysis.ts";

/** A stretch of the recording, seconds from its start. */
export const Moment = z.object({ at: z.number().min(0), until: z.number().min(0) });
export type Moment = z.infer<typeof Moment>;

/** One measure against its band. */
export const DeliveryMeasure = z.object({
  id: z.enum(MEASURE_IDS),
  /** Null: could not be taken; `notAssessed` says why. */
  value: z.number().nullable(),
  unit: z.enum(MEASURE_UNITS),
  /** Wide on purpose: outside of it listeners notice. Null: open on that side. */
  band: z.object({ low: z.number().nullable(), high: z.number().nullable() }),
  standing: z.enum(["below", "within", "above"]).nullable(),
  /** 0 to 100: 100 within the band, falling with the distance from it. */
  score: z.number().int().min(0).max(100).nullable(),
  /** Where the band comes from. */
  source: Note,
  /** Where in the recording it shows, longest first, at most 20. */
  moments: z.array(Moment).max(20),
  /** The person's own median over three sessions and more; null before. */
  baseline: z.number().nullable(),
});
export type DeliveryMeasure = z.infer<typeof DeliveryMeasure>;

/** A score and what it is made of: the weighted mean of its measures' scores, lowered by its limits. */
export const DeliveryScore = z.object({
  id: z.enum(DELIVERY_SCORES),
  score: z.number().int().min(0).max(100).nullable(),
  formula: Note,
  /** Weights are shares of 1 over the measures that could be taken. */
  parts: z.array(
    z.object({ measure: z.enum(MEASURE_IDS), weight: z.number().min(0).max(1), score: z.number() }),
  ),
  /** What holds the score down although its parts are fine: "present in 27 % of the frames". */
  limits: z.array(Note),
});
export type DeliveryScore = z.infer<typeof DeliveryScore>;

/** `what` is a measure, a score, "content", "emotion" or "accent". */
export const NotAssessed = z.object({
  what: z.string(),
  reason: z.enum(NOT_ASSESSED_REASONS),
});
export type NotAssessed = z.infer<typeof NotAssessed>;

/** One piece of advice with the second of the recording that it speaks of. */
export const DeliveryAdvice = z.object({
  measure: z.enum(MEASURE_IDS),
  note: Note,
  remedy: Note.nullable(),
  moment: Moment.nullable(),
  /** Points of the overall score to be gained at most; 0 for what went well. */
  worth: z.number().min(0),
});
export type DeliveryAdvice = z.infer<typeof DeliveryAdvice>;

/** What the strips under the player show. */
export const Timeline = z.object({
  durationSeconds: z.number().min(0),
  /** Level of the sound in equal steps over the recording, 0 (silence) to 1; at most 600. */
  levels: z.array(z.number().min(0).max(1)).max(600),
  speech: z.array(Moment).max(600),
  pauses: z.array(Moment).max(600),
  /** Syllables a second in equal steps; null where there is too little speech. Empty without sound. */
  rate: z.array(z.number().nullable()).max(120),
  /** Empty without a picture. */
  facing: z.array(Moment).max(600),
  away: z.array(Moment).max(600),
  faceless: z.array(Moment).max(600),
});
export type Timeline = z.infer<typeof Timeline>;

/** How an answer was given, with everything the scores rest on. */
export const DeliveryAnalysis = z.object({
  version: z.string(),
  kind: z.enum(["audio", "video"]),
  durationSeconds: z.number().min(0),
  /** Mean of the scores that could be taken; null without any. */
  overallScore: z.number().int().min(0).max(100).nullable(),
  scores: z.array(DeliveryScore),
  measures: z.array(DeliveryMeasure),
  notAssessed: z.array(NotAssessed),
  headline: Note,
  /** The two most useful changes, most useful first. */
  changes: z.array(DeliveryAdvice).max(2),
  /** What went well, at most three. */
  strengths: z.array(DeliveryAdvice).max(3),
  /** Seconds worth seeing again, in the order of the recording, at most five. */
  moments: z.array(DeliveryAdvice).max(5),
  timeline: Timeline,
});
export type DeliveryAnalysis = z.infer<typeof DeliveryAnalysis>;

const Values = z.array(z.number().finite());

/**
 * What the browser measured of a sound recording that stays there. The server scores it with the
 * same functions as a video; see `coach/src/delivery`.
 */
export const MeasuredSound = z.object({
  durationSeconds: z
    .number()
    .min(0)
    .max(TAKE_MAX_SECONDS + 10),
  /** Null: could not be taken, for the reason beside it. */
  values: z.record(z.enum(SOUND_MEASURES), z.number().finite().nullable()),
  reasons: z.partialRecord(z.enum(SOUND_MEASURES), z.enum(NOT_ASSESSED_REASONS)),
  moments: z.partialRecord(z.enum(SOUND_MEASURES), z.array(Moment).max(20)),
  levels: Values.max(600),
  speech: z.array(Moment).max(600),
  pauses: z.array(Moment).max(600),
  rate: z.array(z.number().finite().nullable()).max(120),
});
export type MeasuredSound = z.infer<typeof MeasuredSound>;

export const NewAudioDelivery = z.object({
  question: z.string().min(1).max(1000),
  sound: MeasuredSound,
  transcript: z.string().max(20_000).nullish(),
  language: z.string().max(20).optional(),
  /** The stored answer that it belongs to. */
  responseId: z.uuid().nullish(),
});
export type NewAudioDelivery = z.input<typeof NewAudioDelivery>;

/** A stored session with its analysis; the recording itself is kept nowhere. */
export const DeliverySession = z.object({
  id: z.uuid(),
  kind: z.enum(["audio", "video"]),
  question: z.string(),
  overallScore: z.number().int().nullable(),
  duration: z.number().min(0),
  createdAt: z.iso.datetime(),
  analysis: DeliveryAnalysis,
  /** Of the words of a video, where there were any. What is said in an audio answer is read with its response. */
  content: StarAnalysis.nullable(),
});
export type DeliverySession = z.infer<typeof DeliverySession>;
