import type { DashboardSection } from "../navigation.ts";
import { SECTION_OFFSET_PX } from "./use-active-section.ts";

/** By these a person says that they want to be elsewhere. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "popstate"] as const;

let letGo: (() => void) | null = null;

/**
 * Goes to a section of the dashboard and stays with it while the page above it still grows, until the
 * person moves the page. A section that is still to be drawn is gone to as soon as it is.
 */
export function goToSection(id: DashboardSection): void {
  letGo?.();
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let behavior: ScrollBehavior = isStill ? "instant" : "smooth";
  const go = () => {
    const element = document.getElementById(id);
    if (!element) return;
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - SECTION_OFFSET_PX, behavior });
  };
  // Once there, staying is no motion: what was read keeps its place.
  const handleArrival = () => {
    behavior = "instant";
  };
  // Observing calls back once at once, which is the first step of the way.
  const growth = new ResizeObserver(go);
  const ended = new AbortController();
  letGo = () => {
    growth.disconnect();
    ended.abort();
    letGo = null;
  };
  growth.observe(document.getElementById("main") ?? document.body);
  addEventListener("scrollend", handleArrival, { signal: ended.signal });
  for (const move of OWN_MOVES) {
    addEventListener(move, letGo, { signal: ended.signal, passive: true });
  }
}
