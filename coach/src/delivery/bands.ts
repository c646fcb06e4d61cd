import type { DeliveryMeasure } from "contract/delivery";
import type { MeasureId } from "contract/delivery-terms";
import type { DeliveryNoteId } from "./notes.ts";
import { clamp } from "./statistics.ts";

interface Band {
  unit: DeliveryMeasure["unit"];
  /** Listeners notice what lies outside. */
  low: number | null;
  high: number | null;
  /** Where the score reaches its least, below and above. */
  farLow?: number;
  farHigh?: number;
  /** What is left of the score far outside: not everything that is noticed does harm. */
  least?: number;
  source: DeliveryNoteId;
}

/** Wide on purpose; every row's source is said beside the figure, and `docs/decisions/033` says where each was read. */
const BANDS: Record<MeasureId, Band> = {
  loudness: {
    unit: "lufs",
    low: -33,
    high: -12,
    farLow: -52,
    farHigh: -2,
    source: "source.loudness",
  },
  signalToNoise: {
    unit: "decibels",
    low: 15,
    high: null,
    farLow: 0,
    source: "source.signalToNoise",
  },
  clipping: { unit: "percent", low: null, high: 0.1, farHigh: 3, source: "source.own" },
  articulationRate: {
    ...{ unit: "syllablesPerSecond", low: 2.8, high: 7, farLow: 1, farHigh: 9.5 },
    source: "source.articulationRate",
  },
  speechShare: { unit: "percent", low: 55, high: null, farLow: 10, source: "source.speechShare" },
  startDelay: { unit: "seconds", low: null, high: 4, farHigh: 15, source: "source.own" },
  pauses: {
    unit: "perMinute",
    low: null,
    high: 22,
    farHigh: 40,
    least: 30,
    source: "source.pauses",
  },
  // The bound is per minute: see `bandOf`.
  longPauses: { unit: "count", low: null, high: 1, farHigh: 5, source: "source.longPauses" },
  pitchVariation: {
    ...{ unit: "semitones", low: 2, high: null, farLow: 0.3, least: 15 },
    source: "source.pitchVariation",
  },
  loudnessSpread: {
    unit: "decibels",
    low: null,
    high: 6,
    farHigh: 14,
    least: 20,
    source: "source.own",
  },
  presence: { unit: "percent", low: 92, high: null, farLow: 10, source: "source.own" },
  facing: { unit: "percent", low: 60, high: null, farLow: 5, source: "source.facing" },
  sway: { unit: "degrees", low: null, high: 5, farHigh: 14, source: "source.own" },
  headMovement: {
    ...{ unit: "faceWidthsPerSecond", low: 0.01, high: 0.35, farLow: 0, farHigh: 0.9, least: 40 },
    source: "source.own",
  },
  faceSize: { unit: "percent", low: 18, high: 85, farLow: 4, farHigh: 120, source: "source.own" },
  offCentre: { unit: "percent", low: null, high: 35, farHigh: 85, source: "source.own" },
  // Low on purpose: the mean of a face says as much about skin as about lamps; only a face in the dark is meant.
  light: {
    unit: "percent",
    low: 9,
    high: 92,
    farLow: 2,
    farHigh: 100,
    least: 20,
    source: "source.own",
  },
  wordsPerMinute: {
    ...{ unit: "wordsPerMinute", low: 90, high: 200, farLow: 30, farHigh: 280, least: 20 },
    source: "source.wordsPerMinute",
  },
  fillers: {
    unit: "perMinute",
    low: null,
    high: 5,
    farHigh: 20,
    least: 20,
    source: "source.fillers",
  },
};

/** @param durationSeconds of the recording: long silences are allowed by the minute */
export function bandOf(id: MeasureId, durationSeconds: number): Band {
  const band = BANDS[id];
  if (id !== "longPauses") return band;
  const high = Math.max(1, Math.round(durationSeconds / 60));
  return { ...band, high, farHigh: high + 4 };
}

export function standingIn(band: Band, value: number): "below" | "within" | "above" {
  if (band.low !== null && value < band.low) return "below";
  return band.high !== null && value > band.high ? "above" : "within";
}

/** 100 within the band, falling in a straight line to the band's least at its far ends. */
export function scoreIn(band: Band, value: number): number {
  const standing = standingIn(band, value);
  if (standing === "within") return 100;
  const near = (standing === "below" ? band.low : band.high) ?? 0;
  const far = (standing === "below" ? band.farLow : band.farHigh) ?? near;
  const share = far === near ? 0 : clamp((value - far) / (near - far), 0, 1);
  const least = band.least ?? 0;
  return Math.round(least + (100 - least) * share);
}
