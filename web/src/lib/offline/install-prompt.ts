import { useSyncExternalStore } from "react";

/** Chromium's event, which the DOM's types do not have: the browser would install the app if it were asked to. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** Listens for the browser's offer; it comes once, some time after the manifest was read. */
export function followInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own banner would cover the page; the offer stands in the profile menu.
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => {
    setPrompt(null);
    // Somebody means to stay: what was written offline must not go when the disk is full.
    navigator.storage?.persist?.().catch(() => undefined);
  });
}

/** An offer is good for one question: it is gone with the answer, whatever it is. */
async function install(): Promise<void> {
  const offered = prompt;
  setPrompt(null);
  await offered?.prompt();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the browser ask whether to install this app; null where it is installed or cannot be. */
export function useInstall(): (() => Promise<void>) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => prompt,
    () => null,
  );
  return offered && install;
}
