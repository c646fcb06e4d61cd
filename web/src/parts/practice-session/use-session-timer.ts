import { useCallback, useEffect, useMemo, useState } from "react";
import { monotonicMs, useElapsedSeconds } from "../../lib/clock.ts";

export interface SessionTimer {
  /** Null while it stands. */
  startedAtMs: number | null;
  /** What it showed when it began, or stopped. */
  baseSeconds: number;
  secondsNow(): number;
  start(fromSeconds: number): void;
  /** Stands still; at `atSeconds`, or where it is. */
  stop(atSeconds?: number): void;
}

const startedAgo = (seconds: number) => monotonicMs() - seconds * 1000;

/** Counts the seconds of a practice session, from `fromSeconds` on (specification 2, section 4). */
export function useSessionTimer(fromSeconds: number): SessionTimer {
  const [{ startedAtMs, baseSeconds }, setRun] = useState<
    Pick<SessionTimer, "startedAtMs" | "baseSeconds">
  >(() => ({ startedAtMs: startedAgo(fromSeconds), baseSeconds: fromSeconds }));

  const secondsNow = useCallback(
    () => (startedAtMs === null ? baseSeconds : Math.floor((monotonicMs() - startedAtMs) / 1000)),
    [startedAtMs, baseSeconds],
  );
  const start = useCallback(
    (seconds: number) => setRun({ startedAtMs: startedAgo(seconds), baseSeconds: seconds }),
    [],
  );
  const stop = useCallback(
    (atSeconds?: number) => setRun({ startedAtMs: null, baseSeconds: atSeconds ?? secondsNow() }),
    [secondsNow],
  );
  return useMemo(
    () => ({ startedAtMs, baseSeconds, secondsNow, start, stop }),
    [startedAtMs, baseSeconds, secondsNow, start, stop],
  );
}

/** What the timer shows, each second anew. Kept apart from it, so that only the clock face renders again. */
export function useShownSeconds({ startedAtMs, baseSeconds }: SessionTimer): number {
  const ticked = useElapsedSeconds(startedAtMs);
  return startedAtMs === null ? baseSeconds : Math.max(ticked, baseSeconds);
}

const KEEP_EVERY_MS = 5000;

/** Keeps the seconds on this device, so that the timer goes on after a reload. */
export function useKeepSeconds(timer: SessionTimer, keepSeconds: (seconds: number) => void): void {
  const { startedAtMs, secondsNow } = timer;
  useEffect(() => {
    const keep = () => keepSeconds(secondsNow());
    keep();
    if (startedAtMs === null) return;
    const interval = setInterval(keep, KEEP_EVERY_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearInterval(interval);
      removeEventListener("pagehide", keep);
    };
  }, [startedAtMs, secondsNow, keepSeconds]);
}
