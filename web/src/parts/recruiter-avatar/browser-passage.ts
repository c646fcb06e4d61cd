import type { SpeechVoice } from "contract/speech-terms";
import { monotonicMs } from "../../lib/clock.ts";
import { type BrowserSpeech, sayInBrowser } from "../../lib/speech/browser-voice.ts";
import type { Moment } from "./moment.ts";
import { mouthsOfWord, mouthWhileSpeaking } from "./mouths-without-times.ts";
import type { Passage } from "./passages.ts";
import { momentAt, type Timeline } from "./timeline.ts";

/** How a word goes on from where the browser says that it begins. */
const WORD = /^[\p{L}\p{N}\p{M}'’-]+/u;

/** A passage in the browser's own voice, and the moment of it as far as the browser tells. */
export function sayPassageInBrowser(
  { text, start }: Passage,
  options: { browserVoice: SpeechSynthesisVoice; voice: SpeechVoice; speed: number },
  onStart: () => void,
): BrowserSpeech & { moment(): Moment } {
  const whole = { start, end: start + text.length };
  let startedAtMs: number | null = null;
  let word: { timeline: Timeline; atMs: number } | null = null;
  const speech = sayInBrowser(text, options, {
    onStart() {
      startedAtMs = monotonicMs();
      onStart();
    },
    onWord(at) {
      const letters = WORD.exec(text.slice(at))?.[0];
      if (!letters) return;
      const mouths = mouthsOfWord(letters, options.speed);
      const timeline = { start: start + at, length: letters.length, words: null, mouths };
      word = { timeline, atMs: monotonicMs() };
    },
  });
  return {
    ...speech,
    moment() {
      if (startedAtMs === null) return { start, end: start, mouth: "rest" };
      if (word) return momentAt(word.timeline, (monotonicMs() - word.atMs) / 1000);
      const seconds = (monotonicMs() - startedAtMs) / 1000;
      return { ...whole, mouth: mouthWhileSpeaking(seconds, options.speed) };
    },
  };
}
