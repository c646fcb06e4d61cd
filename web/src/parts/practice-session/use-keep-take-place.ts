import { useEffect, useRef } from "react";
import type { PlaceHold } from "./use-place.ts";

/** Keeps the question of a recording for the next visit, as long as the recording is here. */
export function useKeepTakePlace({ place, change }: PlaceHold, hasTake: boolean): void {
  // Not before there was one here: what the last visit left is still being looked for.
  const wasHere = useRef(false);
  const { hasTake: isKept } = place;
  useEffect(() => {
    if (hasTake) wasHere.current = true;
    if (wasHere.current && hasTake !== isKept) change({ hasTake });
  }, [hasTake, isKept, change]);
}
