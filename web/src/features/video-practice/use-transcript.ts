import { useEffect, useState } from "react";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { useWriteAlong } from "../../parts/recorder/use-write-along.ts";

/** A pause this long in the typing is written down beside the take. */
const KEEP_AFTER_MS = 250;

export interface Transcript {
  text: string;
  change(text: string): void;
  /** True when the browser stopped listening before the end. */
  hasFailed: boolean;
}

/**
 * What was said: typed, or heard by the browser's recogniser while the take is recorded. It lies beside the take on the
 * disk, and comes back with it.
 */
export function useTranscript(
  { state, noteWords }: Pick<Recorder, "state" | "noteWords">,
  isListening: boolean,
): Transcript {
  const [text, setText] = useState("");
  useEffect(() => {
    // A new take has new words.
    if (state === "starting") setText("");
  }, [state]);
  useEffect(() => {
    const timer = setTimeout(() => noteWords(text), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, noteWords]);
  const { fault } = useWriteAlong(state === "recording" && isListening, text, setText);
  return { text, change: setText, hasFailed: fault !== null };
}
