import { percentile } from "../statistics.ts";
import { filter, highPass, lowPass } from "./filters.ts";
import { FRAMES_A_SECOND, type FrameSpan, SAMPLE_RATE } from "./frames.ts";
import { chooseTrack, type PitchCandidate } from "./pitch-track.ts";

/** Pitch lives under 1 kHz: there a voice has little noise beside it, and a quarter of the samples is enough. */
const DECIMATION = 4;
const RATE = SAMPLE_RATE / DECIMATION;
const HOP = RATE / FRAMES_A_SECOND;
const LOWEST_HERTZ = 65;
const HIGHEST_HERTZ = 480;
/** 32 ms: two periods of the lowest voices. */
const WINDOW = Math.round(RATE * 0.032);
const SHORTEST = Math.floor(RATE / HIGHEST_HERTZ);
const LONGEST = Math.ceil(RATE / LOWEST_HERTZ);
/** A dip of the difference function above this is no period. */
const MOST_DIFFERENCE = 0.45;
/** Softer than the loud frames by this is the ringing after a vowel, or a room's hum, decibels. */
const MOST_SOFTNESS = 30;

/**
 * Pitch of each frame in hertz, 0 where there is none, by the difference function of YIN (de Cheveigné & Kawahara 2002)
 * and the least costly way through its candidates, so that a single octave slip does not stand.
 * @param samples at `SAMPLE_RATE`
 * @param frames how many frames to fill
 * @param spans where to look; elsewhere the pitch is 0
 */
export function trackPitch(
  samples: Float32Array,
  frames: number,
  spans: readonly FrameSpan[],
): Float32Array {
  const low = decimate(
    filter(samples, [
      highPass(60, SAMPLE_RATE),
      lowPass(900, SAMPLE_RATE),
      lowPass(900, SAMPLE_RATE),
    ]),
  );
  const startOf = (frame: number) => Math.round((frame + 0.5) * HOP - (WINDOW + LONGEST) / 2);
  const powers = Float64Array.from({ length: frames }, (_, frame) => powerAt(low, startOf(frame)));
  const least = percentile(powers, 0.95) / 10 ** (MOST_SOFTNESS / 10);
  const track = new Float32Array(frames);
  const differences = new Float64Array(LONGEST + 2);
  for (const { from, until } of spans) {
    const candidates = Array.from({ length: until - from }, (_, at) =>
      (powers[from + at] as number) < least
        ? []
        : candidatesAt(low, startOf(from + at), differences),
    );
    track.set(chooseTrack(candidates), from);
  }
  return track;
}

function decimate(samples: Float32Array): Float32Array {
  const decimated = new Float32Array(Math.floor(samples.length / DECIMATION));
  for (let at = 0; at < decimated.length; at += 1)
    decimated[at] = samples[at * DECIMATION] as number;
  return decimated;
}

function powerAt(samples: Float32Array, start: number): number {
  let sum = 0;
  for (let at = Math.max(0, start); at < start + WINDOW + LONGEST && at < samples.length; at += 1)
    sum += (samples[at] as number) ** 2;
  return sum;
}

/** @param differences scratch of `LONGEST + 2`, written anew */
function candidatesAt(
  samples: Float32Array,
  start: number,
  differences: Float64Array,
): PitchCandidate[] {
  if (start < 0 || start + WINDOW + LONGEST + 1 >= samples.length) return [];
  let sum = 0;
  for (let lag = 1; lag <= LONGEST + 1; lag += 1) {
    let difference = 0;
    for (let at = start; at < start + WINDOW; at += 1) {
      const step = (samples[at] as number) - (samples[at + lag] as number);
      difference += step * step;
    }
    sum += difference;
    differences[lag] = sum > 0 ? (difference * lag) / sum : 1;
  }
  const candidates: PitchCandidate[] = [];
  for (let lag = SHORTEST; lag <= LONGEST; lag += 1) {
    const here = differences[lag] as number;
    const before = differences[lag - 1] as number;
    const after = differences[lag + 1] as number;
    if (here >= MOST_DIFFERENCE || here > before || here >= after) continue;
    const curve = before - 2 * here + after;
    const shift = curve > 0 ? (before - after) / (2 * curve) : 0;
    candidates.push({ hertz: RATE / (lag + shift), difference: here });
  }
  return candidates;
}
