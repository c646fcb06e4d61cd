import { monotonicMs } from "../clock.ts";
import { followCalm } from "./calm.ts";
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

/** One step of keeping: so short that a hand which comes back in the middle of it does not wait. */
const FILES_A_STEP = 12;

/** Has the worker keep some more of this build. Resolves to how many files are left; null where the network broke off. */
function askToKeep(worker: ServiceWorker, language: string): Promise<number | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve((data as { left: number | null }).left);
    });
    port1.start();
    worker.postMessage({ type: "keep", language, atMost: FILES_A_STEP }, [port2]);
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
 * Keeps this app on the device: code, words in `language` and study content, step by step while the person's
 * hands rest. To be called again in another language. Resolves to true when all of it is kept; false where
 * the browser has no such thing, forbids it, or the network broke off. The next visit goes on where it ended.
 */
export async function keepOffline(language: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const calm = followCalm();
  try {
    await calm.wait();
    const { active } = await start();
    for (let left: number | null = active && 1; active && left; ) {
      await calm.wait();
      left = await askToKeep(active, language);
      if (left === 0) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    calm.stop();
  }
}
