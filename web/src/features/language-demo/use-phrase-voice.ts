import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  createRecruiterVoice,
  type Hindrance,
  type VoiceOptions,
} from "../../parts/recruiter-avatar/recruiter-voice.ts";

export interface PhraseVoice {
  /** Text that is being said or fetched; null in silence. */
  saying: string | null;
  /** Text said last. */
  said: string | null;
  /** Why `said` was not heard. */
  hindrance: Hindrance | null;
  /** From the press itself: some browsers play sound only then. */
  say(text: string, language: LanguageCode, voice: SpeechVoice): void;
  stop(): void;
}

/** The server's voice, or the device's where it has none, for texts in any language. A recruiter who was muted is another matter. */
export function usePhraseVoice(): PhraseVoice {
  const options = useRef<VoiceOptions>({ voice: "nova", language: "en" });
  const [voice] = useState(() => createRecruiterVoice("", () => options.current));
  useEffect(() => voice.open(), [voice]);
  const { status, said, hindrance } = useSyncExternalStore(voice.subscribe, voice.view);
  return {
    ...{ said, hindrance, stop: voice.stop },
    saying: status === "silent" ? null : said,
    say(text, language, speaker) {
      options.current = { voice: speaker, language };
      void voice.say(text, 1);
    },
  };
}
