import { useEffect, useState } from "react";
import { now } from "../../lib/clock.ts";

const TICK_MS = 1000;

/** The wall clock in milliseconds, renewed each second while something runs, and when a tab that slept is looked at. */
export function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(() => now().getTime());
  useEffect(() => {
    const tick = () => setNowMs(now().getTime());
    tick();
    if (!isTicking) return;
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isTicking]);
  return nowMs;
}
