import { useEffect } from "react";

/** Signs that somebody uses the page: from then on it is theirs. */
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** What comes later than this is not part of the arrival. */
const ARRIVAL_MS = 5000;

/**
 * Leads to the place that the address names, and stays there while what is above and beneath it still comes. Reading goes
 * on at its heading, where nothing else has taken the focus.
 */
export function useLanding(id: string): void {
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    const place = document.getElementById(id);
    if (document.activeElement === document.body)
      place?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    const left = new AbortController();
    const leave = () => left.abort();
    const growth = new ResizeObserver(() => place?.scrollIntoView());
    growth.observe(document.getElementById("main") ?? document.body);
    left.signal.addEventListener("abort", () => growth.disconnect());
    for (const sign of SIGNS) addEventListener(sign, leave, { signal: left.signal, passive: true });
    const timer = setTimeout(leave, ARRIVAL_MS);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [id]);
}
