import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { readUserRecord, userKeyOf } from "../../lib/user-record.ts";
import type { MomentSource } from "./moment.ts";
import { createRecruiterVoice, type Hindrance, type SpeakOutcome } from "./recruiter-voice.ts";

export type { SpeakOutcome };

export type RecruiterVoice = {
  status: "silent" | "loading" | "speaking";
  /** Text that is being said or was said last; stays as caption. */
  said: string | null;
  /** Why `said` was not heard; null while all is well. `Captions` tells the person, and offers to hear it. */
  hindrance: Hindrance | null;
  /**
   * Resolves when it was said to its end, was stopped, or could not be heard. Never rejects. Muted: shows the
   * text at once and resolves "muted". A new say stops the one before. Call it from the press itself where there
   * is one. What could not be played is shown as a toast from here (specification 1, section 8).
   */
  say(text: string, speed: number): Promise<SpeakOutcome>;
  /** Fetches and decodes, so that `say` of the same text and speed is heard at once. */
  prepare(text: string, speed: number): void;
  isPrepared(text: string, speed: number): boolean;
  /** Says the last text again; "stopped" when there is none. */
  replay(): Promise<SpeakOutcome>;
  stop(): void;
  /** Kept for this person on this device, as pace and captions are. */
  isMuted: boolean;
  setMuted(muted: boolean): void;
  /** The person's own multiplier on every speed: one of `PACES`. Holds from the next sentence on. */
  pace: number;
  setPace(pace: number): void;
  hasCaptions: boolean;
  setCaptions(on: boolean): void;
  /** The moment that is heard, for what follows it without rendering React. */
  moment: MomentSource;
};

/** The recruiter's voice for a screen, silent when the screen goes. Needs the words of `avatar`. */
export function useRecruiterVoice(options: {
  voice: SpeechVoice;
  language: LanguageCode;
}): RecruiterVoice {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [voice] = useState(() => {
    const record = readUserRecord();
    return createRecruiterVoice(record ? userKeyOf(record) : "", () => latest.current);
  });
  useEffect(() => voice.open(), [voice]);
  const view = useSyncExternalStore(voice.subscribe, voice.view);
  return useMemo(() => ({ ...voice, ...view }), [voice, view]);
}
