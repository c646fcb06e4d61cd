import { alignWords } from "coach/speech/align";
import type { TimedPhone } from "coach/speech/mouth";
import type { SpokenWord } from "coach/speech/speakable";
import type { SpeechVoice } from "contract/speech-terms";
import type { Flite } from "./flite.ts";
import { resample } from "./resample.ts";
import { VOICES } from "./voices.ts";

/** One piece of speech: its sound, and times in seconds from the beginning of the piece. */
export type SaidPiece = {
  samples: Float32Array;
  sampleRate: number;
  words: { at: number; until: number }[];
  phones: TimedPhone[];
};

/** Rest between sentences at speed 1; the engine's own is half of it, and sounds breathless. */
const SENTENCE_PAUSE_SECONDS = 0.4;
/** Silence before the first sound: whoever asked waits no longer than that. */
const LEAD_SECONDS = 0.05;
/** Above this, sound is bent instead of cut off. */
const SOFT_LIMIT = 0.8;

/**
 * Says one piece.
 * @param speed 0.5 to 2
 * @param isFirst whether nothing was said before: then it begins at once
 */
export function sayPiece(
  flite: Flite,
  piece: readonly SpokenWord[],
  { voice, speed, isFirst }: { voice: SpeechVoice; speed: number; isFirst: boolean },
): SaidPiece {
  const { base, tract, pitchHz, pitchSpreadHz, gain } = VOICES[voice];
  const said = flite.say(piece.map(({ spoken, pause }) => spoken + pause).join(" "), {
    base,
    stretch: tract / speed,
    pitchHz: pitchHz / tract,
    pitchSpreadHz: pitchSpreadHz / tract,
  });
  const { sampleRate } = said;
  const samples = limited(resample(said.samples, tract), gain);
  const phones = said.phones.map(({ phone, at, until }) => ({
    phone,
    at: at / tract,
    until: until / tract,
  }));
  const spokenWords = piece.map(({ spoken }) => spoken.split(" "));
  const sounds = flite.pronounce(spokenWords.flat());
  let next = 0;
  const pronunciations = spokenWords.map(({ length }) => {
    next += length;
    return sounds.slice(next - length, next).flat();
  });
  const words = alignWords(phones, pronunciations);
  return rested({ samples, sampleRate, words, phones }, piece, speed, isFirst);
}

/** Gives the pauses their length. */
function rested(
  said: SaidPiece,
  piece: readonly SpokenWord[],
  speed: number,
  isFirst: boolean,
): SaidPiece {
  const wanted = SENTENCE_PAUSE_SECONDS / speed;
  /** Where sound is cut out or put in: at this second of the original, so many seconds. */
  const changes: { at: number; seconds: number }[] = [];
  const [lead] = said.phones;
  if (isFirst && lead?.phone === "pau") changes.push({ at: 0, seconds: LEAD_SECONDS - lead.until });
  for (const { phone, at, until } of said.phones) {
    if (phone !== "pau" || at === 0) continue;
    const isLast = until >= (said.phones.at(-1)?.until ?? 0);
    const before = said.words.findLastIndex((word) => word.until <= at + 0.001);
    const endsSentence = /[.?!]/.test(piece[before]?.pause ?? "");
    // The next piece begins with half a pause of its own.
    const needed = (isLast ? wanted / 2 : wanted) - (until - at);
    if (endsSentence && needed > 0) changes.push({ at: (at + until) / 2, seconds: needed });
  }
  const move = (second: number) =>
    changes.reduce((moved, { at, seconds }) => {
      if (seconds > 0) return second > at ? moved + seconds : moved;
      return moved - Math.min(Math.max(second - at, 0), -seconds);
    }, second);
  const timed = <Timed extends { at: number; until: number }>(entry: Timed): Timed => ({
    ...entry,
    at: move(entry.at),
    until: move(entry.until),
  });
  return {
    samples: respaced(said.samples, said.sampleRate, changes),
    sampleRate: said.sampleRate,
    words: said.words.map(timed),
    phones: said.phones.map(timed),
  };
}

function respaced(
  samples: Float32Array,
  sampleRate: number,
  changes: readonly { at: number; seconds: number }[],
): Float32Array {
  const parts: Float32Array[] = [];
  let from = 0;
  for (const { at, seconds } of changes) {
    const cut = Math.round(at * sampleRate);
    const count = Math.round(Math.abs(seconds) * sampleRate);
    parts.push(samples.subarray(from, cut));
    if (seconds > 0) parts.push(new Float32Array(count));
    from = seconds > 0 ? cut : cut + count;
  }
  parts.push(samples.subarray(from));
  const made = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

function limited(samples: Float32Array, gain: number): Float32Array {
  return samples.map((sample) => {
    const loud = sample * gain;
    const over = Math.abs(loud) - SOFT_LIMIT;
    if (over <= 0) return loud;
    const room = 1 - SOFT_LIMIT;
    return Math.sign(loud) * (SOFT_LIMIT + room * Math.tanh(over / room));
  });
}
