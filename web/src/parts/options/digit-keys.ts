import { useWindowKey } from "../../ui/use-window-key.ts";

/** Whether a key belongs to what has the focus (a field, a menu, a dialog), to the browser, or is one held down. */
export function isOthers({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  return target instanceof Element && target.closest("input,textarea,select,dialog") !== null;
}

/** Calls back with 0 for the key 1, 1 for 2, and so on, while it is not another's. */
export function useDigitKeys(onDigit: (place: number) => void): void {
  useWindowKey((event) => {
    if (/^[1-9]$/.test(event.key) && !isOthers(event)) onDigit(Number(event.key) - 1);
  });
}
