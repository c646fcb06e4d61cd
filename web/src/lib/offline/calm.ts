import { monotonicMs } from "../clock.ts";

/** Somebody who reads or thinks; shorter pauses lie between two presses. */
const CALM_MS = 3000;

/** A page that paints without end is never called idle by some browsers. */
const IDLE_WITHIN_MS = 300;

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove"] as const;

export interface Calm {
  /** Resolves when nobody has touched the page for a while and it has nothing to do; at once if that is so now. */
  wait: () => Promise<void>;
  stop: () => void;
}

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve);
  });

/** Watches whether the person uses the page, from now until stopped. */
export function followCalm(): Calm {
  let touchedAt = monotonicMs();
  const handleSign = () => {
    touchedAt = monotonicMs();
  };
  for (const sign of SIGNS) addEventListener(sign, handleSign, { passive: true, capture: true });
  return {
    async wait() {
      for (;;) {
        const stillMs = touchedAt + CALM_MS - monotonicMs();
        if (stillMs <= 0) break;
        await new Promise((resolve) => setTimeout(resolve, stillMs));
      }
      await idle();
    },
    stop() {
      for (const sign of SIGNS) removeEventListener(sign, handleSign, { capture: true });
    },
  };
}
