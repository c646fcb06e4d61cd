import { useSyncExternalStore } from "react";
import { LOCAL_KEYS, readLocal, writeLocal } from "./storage.ts";

export const THEMES = ["system", "light", "night"] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = readLocal(LOCAL_KEYS.theme);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

/** Saves and applies the choice; `system` follows the device. The inline script of index.html does the same first. */
export function changeTheme(theme: Theme): void {
  writeLocal(LOCAL_KEYS.theme, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, wherever it is changed. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

function applyTheme(theme: Theme): void {
  const night =
    theme === "night" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = night ? "night" : "light";
}

/** Follows the device while the choice is `system`. */
export function watchDeviceTheme(): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const handle = () => applyTheme(readTheme());
  query.addEventListener("change", handle);
  return () => query.removeEventListener("change", handle);
}

function watchNight(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Whether the page is dark just now, for what CSS cannot colour. */
export function useIsNight(): boolean {
  return useSyncExternalStore(
    watchNight,
    () => document.documentElement.dataset["theme"] === "night",
    () => false,
  );
}
