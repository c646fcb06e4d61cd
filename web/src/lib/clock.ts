import { useEffect, useState } from "react";

/** The only reader of the browser's clock. */
export function now(): Date {
  return new Date();
}

/** Milliseconds that never jump with the wall clock; for durations. */
export function monotonicMs(): number {
  return performance.now();
}

export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Seconds since `startedAtMs` (from `monotonicMs`), ticking once a second; null stops the clock. */
export function useElapsedSeconds(startedAtMs: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (startedAtMs === null) return;
    const tick = () => setSeconds(Math.floor((monotonicMs() - startedAtMs) / 1000));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startedAtMs]);
  return seconds;
}
