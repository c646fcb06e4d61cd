import { stayAt } from "./stay-at.ts";

/** Pixels from the head of a screen where it was left, by its entry in the history. */
const places = new Map<string, number>();

// Where a browser has no such keys yet, every screen begins at its head.
const entryKey = (): string => globalThis.navigation?.currentEntry?.key ?? "";

/** The entry that is in sight: the address is a step ahead of it. */
let shown = entryKey();

/** Notes where each screen is read. Answers how to stop. */
export function watchPlaces(): () => void {
  shown = entryKey();
  const note = () => {
    // Between two screens the page shrinks by itself: that is no place where anybody read.
    if (shown !== "" && entryKey() === shown) places.set(shown, scrollY);
  };
  addEventListener("scroll", note, { passive: true });
  return () => removeEventListener("scroll", note);
}

/** Who comes back to a screen finds the place where it was left; a new one begins at its head. */
export function toItsPlace(): void {
  shown = entryKey();
  const top = places.get(shown) ?? 0;
  if (top === 0) scrollTo(0, 0);
  else stayAt(() => top);
}
