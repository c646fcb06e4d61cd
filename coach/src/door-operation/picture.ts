import type { DoorState } from "./state.ts";

/** How long the drawn door takes to open; the rule only says ten seconds at most (14 CFR 25.809(b)). */
export const OPENING_MS = 2400;
/** The girt is pulled tight, and the slide starts, as the door passes half of its way. */
const SLIDE_STARTS_MS = OPENING_MS / 2;

/**
 * How far door and slide have come.
 * @param nowMs since the start of the exercise
 * @returns both from 0 to 1
 */
export function movementAt(
  { openedAtMs, isSlideOut, exit }: DoorState,
  nowMs: number,
): { opening: number; inflation: number } {
  if (openedAtMs === null) return { opening: 0, inflation: 0 };
  const sinceMs = nowMs - openedAtMs;
  const slideMs = exit.slideSeconds * 1000;
  return {
    opening: share(sinceMs / OPENING_MS),
    inflation: isSlideOut && slideMs > 0 ? share((sinceMs - SLIDE_STARTS_MS) / slideMs) : 0,
  };
}

/** When nothing moves any more, in milliseconds since the start; null while the exit is closed. */
export function restsAtMs({ openedAtMs, isSlideOut, exit }: DoorState): number | null {
  if (openedAtMs === null) return null;
  const slideMs = isSlideOut ? SLIDE_STARTS_MS + exit.slideSeconds * 1000 : 0;
  return openedAtMs + Math.max(OPENING_MS, slideMs);
}

const share = (value: number) => Math.min(1, Math.max(0, value));
