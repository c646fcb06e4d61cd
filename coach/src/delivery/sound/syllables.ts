import { clamp, decibels, percentile } from "../statistics.ts";
import { filter, highPass, lowPass } from "./filters.ts";
import { FRAMES_A_SECOND, type FrameSpan, HOP, SAMPLE_RATE } from "./frames.ts";

/** The first formants: vowels stand out there, hissing consonants do not. */
const BAND = [400, 1200] as const;
const WINDOW = Math.round(SAMPLE_RATE * 0.055);
/**
 * Two nuclei have a dip of this many decibels between them: less the faster somebody speaks, for quick syllables run into
 * each other, and slow vowels tremble. Counted once with the first, then with what that count calls for. Fitted to four
 * sentences in three synthetic voices at three speeds; `npm run eval` prints the error on others.
 */
const FIRST_DIP = 1.5;
const DIP = { least: 0.7, most: 1.8, usualRate: 4.6, perSyllable: -0.75 };
/** Quieter than this under the loudest vowels there is no nucleus. */
const RANGE = 20;
/** A nucleus is voiced near its peak, in frames before and after. */
const VOICE_BEFORE = 4;
const VOICE_AFTER = 6;

/**
 * Frames in which a syllable has its nucleus: voiced peaks of the level between 400 and 1200 Hz, after de Jong & Wempe 2009
 * (Behavior Research Methods 41), band, smoothing and dip as fitted to synthetic speech with known phones.
 * @param samples at `SAMPLE_RATE`
 * @param pitch of each frame, 0 where there is none
 */
export function findSyllables(
  samples: Float32Array,
  speech: readonly FrameSpan[],
  pitch: Float32Array,
): number[] {
  const levels = envelope(samples, pitch.length);
  const spoken = speech.flatMap(({ from, until }) => [...levels.subarray(from, until)]);
  const least = Math.max(percentile(spoken, 0.99) - RANGE, percentile(levels, 0.05) + 5);
  const count = (dip: number) =>
    speech.flatMap((span) =>
      peaksIn(levels, span, dip).filter(
        (at) => (levels[at] as number) > least && isVoicedNear(pitch, at),
      ),
    );
  const rate = (FRAMES_A_SECOND * count(FIRST_DIP).length) / Math.max(1, spoken.length);
  const dip = FIRST_DIP + DIP.perSyllable * (rate - DIP.usualRate);
  return count(clamp(dip, DIP.least, DIP.most));
}

function envelope(samples: Float32Array, frames: number): Float64Array {
  const band = filter(samples, [highPass(BAND[0], SAMPLE_RATE), lowPass(BAND[1], SAMPLE_RATE)]);
  const hann = Float64Array.from(
    { length: WINDOW },
    (_, at) => (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW)) ** 2,
  );
  const levels = new Float64Array(frames);
  for (let frame = 0; frame < frames; frame += 1) {
    const start = Math.round((frame + 0.5) * HOP - WINDOW / 2);
    let sum = 0;
    for (let at = Math.max(0, -start); at < WINDOW && start + at < band.length; at += 1)
      sum += (band[start + at] as number) ** 2 * (hann[at] as number);
    levels[frame] = decibels(sum / WINDOW + 1e-9);
  }
  return levels;
}

/** Highest points between dips of at least `dip` decibels. */
function peaksIn(levels: Float64Array, { from, until }: FrameSpan, dip: number): number[] {
  const peaks: number[] = [];
  let isRising = true;
  let highest = Number.NEGATIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  let peak = from;
  for (let at = from; at < until; at += 1) {
    const level = levels[at] as number;
    if (isRising) {
      if (level > highest) {
        highest = level;
        peak = at;
      } else if (highest - level >= dip) {
        peaks.push(peak);
        isRising = false;
        lowest = level;
      }
    } else if (level < lowest) lowest = level;
    else if (level - lowest >= dip) {
      isRising = true;
      highest = level;
      peak = at;
    }
  }
  if (isRising && until > from) peaks.push(peak);
  return peaks;
}

function isVoicedNear(pitch: Float32Array, at: number): boolean {
  for (let near = at - VOICE_BEFORE; near <= at + VOICE_AFTER; near += 1)
    if ((pitch[near] ?? 0) > 0) return true;
  return false;
}
