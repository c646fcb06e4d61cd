import { SAMPLE_RATE } from "./frames.ts";

/** A stretch of speech or, without `syllables`, of silence. */
export interface Phrase {
  seconds: number;
  syllables?: number;
}

export interface VoiceSettings {
  /** Mean pitch, hertz. */
  hertz: number;
  /** Standard deviation of the pitch, semitones. */
  semitones: number;
  /** Level of the vowels, 0 to 1. */
  level: number;
}

/** Vowels by their first three formants, hertz (Peterson & Barney 1952). */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [570, 840, 2410],
  [660, 1720, 2410],
] as const;
const BANDWIDTHS = [80, 100, 140];
/** A vowel fills this share of its syllable; a hiss stands before every other one. */
const VOWEL_SHARE = 0.62;

/**
 * A voice whose every value is known, for tests and the evaluation: pulses through formants, one vowel a syllable, the pitch
 * a slow wave. At `SAMPLE_RATE`; the same phrases give the same samples.
 */
export function makeVoice(phrases: readonly Phrase[], settings: VoiceSettings): Float32Array {
  const parts = phrases.map(({ seconds, syllables = 0 }, index) =>
    syllables === 0
      ? new Float32Array(Math.round(seconds * SAMPLE_RATE))
      : speak(seconds, syllables, settings, index),
  );
  return joinSounds(parts);
}

export function joinSounds(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Even noise between -1 and 1 with a mean power of a third; the same seed gives the same noise. */
export function makeNoise(samples: number, seed = 1): Float32Array {
  let state = seed >>> 0;
  return Float32Array.from({ length: samples }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

function speak(
  seconds: number,
  syllables: number,
  { hertz, semitones, level }: VoiceSettings,
  seed: number,
): Float32Array {
  const length = Math.round(seconds * SAMPLE_RATE);
  const each = length / syllables;
  const source = new Float32Array(length);
  const hiss = makeNoise(length, seed + 1);
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const share = (at % each) / each;
    const wave = Math.SQRT2 * Math.sin((2 * Math.PI * at) / (1.7 * SAMPLE_RATE) + seed);
    phase += (hertz * 2 ** ((semitones * wave) / 12)) / SAMPLE_RATE;
    const isPulse = phase >= 1;
    if (isPulse) phase -= 1;
    source[at] = isPulse ? vowelShape(share) : 0;
  }
  const voiced = new Float32Array(length);
  VOWELS.forEach((formants, vowel) => {
    const own = source.map((value, at) =>
      Math.floor(at / each) % VOWELS.length === vowel ? value : 0,
    );
    formants.forEach((formant, index) => {
      resonate(own, formant, BANDWIDTHS[index] ?? 100).forEach((value, at) => {
        voiced[at] = (voiced[at] as number) + value / (index + 1);
      });
    });
  });
  const peak = voiced.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return voiced.map((value, at) => {
    const share = (at % each) / each;
    const isHissed = Math.floor(at / each) % 2 === 0 && share > VOWEL_SHARE + 0.08;
    return level * (value / peak + (isHissed ? 0.03 * (hiss[at] as number) : 0));
  });
}

const vowelShape = (share: number): number =>
  share < VOWEL_SHARE ? Math.sin((Math.PI * share) / VOWEL_SHARE) ** 0.7 : 0;

function resonate(samples: Float32Array, formant: number, bandwidth: number): Float32Array {
  const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * formant) / SAMPLE_RATE);
  const resonated = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at += 1)
    resonated[at] =
      (samples[at] as number) +
      turn * (resonated[at - 1] ?? 0) -
      radius * radius * (resonated[at - 2] ?? 0);
  return resonated;
}
