import type { Moment } from "contract/delivery";
import { FRAMES_A_SECOND, type FrameSpan } from "./frames.ts";

/** From here on a silence is heard as a pause rather than as breath, seconds. */
const PAUSE_SECONDS = 0.5;
/** From here on a listener waits, seconds. */
const LONG_PAUSE_SECONDS = 2;
/** Silences before and after the answer are no pauses, but they are time without speech. */
const SILENCE_SECONDS = 1;

export const momentOf = ({ from, until }: FrameSpan): Moment => ({
  at: from / FRAMES_A_SECOND,
  until: until / FRAMES_A_SECOND,
});

const secondsIn = ({ at, until }: Moment): number => until - at;

/** Pauses between the first and the last word, and the seconds between these. */
export function findPauses(speech: readonly FrameSpan[]): {
  pauses: Moment[];
  longPauses: Moment[];
  answerSeconds: number;
} {
  const gaps = gapsBetween(speech);
  const first = speech[0]?.from ?? 0;
  const last = speech.at(-1)?.until ?? 0;
  return {
    pauses: gaps.filter((gap) => secondsIn(gap) >= PAUSE_SECONDS),
    longPauses: gaps.filter((gap) => secondsIn(gap) >= LONG_PAUSE_SECONDS),
    answerSeconds: (last - first) / FRAMES_A_SECOND,
  };
}

/** Every second and more without speech, the beginning and the end of the recording with it. */
export function findSilences(speech: readonly FrameSpan[], durationSeconds: number): Moment[] {
  const first = speech[0];
  const last = speech.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    { at: 0, until: momentOf(first).at },
    ...gapsBetween(speech),
    { at: momentOf(last).until, until: durationSeconds },
  ].filter((silence) => secondsIn(silence) >= SILENCE_SECONDS);
}

const gapsBetween = (speech: readonly FrameSpan[]): Moment[] =>
  speech.slice(1).map(({ from }, at) => momentOf({ from: speech[at]?.until ?? from, until: from }));
