import { setTimeout as pause } from "node:timers/promises";

/** A decoder that has said nothing for so long has nothing left to say: what is still open was lost in it. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 1;

/**
 * Waits until at most `most` of what a decoder was handed is still in it. Its own queue and flush say so too early: what it has
 * decoded arrives after them. Gives up when nothing moves.
 * @returns whether it came down to `most`
 */
export async function untilPending(pending: () => number, most: number): Promise<boolean> {
  let before = pending();
  let movedAt = performance.now();
  while (pending() > most) {
    await pause(LOOK_EVERY_MS);
    const now = performance.now();
    if (pending() !== before) movedAt = now;
    else if (now - movedAt > QUIET_MS) return false;
    before = pending();
  }
  return true;
}
