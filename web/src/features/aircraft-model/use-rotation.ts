import { useEffect, useEffectEvent } from "react";
import { monotonicMs } from "../../lib/clock.ts";

/** Specification 2, section 9: one degree every 50 ms. */
const STEP_MS = 50;
/** More steps than this at once are a page that slept: it goes on from where it was. */
const MOST_AT_ONCE = 5;

/**
 * Turns as long as it is on and the page is seen; `turn` is given the degrees that have come due, so that a busy page
 * turns as fast as an idle one.
 */
export function useRotation(isRotating: boolean, turn: (degrees: number) => void) {
  const handle = useEffectEvent(turn);
  useEffect(() => {
    if (!isRotating) return;
    let last = monotonicMs();
    const timer = setInterval(() => {
      const due = Math.floor((monotonicMs() - last) / STEP_MS);
      last += due * STEP_MS;
      if (due > 0 && !document.hidden) handle(Math.min(due, MOST_AT_ONCE));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRotating]);
}
