import type { LanguageCode } from "contract/languages";
import { useEffect, useRef, useState } from "react";
import { type DictationFault, startDictation } from "../../../lib/dictation.ts";

/** What became of the phrase that was said last. */
interface Hearing {
  phrase: string;
  isOpen: boolean;
  /** The browser's present guess. */
  guess: string;
  /** What it settled on; "" before that. */
  words: string;
  fault: DictationFault | null;
}

/** Listens to one phrase at a time, in the language of the phrase, and stops when something was understood. */
export function useListening() {
  const [hearing, setHearing] = useState<Hearing | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const runs = useRef(0);
  // The microphone is let go with the screen.
  useEffect(() => () => stop.current(), []);

  const start = (phrase: string, language: LanguageCode) => {
    stop.current();
    runs.current += 1;
    const run = runs.current;
    setHearing({ phrase, isOpen: true, guess: "", words: "", fault: null });
    // What an earlier run still has to say is not about this one.
    const change = (next: Partial<Hearing>) =>
      run === runs.current && setHearing((before) => before && { ...before, ...next });
    let end = () => {};
    end = startDictation(language, {
      onWords: (words) => {
        if (words === "") return;
        change({ words, guess: "" });
        end();
      },
      onGuess: (guess) => change({ guess }),
      onEnd: (fault) => change({ isOpen: false, guess: "", fault }),
    });
    stop.current = end;
  };

  return { hearing, start, stop: () => stop.current() };
}
