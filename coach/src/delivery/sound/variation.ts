import type { Moment } from "contract/delivery";
import { decibels, mean, median, standardDeviation } from "../statistics.ts";
import { FRAMES_A_SECOND, type FrameSpan } from "./frames.ts";

/** A voice that is off its middle by more than this is a slip of the tracker, semitones. */
const FARTHEST_SEMITONES = 14;
/** Further slips: so many robust deviations from the middle. */
const FARTHEST_DEVIATIONS = 4;
/** Deviation of a normal distribution over its median absolute deviation. */
const NORMAL = 1.4826;
/** A second counts when this much of it is speech. */
const LEAST_SHARE = 0.5;
/** A second that is off by this much is worth hearing again, decibels. */
const NOTABLE_DECIBELS = 6;

/** Standard deviation of the pitch in semitones around its median, slips left out. */
export function pitchVariation(pitch: Float32Array): number {
  const voiced = [...pitch].filter((hertz) => hertz > 0);
  const middle = median(voiced);
  const steps = voiced.map((hertz) => 12 * Math.log2(hertz / middle));
  const robust = NORMAL * median(steps.map(Math.abs));
  const farthest = Math.min(FARTHEST_SEMITONES, FARTHEST_DEVIATIONS * Math.max(robust, 0.5));
  return standardDeviation(steps.filter((step) => Math.abs(step) <= farthest));
}

/** Standard deviation of the level of speech from second to second, the background taken out, and the seconds far off. */
export function loudnessSpread(
  powers: Float64Array,
  speech: readonly FrameSpan[],
  noise: number,
): { decibels: number; moments: Moment[] } {
  const isSpeech = new Uint8Array(powers.length);
  for (const { from, until } of speech) isSpeech.fill(1, from, until);
  const seconds: { at: number; level: number }[] = [];
  for (let start = 0; start < powers.length; start += FRAMES_A_SECOND) {
    let sum = 0;
    let spoken = 0;
    const end = Math.min(powers.length, start + FRAMES_A_SECOND);
    for (let at = start; at < end; at += 1) {
      if (isSpeech[at] === 0) continue;
      sum += powers[at] as number;
      spoken += 1;
    }
    if (spoken < LEAST_SHARE * FRAMES_A_SECOND) continue;
    const level = decibels(Math.max(sum / spoken - noise, 1e-9));
    seconds.push({ at: start / FRAMES_A_SECOND, level });
  }
  const levels = seconds.map(({ level }) => level);
  const usual = mean(levels);
  return {
    decibels: standardDeviation(levels),
    moments: seconds
      .filter(({ level }) => Math.abs(level - usual) >= NOTABLE_DECIBELS)
      .map(({ at }) => ({ at, until: at + 1 })),
  };
}
