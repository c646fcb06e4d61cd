import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";
import { mp3Length } from "../mp3-length.ts";
import type { SoundThread } from "../sound-thread.ts";
import { type SpeechEngine, SpeechFault } from "../speech.ts";
import type { RunProgram } from "./run.ts";

/** Its names of languages. Not Japanese, whose kanji it reads as names of signs, nor Arabic, whose vowels it lacks. */
const LANGUAGES: Partial<Record<LanguageCode, string>> = {
  ...{ es: "es", fr: "fr-fr", de: "de", it: "it", pt: "pt", nl: "nl", zh: "cmn", ko: "ko" },
};
/** Its variants of a voice, and pitch from 0 to 99. */
const MANNERS: Readonly<Record<SpeechVoice, readonly [variant: string, pitch: number]>> = {
  nova: ["f2", 50],
  shimmer: ["f4", 65],
  fable: ["f1", 55],
  alloy: ["m1", 60],
  echo: ["m3", 40],
  onyx: ["m7", 20],
};
const WORDS_A_MINUTE = 165;

/** Other languages by `espeak-ng`, where the machine has it. It tells no times. */
export function createEspeakEngine(
  file: string,
  { programs, thread }: { programs: RunProgram; thread: SoundThread },
): SpeechEngine {
  return {
    version: JSON.stringify(["espeak-ng", file, MANNERS]),
    speaks: (language) => language in LANGUAGES,
    say: async ({ text, voice, speed, language }) => {
      const name = LANGUAGES[language];
      if (!name) throw new SpeechFault("no-voice");
      const [variant, pitch] = MANNERS[voice];
      const settings = [
        ...["-v", `${name}+${variant}`, "-p", String(pitch)],
        ...["-s", String(Math.round(WORDS_A_MINUTE * speed)), "-b", "1", "--stdin", "--stdout"],
      ];
      const wave = await programs.speak(file, settings, text);
      const { audio } = await thread.make({ kind: "encode", ...wave });
      const seconds = mp3Length(audio)?.seconds ?? 0;
      return { audio, seconds, words: null, mouths: null, source: "program" };
    },
    stop: async () => programs.stop(),
  };
}
