import { decibels } from "../statistics.ts";
import { filter, kWeighting } from "./filters.ts";

/** Of a tone of 997 Hz at full scale, so that it reads -3.01 LUFS. */
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-5: K-weighting, blocks of 400 ms every 100 ms, gates at -70 LUFS and
 * at 10 below the mean.
 * @returns null when no block is above the gates, or there is no block
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number | null {
  const weighted = filter(samples, kWeighting(sampleRate));
  const tenth = Math.round(sampleRate / 10);
  const tenths = Array.from({ length: Math.floor(weighted.length / tenth) }, (_, at) => {
    let sum = 0;
    for (let index = at * tenth; index < (at + 1) * tenth; index += 1)
      sum += (weighted[index] as number) ** 2;
    return sum;
  });
  const blocks = tenths.slice(3).map((last, at) => {
    const sum = (tenths[at] ?? 0) + (tenths[at + 1] ?? 0) + (tenths[at + 2] ?? 0) + last;
    return sum / (4 * tenth);
  });
  const loud = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  if (loud.length === 0) return null;
  const gate = loudnessOf(meanOf(loud)) + RELATIVE_GATE;
  return loudnessOf(meanOf(loud.filter((power) => loudnessOf(power) > gate)));
}

const loudnessOf = (power: number): number => OFFSET + decibels(power);

const meanOf = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / powers.length;
