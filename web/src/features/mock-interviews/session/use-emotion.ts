import type { EmotionReading } from "contract/emotion";
import { EMOTION_MIN_CHARACTERS } from "contract/interview-session-terms";
import { isRecordingPlaceholder } from "contract/recording-placeholder";
import { useEffect, useRef, useState } from "react";
import { readEmotion } from "./api.ts";

/** A pause in the typing this long is worth a reading. */
const PAUSE_MS = 400;

export interface EmotionHold {
  reading: EmotionReading | null;
  isReading: boolean;
}

/**
 * How a draft sounds, read on each change once it is longer than ten characters (specification 1, section 5). The last
 * draft wins: an answer to an earlier one is never shown. A failed reading is logged and cleared.
 */
export function useEmotion(
  draft: string,
  { recruiterId, isOn }: { recruiterId: string; isOn: boolean },
  onRead: (reading: EmotionReading) => void,
): EmotionHold {
  const [hold, setHold] = useState<EmotionHold>({ reading: null, isReading: false });
  const listener = useRef(onRead);
  useEffect(() => {
    listener.current = onRead;
  });
  const text = draft.trim();
  const isWanted = isOn && draft.length > EMOTION_MIN_CHARACTERS && !isRecordingPlaceholder(draft);
  const isTooShort = draft.length <= EMOTION_MIN_CHARACTERS;
  useEffect(() => {
    if (isTooShort) setHold({ reading: null, isReading: false });
    if (!isWanted || text === "") return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setHold((before) => ({ ...before, isReading: true }));
      readEmotion(text, recruiterId, stop.signal).then(
        (reading) => {
          if (stop.signal.aborted) return;
          setHold({ reading, isReading: false });
          listener.current(reading);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn("The emotion could not be read", error);
          setHold({ reading: null, isReading: false });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
      setHold((before) => (before.isReading ? { ...before, isReading: false } : before));
    };
  }, [text, isWanted, isTooShort, recruiterId]);
  return hold;
}
