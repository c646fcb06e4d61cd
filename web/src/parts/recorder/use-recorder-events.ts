import { useEffect, useRef } from "react";
import type { MediaFault } from "../../lib/media/media-fault.ts";
import type { Recorder } from "../../lib/media/use-recorder.ts";

interface RecorderEvents {
  onStarted: () => void;
  /** A take is there that was not before. */
  onStopped: () => void;
  onFault: (fault: MediaFault) => void;
}

/** Tells a screen what has happened to its recorder, once each: what it says in toasts and aloud. */
export function useRecorderEvents({ state, fault }: Recorder, events: RecorderEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const before = useRef({ state, fault });
  useEffect(() => {
    const { state: last, fault: lastFault } = before.current;
    before.current = { state, fault };
    if (state === "recording" && last === "starting") latest.current.onStarted();
    if (state === "stopped" && ["recording", "paused", "stopping"].includes(last))
      latest.current.onStopped();
    if (fault && fault !== lastFault) latest.current.onFault(fault);
  }, [state, fault]);
}
