import { useEffect, useRef } from "react";
import type { PlaceHold } from "./use-place.ts";

/** Keeps the question of a spoken answer for the next visit, as long as something of the answer is here. */
export function useKeepBegun({ place, change }: PlaceHold, isHere: boolean): void {
  // Not before there was something here: what the last visit left is still being looked for.
  const wasHere = useRef(false);
  const { isBegun } = place;
  useEffect(() => {
    if (isHere) wasHere.current = true;
    if (wasHere.current && isHere !== isBegun) change({ isBegun: isHere });
  }, [isHere, isBegun, change]);
}
