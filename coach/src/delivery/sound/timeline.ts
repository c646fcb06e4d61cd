import type { Moment } from "contract/delivery";
import { clamp, decibels, median } from "../statistics.ts";
import { FRAMES_A_SECOND, type FrameSpan } from "./frames.ts";

const MOST_LEVELS = 600;
const LEVELS_A_SECOND = 10;
/** A level of 0 is this far under full scale, a level of 1 is this near. */
const QUIET_DECIBELS = -60;
const LOUD_DECIBELS = -10;

const MOST_RATES = 120;
/** The rate is that of this many seconds around each step: in less there are too few syllables. */
const RATE_WINDOW_SECONDS = 4;
const LEAST_SPEECH_SECONDS = 1;
/** So many times the usual rate is heard as hurrying. */
const FAST = 1.15;

/** Level of the sound in equal steps, 0 to 1, at most 600 and ten a second. */
export function levelSteps(powers: Float64Array): number[] {
  const wanted = Math.ceil((powers.length / FRAMES_A_SECOND) * LEVELS_A_SECOND);
  return steps(powers.length, Math.min(MOST_LEVELS, wanted)).map(([from, until]) => {
    const sum = powers.subarray(from, until).reduce((total, power) => total + power, 0);
    const level = decibels(sum / Math.max(1, until - from));
    return round(clamp((level - QUIET_DECIBELS) / (LOUD_DECIBELS - QUIET_DECIBELS), 0, 1));
  });
}

/** Syllables a second of speech in equal steps, at most 120 and one a second; null where there is too little speech. */
export function rateSteps(
  syllables: readonly number[],
  speech: readonly FrameSpan[],
  frames: number,
): (number | null)[] {
  const half = (RATE_WINDOW_SECONDS * FRAMES_A_SECOND) / 2;
  const wanted = Math.ceil(frames / FRAMES_A_SECOND);
  return steps(frames, Math.min(MOST_RATES, wanted)).map(([start, end]) => {
    const middle = (start + end) / 2;
    const [from, until] = [middle - half, middle + half];
    const spoken = speech.reduce(
      (sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, from)),
      0,
    );
    const seconds = spoken / FRAMES_A_SECOND;
    if (seconds < LEAST_SPEECH_SECONDS) return null;
    const count = syllables.filter((frame) => frame >= from && frame < until).length;
    return round(count / seconds);
  });
}

/** Stretches clearly faster than the person's own usual rate. */
export function fastStretches(rate: readonly (number | null)[], durationSeconds: number): Moment[] {
  const usual = median(rate.filter((value) => value !== null));
  const step = durationSeconds / Math.max(1, rate.length);
  const moments: Moment[] = [];
  rate.forEach((value, index) => {
    if (value === null || value < FAST * usual) return;
    const last = moments.at(-1);
    const moment = { at: index * step, until: (index + 1) * step };
    if (last !== undefined && moment.at - last.until < step / 2) last.until = moment.until;
    else moments.push(moment);
  });
  return moments;
}

function steps(frames: number, count: number): [from: number, until: number][] {
  return Array.from({ length: count }, (_, at) => [
    Math.floor((at * frames) / count),
    Math.floor(((at + 1) * frames) / count),
  ]);
}

const round = (value: number): number => Math.round(value * 100) / 100;
