import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls back for each key pressed anywhere on the page, from the very frame in which the component is first seen: whoever is quick
 * presses a key as soon as there is something to answer.
 */
export function useWindowKey(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
