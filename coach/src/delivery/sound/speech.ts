import { clamp, decibels, mean, percentile, standardDeviation } from "../statistics.ts";
import { filter, highPass, lowPass } from "./filters.ts";
import { type FrameSpan, framePowers, lengthOf, SAMPLE_RATE, spansOf } from "./frames.ts";

/** Below this between the quiet and the loud frames nothing stands out of the background. */
const LEAST_RANGE = 6;
/** Quieter than this under the loud frames nobody hears as speech, however quiet the room. */
const MOST_RANGE = 38;
const QUIETEST = -75;
/** A stretch begins this much above where it ends, decibels. */
const HYSTERESIS = 1.5;
/** Shorter bursts are clicks. */
const LEAST_BURST = 4;
/** Gaps under a quarter of a second are part of talking: closures of consonants, not pauses (de Jong & Bosker 2013). */
const LEAST_GAP = 25;
/** A stretch of speech has this much voice in it: without it is a door, a page, a breath. */
const LEAST_VOICE = 5;

/** Level above which a frame is louder than the background, decibels; null where nothing stands out. */
function speechThreshold(levels: Float64Array): number | null {
  const floor = Math.max(percentile(levels, 0.05), QUIETEST - 10);
  const top = percentile(levels, 0.95);
  if (top - floor < LEAST_RANGE || top < QUIETEST + 10) return null;
  const quiet = levels.filter((level) => level < floor + Math.min(10, (top - floor) / 3));
  const background = mean([...quiet]);
  const margin = Math.max(2.5, 4 * standardDeviation([...quiet]));
  const above = clamp(background + margin, floor + 2.5, floor + (top - floor) / 2);
  return Math.max(above, top - MOST_RANGE, QUIETEST);
}

/** Vowels, the upper voice, and hisses: noise that drowns one of them seldom drowns all. */
const BANDS = [
  [150, 1000],
  [1000, 4000],
  [4000, 7600],
] as const;

/** Stretches in which some band is louder than its background, short gaps closed; noises are still among them. */
export function findLoudSpans(sound: Float32Array): FrameSpan[] {
  const bands = BANDS.map(([low, high]) =>
    loudFrames(
      framePowers(filter(sound, [highPass(low, SAMPLE_RATE), lowPass(high, SAMPLE_RATE)])).map(
        decibels,
      ),
    ),
  );
  const loud = (bands[0] ?? new Uint8Array()).map((_, at) =>
    bands.some((band) => band[at] === 1) ? 1 : 0,
  );
  for (const span of spansOf(loud, 0)) {
    const isInside = span.from > 0 && span.until < loud.length;
    if (isInside && lengthOf(span) < LEAST_GAP) loud.fill(1, span.from, span.until);
  }
  return spansOf(loud, 1);
}

function loudFrames(levels: Float64Array): Uint8Array {
  const loud = new Uint8Array(levels.length);
  const threshold = speechThreshold(levels);
  if (threshold === null) return loud;
  for (let at = 0; at < levels.length; at += 1) {
    const wanted = loud[at - 1] === 1 ? threshold : threshold + HYSTERESIS;
    loud[at] = (levels[at] as number) > wanted ? 1 : 0;
  }
  for (const span of spansOf(loud, 1))
    if (lengthOf(span) < LEAST_BURST) loud.fill(0, span.from, span.until);
  return loud;
}

/** Those of the stretches in which a voice is heard. */
export function keepVoiced(spans: readonly FrameSpan[], pitch: Float32Array): FrameSpan[] {
  return spans.filter(({ from, until }) => {
    let voiced = 0;
    for (let at = from; at < until; at += 1) if ((pitch[at] as number) > 0) voiced += 1;
    return voiced >= LEAST_VOICE;
  });
}

/** Frames this near to speech belong neither to it nor to the background. */
const EDGE = 10;
/** A room with less noise than this is silent: the figure would be the microphone's. */
const MOST_DECIBELS = 60;

/**
 * Speech over background in decibels, at most 60, the background taken out of the speech.
 * @param powers mean power of each frame
 */
export function signalToNoise(
  powers: Float64Array,
  speech: readonly FrameSpan[],
): { ratio: number; noise: number } {
  const isSpeech = new Uint8Array(powers.length);
  const isNear = new Uint8Array(powers.length);
  for (const { from, until } of speech) {
    isSpeech.fill(1, from, until);
    isNear.fill(1, Math.max(0, from - EDGE), until + EDGE);
  }
  let background = 0;
  let quiet = 0;
  let loud = 0;
  let spoken = 0;
  for (let at = 0; at < powers.length; at += 1) {
    const power = powers[at] as number;
    if (isSpeech[at] === 1) {
      loud += power;
      spoken += 1;
    } else if (isNear[at] === 0) {
      background += power;
      quiet += 1;
    }
  }
  const noise = quiet >= 2 * EDGE ? background / quiet : percentile(powers, 0.03);
  const signal = Math.max(loud / Math.max(1, spoken) - noise, 1e-12);
  return { ratio: clamp(decibels(signal) - decibels(noise), 0, MOST_DECIBELS), noise };
}
