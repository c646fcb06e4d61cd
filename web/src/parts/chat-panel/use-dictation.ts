import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { type DictationFault, startDictation } from "../../lib/dictation.ts";

/** Speech to text for one field: `onWords` gets what was settled, `guess` is what is being heard. */
export function useDictation(onWords: (words: string) => void) {
  const language = useLanguage();
  const [isListening, setIsListening] = useState(false);
  const [guess, setGuess] = useState("");
  const [fault, setFault] = useState<DictationFault | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const take = useRef(onWords);
  useEffect(() => {
    take.current = onWords;
  });
  // The microphone is let go with the screen.
  useEffect(() => () => stop.current(), []);

  function start() {
    setFault(null);
    setGuess("");
    setIsListening(true);
    stop.current = startDictation(language, {
      onWords: (words) => take.current(words),
      onGuess: setGuess,
      onEnd: (found) => {
        setIsListening(false);
        setGuess("");
        setFault(found);
      },
    });
  }

  return { isListening, guess, fault, start, stop: () => stop.current() };
}
