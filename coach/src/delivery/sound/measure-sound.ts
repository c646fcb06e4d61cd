import type { MeasuredSound } from "contract/delivery";
import type { NotAssessedReason, SoundMeasureId } from "../measure-ids.ts";
import { longestMoments } from "../moments.ts";
import { type Reading, splitReadings } from "../reading.ts";
import { findClipping } from "./clipping.ts";
import { filter, highPass } from "./filters.ts";
import {
  FRAMES_A_SECOND,
  type FrameSpan,
  framePowers,
  HOP,
  lengthOf,
  SAMPLE_RATE,
} from "./frames.ts";
import { integratedLoudness } from "./loudness.ts";
import { findPauses, findSilences, momentOf } from "./pauses.ts";
import { trackPitch } from "./pitch.ts";
import { resample } from "./resample.ts";
import { findLoudSpans, keepVoiced, signalToNoise } from "./speech.ts";
import { findSyllables } from "./syllables.ts";
import { fastStretches, levelSteps, rateSteps } from "./timeline.ts";
import { loudnessSpread, pitchVariation } from "./variation.ts";

/** Most stretches that a timeline shows. */
const MOST_SPANS = 600;
/** Shorter recordings hold no answer, and less speech than this nothing to measure. */
const LEAST_RECORDING_SECONDS = 1;
const LEAST_SPEECH_SECONDS = 0.3;

/** Seconds of speech that a figure needs to mean something. */
const LEAST_SPEECH = {
  articulationRate: 3,
  pitchVariation: 2,
  loudnessSpread: 5,
  pauses: 2,
  longPauses: 2,
} as const;
/** Speech over background that a figure bears, decibels: syllables drown first (`npm run eval` prints how). */
const LEAST_RATIO = {
  articulationRate: 15,
  pitchVariation: 6,
  loudnessSpread: 10,
  pauses: 5,
  longPauses: 3,
} as const;

/**
 * What can be measured of how an answer sounds. Refuses nothing: silence, a second, noise and overdriven sound give nulls
 * with their reasons. Runs in a browser's worker as on the server.
 * @param samples one channel, -1 to 1
 * @param sampleRate samples a second; 16 kHz is taken as it is, other rates are brought to it
 */
export function measureSound(samples: Float32Array, sampleRate: number): MeasuredSound {
  const durationSeconds = samples.length / sampleRate;
  const clipping = findClipping(samples, sampleRate);
  const heard = hear(resample(samples, sampleRate, SAMPLE_RATE), durationSeconds);
  const { values, reasons } = splitReadings<SoundMeasureId>({
    ...heard.readings,
    clipping: durationSeconds === 0 ? "tooShort" : clipping.share * 100,
  });
  return {
    ...{ durationSeconds, values, reasons },
    moments: { ...heard.moments, clipping: longestMoments(clipping.moments) },
    ...heard.timeline,
  };
}

function hear(sound: Float32Array, durationSeconds: number) {
  const steady = filter(sound, [highPass(80, SAMPLE_RATE)]);
  const powers = framePowers(steady);
  const { speech, pitch } = findSpeech(steady);
  const spokenSeconds = speech.reduce((sum, span) => sum + lengthOf(span), 0) / FRAMES_A_SECOND;
  const { ratio, noise } = signalToNoise(powers, speech);
  const syllables = findSyllables(steady, speech, pitch);
  const { pauses, longPauses, answerSeconds } = findPauses(speech);
  const spread = loudnessSpread(powers, speech, noise);

  /** Why nothing is said about the voice at all. */
  const silent: NotAssessedReason | null =
    durationSeconds < LEAST_RECORDING_SECONDS
      ? "tooShort"
      : speech.length === 0
        ? "noSpeech"
        : null;
  const where = (value: number): Reading => silent ?? value;
  const unless = (id: keyof typeof LEAST_SPEECH, value: number): Reading => {
    if (silent !== null) return silent;
    if (spokenSeconds < LEAST_SPEECH[id]) return "tooShort";
    return ratio < LEAST_RATIO[id] ? "tooNoisy" : value;
  };
  const isRateHeard = silent === null && ratio >= LEAST_RATIO.articulationRate;
  const rate = rateSteps(isRateHeard ? syllables : [], isRateHeard ? speech : [], powers.length);
  return {
    readings: {
      loudness: silent ?? integratedLoudness(sound, SAMPLE_RATE) ?? "noSpeech",
      signalToNoise: where(ratio),
      articulationRate: unless("articulationRate", syllables.length / spokenSeconds),
      speechShare: where((100 * spokenSeconds) / durationSeconds),
      startDelay: where((speech[0]?.from ?? 0) / FRAMES_A_SECOND),
      pauses: unless("pauses", (60 * pauses.length) / answerSeconds),
      longPauses: unless("longPauses", longPauses.length),
      pitchVariation: unless("pitchVariation", pitchVariation(pitch)),
      loudnessSpread: unless("loudnessSpread", spread.decibels),
    },
    moments: {
      articulationRate: longestMoments(fastStretches(rate, durationSeconds)),
      speechShare: longestMoments(findSilences(speech, durationSeconds)),
      startDelay: speech.slice(0, 1).map(({ from }) => momentOf({ from: 0, until: from })),
      pauses: longestMoments(pauses),
      longPauses: longestMoments(longPauses),
      loudnessSpread: longestMoments(spread.moments),
    },
    timeline: {
      levels: levelSteps(powers),
      speech: speech.slice(0, MOST_SPANS).map(momentOf),
      pauses: pauses.slice(0, MOST_SPANS),
      rate,
    },
  };
}

/** Stretches of speech and the pitch of each frame in them; none where too little is said. */
function findSpeech(steady: Float32Array): { speech: FrameSpan[]; pitch: Float32Array } {
  const loud = findLoudSpans(steady);
  const pitch = trackPitch(steady, Math.floor(steady.length / HOP), loud);
  const voiced = keepVoiced(loud, pitch);
  const frames = voiced.reduce((sum, span) => sum + lengthOf(span), 0);
  return { speech: frames < LEAST_SPEECH_SECONDS * FRAMES_A_SECOND ? [] : voiced, pitch };
}
