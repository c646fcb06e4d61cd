import { useEffect, useRef } from "react";

/**
 * Remembers what opened an exit, and gives it the focus again when the exit is closed from elsewhere.
 * @param exitId of the exit that is open, or null
 */
export function useOpener(exitId: string | null) {
  const opener = useRef<Element | null>(null);
  const closing = useRef<string | null>(null);
  useEffect(() => {
    const id = closing.current;
    closing.current = null;
    if (exitId || !id) return;
    // What was pressed may be gone with its view: the exit on the aircraft stands for it.
    const before = opener.current?.isConnected ? opener.current : null;
    const place = before ?? document.querySelector(`[data-exit="${id}"]`);
    if (place instanceof HTMLElement) place.focus();
  }, [exitId]);
  return {
    opened: () => {
      opener.current = document.activeElement;
    },
    closing: () => {
      closing.current = exitId;
    },
  };
}
