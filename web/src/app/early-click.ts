/** Name of the listener that the gate leaves on the window; `button` is what was pressed last. */
export const EARLY_CLICK = "earlyClick";

type Listener = ((event: Event) => void) & { button?: HTMLButtonElement | null };

/**
 * The landing is seen before its scripts are there. A button that was pressed meanwhile is pressed once
 * more as soon as it can answer: nobody has to press twice on a slow line.
 */
export function replayEarlyClick(): void {
  const listener = (window as unknown as Partial<Record<typeof EARLY_CLICK, Listener>>)[
    EARLY_CLICK
  ];
  if (!listener) return;
  removeEventListener("click", listener, true);
  if (listener.button?.isConnected) listener.button.click();
}
