import { toPieces } from "coach/speech/pieces";
import { PRONUNCIATIONS } from "coach/speech/pronunciations";
import { toSpeakable } from "coach/speech/speakable";
import { mp3Length } from "../mp3-length.ts";
import type { SoundThread } from "../sound-thread.ts";
import { type SpeechEngine, SpeechFault } from "../speech.ts";
import { VOICES } from "./voices.ts";

/** Raised when the same text would sound otherwise: rules of reading, pauses, the engine itself. */
const VERSION = 1;

/** English by Flite, in the sound thread: needs nothing but this program. */
export function createEnglishEngine(thread: SoundThread): SpeechEngine {
  return {
    version: JSON.stringify(["flite", VERSION, VOICES, PRONUNCIATIONS]),
    speaks: (language) => language === "en",
    say: async ({ text, voice, speed }) => {
      const words = toSpeakable(text);
      if (words.length === 0) throw new SpeechFault("nothing-to-say");
      const sound = await thread.make({ kind: "say", pieces: toPieces(words), voice, speed });
      return {
        audio: sound.audio,
        seconds: toMilliseconds(mp3Length(sound.audio)?.seconds ?? 0),
        words: words.map(({ start, end }, index) => ({
          text: text.slice(start, end),
          start,
          end,
          at: toMilliseconds(sound.words[index]?.at ?? 0),
          until: toMilliseconds(sound.words[index]?.until ?? 0),
        })),
        mouths: sound.mouths.map(({ shape, at, until }) => ({
          shape,
          at: toMilliseconds(at),
          until: toMilliseconds(until),
        })),
        source: "built-in",
      };
    },
    stop: () => thread.stop(),
  };
}

/** Finer is neither seen nor heard. */
const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
