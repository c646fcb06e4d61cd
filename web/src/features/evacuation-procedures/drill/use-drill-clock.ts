import { useCallback, useEffect, useRef, useState } from "react";
import { monotonicMs } from "../../../lib/clock.ts";

const TICK_MS = 200;

/**
 * The drill's own time in milliseconds, measured and not counted: a tab that slept shows the right time
 * when it wakes. It stands while `isRunning` is false.
 * @param startMs where it begins: 0, or where a kept drill was left
 */
export function useDrillClock(startMs: number, isRunning: boolean) {
  const before = useRef(startMs);
  const since = useRef<number | null>(null);
  const [shownMs, setShownMs] = useState(startMs);
  const read = useCallback(
    () => before.current + (since.current === null ? 0 : monotonicMs() - since.current),
    [],
  );
  useEffect(() => {
    if (!isRunning) return;
    since.current = monotonicMs();
    const tick = () => setShownMs(read());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
      before.current = read();
      since.current = null;
    };
  }, [isRunning, read]);
  return { shownMs, read };
}
