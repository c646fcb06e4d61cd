import { useSyncExternalStore } from "react";
import { isLeavingGuarded, isWorkOpen } from "./open-work.ts";

/** Out of sight so long, and with nothing open, a page takes a new version by itself. */
const AWAY_MS = 60_000;

/** none: this is the newest build known; waiting: a newer one is ready; replaced: another tab has taken it. */
type UpdateState = "none" | "waiting" | "replaced";

let state: UpdateState = "none";
let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

function setState(next: UpdateState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a newer version is ready to be loaded. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state !== "none",
    () => false,
  );
}

let isTaking = false;

function take(): void {
  isTaking = true;
  const waiting = registration?.waiting;
  if (waiting) waiting.postMessage({ type: "take-over" });
  else location.reload();
}

/**
 * Loads the newer version, as the person asked; what is typed is on the disk and comes back. False where
 * something is here alone and would be lost: nothing happens then.
 */
export function loadUpdate(): boolean {
  if (isLeavingGuarded()) return false;
  take();
  return true;
}

/**
 * Notices that another tab has taken a newer version; to be called as soon as the page stands, before
 * anything else of it is kept. Answers how to stop.
 */
export function watchTakeOver(): () => void {
  // Missing where the address is not a secure one.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return () => undefined;
  // The very first worker of a device replaces nothing.
  let hadController = Boolean(workers.controller);
  const handleChange = () => {
    if (isTaking) location.reload();
    else if (hadController) setState("replaced");
    hadController = true;
  };
  workers.addEventListener("controllerchange", handleChange);
  return () => workers.removeEventListener("controllerchange", handleChange);
}

/** Follows a registration: what waits is offered, and taken unasked only out of sight with nothing open. */
export function followUpdates(followed: ServiceWorkerRegistration): void {
  registration = followed;
  const workers = navigator.serviceWorker;
  const look = () => {
    if (followed.waiting && workers.controller && state === "none") setState("waiting");
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => worker.state === "installed" && look());
  look();
  follow(followed.installing);
  followed.addEventListener("updatefound", () => follow(followed.installing));

  let away: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(away);
    if (!document.hidden) return;
    away = setTimeout(() => {
      if (state !== "none" && document.hidden && !isWorkOpen()) take();
    }, AWAY_MS);
  });
}
