import type { MouthShape } from "contract/speech-terms";
import type { TimedMouth } from "./timeline.ts";

/** A look at the sound this often: quicker than syllables, slower than vowels' own waves. */
const LOOK_SECONDS = 0.06;
/** Shares of a passage's loudness at which the mouth opens. Silence keeps it closed. */
const STEPS: readonly (readonly [share: number, shape: MouthShape])[] = [
  [0.62, "open"],
  [0.34, "half-open"],
  [0.1, "tongue-ridge"],
];

/** The mouth of a voice that tells no times: as open as the sound is loud, no more than that is known. */
export function mouthsByLoudness(samples: Float32Array, sampleRate: number): TimedMouth[] {
  const length = Math.round(sampleRate * LOOK_SECONDS);
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += length)
    levels.push(levelOf(samples, from, Math.min(from + length, samples.length)));
  const loudest = Math.max(0, ...levels);
  const mouths: TimedMouth[] = [];
  for (const [index, level] of levels.entries()) {
    const share = loudest > 0 ? level / loudest : 0;
    const shape = STEPS.find(([least]) => share >= least)?.[1] ?? "rest";
    const until = (index + 1) * LOOK_SECONDS;
    const last = mouths.at(-1);
    if (last?.shape === shape) last.until = until;
    else mouths.push({ shape, at: index * LOOK_SECONDS, until });
  }
  return mouths;
}

function levelOf(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  // Every fourth sample is enough for a level, and four times as quick.
  for (let at = from; at < to; at += 4) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt((sum * 4) / Math.max(1, to - from));
}

/** How long a letter is seen on the lips at speed 1. */
const LETTER_SECONDS = 0.075;
const LETTERS: Readonly<Record<string, MouthShape>> = {
  a: "open",
  e: "half-open",
  i: "wide",
  y: "wide",
  o: "round",
  u: "pursed",
  w: "pursed",
  m: "closed",
  b: "closed",
  p: "closed",
  f: "lip-bite",
  v: "lip-bite",
  s: "teeth",
  z: "teeth",
  r: "funnel",
};

/**
 * The mouth while the browser's own voice says a word, of which it tells only the beginning: a look at its
 * letters. Words in other scripts open and close once for each character.
 */
export function mouthsOfWord(word: string, speed: number): TimedMouth[] {
  const seconds = LETTER_SECONDS / speed;
  const shapes = [...word.normalize("NFD").toLowerCase()].flatMap((letter): MouthShape[] => {
    if (LETTERS[letter]) return [LETTERS[letter]];
    if (/[a-z]/.test(letter)) return ["tongue-ridge"];
    return /\p{L}/u.test(letter) ? ["half-open", "tongue-ridge"] : [];
  });
  return shapes.map((shape, index) => ({
    shape,
    at: index * seconds,
    until: (index + 1) * seconds,
  }));
}

const SYLLABLE: readonly MouthShape[] = ["half-open", "tongue-ridge", "open", "closed"];

/** The same where the browser does not even tell words: quiet opening and closing, for as long as it speaks. */
export function mouthWhileSpeaking(seconds: number, speed: number): MouthShape {
  return SYLLABLE[Math.floor((seconds * speed) / 0.14) % SYLLABLE.length] ?? "rest";
}
