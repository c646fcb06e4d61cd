import type { LanguageCode } from "contract/languages";
import { isRecordingPlaceholder } from "contract/recording-placeholder";
import { useEffect, useRef, useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import type { Take } from "../../lib/media/take.ts";
import { askForWords, UnreadableSound } from "./api.ts";

export type WordsFault = "unreadable" | "offline" | "tooMany" | "failed";

export type WordsState =
  | { what: "idle" }
  | { what: "working" }
  /** They stand in the field. */
  | { what: "written" }
  /** Nothing was heard in the recording. */
  | { what: "silent" }
  /** Something stands in the field already: the person says what becomes of them. */
  | { what: "offered"; words: string }
  | { what: "failed"; fault: WordsFault };

interface ServiceWordsInput {
  take: Take | null;
  /** That is spoken in the take. */
  language: LanguageCode;
  /** What stands in the field of the words. */
  text: string;
  onText: (text: string) => void;
}

const IDLE: WordsState = { what: "idle" };

/** A take written down by the server's service, when its person asks for it; what was typed is never written over. */
export function useServiceWords({ take, language, text, onText }: ServiceWordsInput) {
  const [state, setState] = useState<WordsState>(IDLE);
  const asking = useRef<AbortController | null>(null);
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  });
  const takeId = take?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each take anew.
  useEffect(() => {
    setState(IDLE);
    return () => asking.current?.abort();
  }, [takeId]);

  const ask = async () => {
    if (!take || state.what === "working") return;
    const stop = new AbortController();
    asking.current = stop;
    setState({ what: "working" });
    try {
      const words = await askForWords(take.blob, language, stop.signal);
      if (stop.signal.aborted) return;
      const now = latest.current;
      if (words === "") return setState({ what: "silent" });
      if (now.text.trim() !== "" && !isRecordingPlaceholder(now.text))
        return setState({ what: "offered", words });
      now.onText(words);
      setState({ what: "written" });
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn("A recording could not be written down", error);
      setState({ what: "failed", fault: faultOf(error) });
    }
  };

  return {
    state,
    ask,
    /** Puts offered words after what stands in the field. */
    add() {
      if (state.what !== "offered") return;
      const before = latest.current.text.trimEnd();
      const kept = isRecordingPlaceholder(before) ? "" : before;
      latest.current.onText(kept === "" ? state.words : `${kept}\n${state.words}`);
      setState({ what: "written" });
    },
    leaveOut: () => setState(IDLE),
  };
}

function faultOf(error: unknown): WordsFault {
  if (error instanceof UnreadableSound) return "unreadable";
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.status === 429 ? "tooMany" : "failed";
}
