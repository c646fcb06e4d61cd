import { type RefObject, useEffect } from "react";

/**
 * For a screen that follows another at the same path, which the shell does not see: it begins at its top, with the
 * focus on `target`. Without it a phone shows the middle of it, as far down as the screen before was read.
 */
export function useScreenTop(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    scrollTo({ top: 0 });
    target.current?.focus({ preventScroll: true });
  }, [target]);
}
