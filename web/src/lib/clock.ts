import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The only reader of the browser's clock. */
export function now(): Date {
  return new Date();
}

/** Milliseconds that never jump with the wall clock; for durations. */
export function monotonicMs(): number {
  return performance.now();
}

/** The calendar day of a moment in the browser's zone, in days since 1970. */
export function localDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * MINUTE_MS) / DAY_MS);
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

/** The present moment, renewed each second while `isRunning`; for clocks that follow the wall's. */
export function useSecond(isRunning: boolean): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setAt(now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return at;
}

/** The present moment, renewed at each full minute, and when the page is looked at again. */
export function useMinute(): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = () => setAt(now());
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(
      () => {
        tick();
        timer = setInterval(tick, MINUTE_MS);
      },
      MINUTE_MS - (now().getTime() % MINUTE_MS),
    );
    const handleShown = () => document.visibilityState === "visible" && tick();
    document.addEventListener("visibilitychange", handleShown);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleShown);
    };
  }, []);
  return at;
}
