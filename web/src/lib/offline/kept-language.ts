import { useSyncExternalStore } from "react";

let keptIn: string | null = null;
const listeners = new Set<() => void>();

/** Notes in which language this device now has the whole app. */
export function setKeptLanguage(language: string): void {
  keptIn = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Language of the words that this device has together with all screens; null until it is known. */
export function useKeptLanguage(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => keptIn,
    () => null,
  );
}
