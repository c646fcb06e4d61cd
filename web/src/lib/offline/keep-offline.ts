import { monotonicMs } from "../clock.ts";
import { followInstallPrompt } from "./install-prompt.ts";
import { followUpdates } from "./updates.ts";

const HOUR_MS = 3_600_000;
/** Somebody who goes back and forth between tabs does not ask each time. */
const BETWEEN_LOOKS_MS = 60_000;

/** Asks the server for a newer build each hour, and when the person comes back to the page. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = monotonicMs();
  const look = () => {
    lookedAt = monotonicMs();
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => undefined);
  };
  setInterval(look, HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && monotonicMs() - lookedAt > BETWEEN_LOOKS_MS) look();
  });
}

/** What an installed app is called and looks like: asked for by nobody's first screen. */
function linkManifest(): void {
  const link = (attributes: Record<string, string>) => {
    const tag = document.createElement("link");
    for (const each of Object.entries(attributes)) tag.setAttribute(...each);
    document.head.append(tag);
  };
  link({ rel: "manifest", href: "/manifest.webmanifest" });
  link({ rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" });
}

/** Has the worker keep all of this build in one language. False where the network broke off. */
function askToKeep(worker: ServiceWorker, language: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve((data as { isKept: boolean }).isKept));
    port1.start();
    worker.postMessage({ type: "keep", language }, [port2]);
  });
}

let starting: Promise<ServiceWorkerRegistration> | null = null;

function start(): Promise<ServiceWorkerRegistration> {
  starting ??= (async () => {
    followInstallPrompt();
    linkManifest();
    const registration = await navigator.serviceWorker.register("/sw.js", {
      updateViaCache: "none",
    });
    followUpdates(registration);
    lookForUpdates(registration);
    return navigator.serviceWorker.ready;
  })();
  return starting;
}

/**
 * Keeps this app on the device: code, words in `language` and study content. To be called when nothing else
 * goes on, and again in another language. Resolves to true when all of it is kept; false where the browser
 * has no such thing, forbids it, or the network broke off. The next visit goes on where it ended.
 */
export async function keepOffline(language: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const { active } = await start();
    return active ? await askToKeep(active, language) : false;
  } catch {
    return false;
  }
}
