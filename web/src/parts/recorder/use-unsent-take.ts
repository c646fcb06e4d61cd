import { useCallback, useState } from "react";
import type { Recorder } from "../../lib/media/use-recorder.ts";

/**
 * Stands before everything that would lose a recording. `guard(act)` acts at once where there is nothing to lose, else
 * asks first and, on yes, discards the recording and acts.
 */
export function useUnsentTake(recorder: Recorder) {
  const { take, state, discard } = recorder;
  const [safeId, setSafeId] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ act: () => void } | null>(null);
  const isRunning = state === "recording" || state === "paused";
  const isAtRisk = isRunning || (take !== null && take.id !== safeId);

  const guard = useCallback(
    (act: () => void) => {
      if (isAtRisk) return setAsked({ act });
      // One that is about to begin is not begun.
      if (take || state === "starting") void discard().then(act);
      else act();
    },
    [isAtRisk, take, state, discard],
  );
  return {
    guard,
    /** For a download, or an answer that was sent: the take may go. */
    markSafe: () => setSafeId(take?.id ?? null),
    dialog: {
      isOpen: asked !== null,
      onClose: () => setAsked(null),
      onConfirm: () => {
        const act = asked?.act;
        setAsked(null);
        void discard().then(act);
      },
    },
  };
}
