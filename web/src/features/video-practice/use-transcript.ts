import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { startDictation } from "../../lib/dictation.ts";
import type { RecorderState } from "../../lib/media/use-recorder.ts";

export interface Transcript {
  text: string;
  change(text: string): void;
  /** True when the browser stopped listening before the end. */
  hasFailed: boolean;
}

/**
 * What was said: typed, or heard by the browser's recogniser while the take is recorded. A recogniser ends by
 * itself in a silence; it is begun again as long as the recording runs.
 */
export function useTranscript(state: RecorderState, isListening: boolean): Transcript {
  const language = useLanguage();
  const [text, setText] = useState("");
  const [hasFailed, setHasFailed] = useState(false);
  const isRecording = state === "recording";

  useEffect(() => {
    // A new take has new words.
    if (state === "starting") {
      setText("");
      setHasFailed(false);
    }
  }, [state]);

  useEffect(() => {
    if (!isRecording || !isListening) return;
    let isWanted = true;
    let stop = () => {};
    const listen = () => {
      stop = startDictation(language, {
        onWords: (words) => setText((before) => [before, words].filter(Boolean).join(" ")),
        onGuess: () => {},
        onEnd: (fault) => {
          if (!isWanted) return;
          if (fault === null || fault === "no-speech") listen();
          else setHasFailed(true);
        },
      });
    };
    listen();
    return () => {
      isWanted = false;
      stop();
    };
  }, [isRecording, isListening, language]);

  return { text, change: setText, hasFailed };
}
