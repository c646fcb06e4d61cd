import { useEffect } from "react";

let holders = 0;

/** Says that something is open on this page that a reload would interrupt; answers how to say that it is done. */
function holdOpenWork(): () => void {
  let isHeld = true;
  holders += 1;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

/** The same, as long as `isOpen`: a running quiz, an interview, a text begun. */
export function useOpenWork(isOpen: boolean): void {
  useEffect(() => (isOpen ? holdOpenWork() : undefined), [isOpen]);
}

/**
 * Whether something on this page would be lost for good with a reload: asked of the guards themselves that
 * would stop somebody from closing the page, such as a recording that the disk refused.
 */
export function isLeavingGuarded(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** Whether a reload that nobody asked for would interrupt this person. */
export function isWorkOpen(): boolean {
  return holders > 0 || isLeavingGuarded();
}
