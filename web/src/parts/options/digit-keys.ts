import { useEffect, useRef } from "react";

/** Whether a key belongs to what has the focus: a field, a menu, a dialog. */
function isOthers({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  return target instanceof Element && target.closest("input,textarea,select,dialog") !== null;
}

/** Calls back with 0 for the key 1, 1 for 2, and so on, while it is not another's. */
export function useDigitKeys(onDigit: (place: number) => void): void {
  const latest = useRef(onDigit);
  useEffect(() => {
    latest.current = onDigit;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (/^[1-9]$/.test(event.key) && !isOthers(event)) latest.current(Number(event.key) - 1);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}
