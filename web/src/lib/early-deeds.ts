/** What was done on the landing before its scripts were there; kept by the page's inline script. */
export interface EarlyDeeds {
  /** The button whose form was opened from the page's templates. */
  opened: HTMLButtonElement | null;
  /** The button that was pressed last. */
  pressed: HTMLButtonElement | null;
  /** True when the form that stood in was sent. */
  isSent: boolean;
  stop(): void;
}

declare global {
  interface Window {
    early?: EarlyDeeds;
  }
}

/** The form that stands in for the real one, until that one takes over; none while the build draws it. */
export function earlyForm(): HTMLFormElement | null {
  return globalThis.document?.querySelector("#early form") ?? null;
}

/** Ends the listening and does once more what was pressed: nobody has to press twice on a slow line. */
export function replayEarlyDeeds(): void {
  const { early } = window;
  if (!early) return;
  early.stop();
  const { opened, pressed } = early;
  opened?.click();
  // What was pressed inside the form is for the real form to do (`features/landing/take-over.ts`).
  if (pressed?.isConnected && pressed !== opened && !earlyForm()?.contains(pressed))
    pressed.click();
}
