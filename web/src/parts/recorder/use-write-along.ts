import type { LanguageCode } from "contract/languages";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { type DictationFault, startDictation } from "../../lib/dictation.ts";
import { withWords } from "./with-words.ts";

/** A recogniser ends by itself after a silence: it is started again after this. */
const AGAIN_AFTER_MS = 250;

/**
 * The browser's recogniser beside the recording: it listens while `isOn`, through the pauses of the speaker, and writes
 * on where `text` ends. A fault ends it, and never the recording.
 */
export function useWriteAlong(
  isOn: boolean,
  text: string,
  onText: (text: string) => void,
  /** What is spoken, where it is not the interface's language. */
  spoken?: LanguageCode,
) {
  const ofInterface = useLanguage();
  const language = spoken ?? ofInterface;
  const [guess, setGuess] = useState("");
  const [fault, setFault] = useState<DictationFault | null>(null);
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  });
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const listen = () => {
      stop = startDictation(language, {
        onWords: (words) => {
          // Several may be settled before the screen is drawn again: each goes on where the last one ended.
          latest.current.text = withWords(latest.current.text, words);
          latest.current.onText(latest.current.text);
        },
        onGuess: setGuess,
        onEnd: (found) => {
          setGuess("");
          if (found && found !== "no-speech") return setFault(found);
          if (isWanted) timer = setTimeout(listen, AGAIN_AFTER_MS);
        },
      });
    };
    setFault(null);
    listen();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
    };
  }, [isOn, language]);
  return { guess, fault };
}
