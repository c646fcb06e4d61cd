import load from "virtual:words";
import type { LanguageCode } from "contract/languages";
import { useSyncExternalStore } from "react";
import { LOCAL_KEYS, readLocal, writeLocal } from "../lib/storage.ts";
import type { Group, Key } from "./keys.ts";
import { directionOf, startLanguage } from "./languages.ts";
import { translate, type Values, type Words } from "./translate.ts";

let language: LanguageCode = "en";
let words: Words = {};
let version = 0;
const wanted = new Set<Group>();
const listeners = new Set<() => void>();

async function fetchGroup(code: LanguageCode, group: Group): Promise<[Group, Words]> {
  return [group, (await load(code, group)).default as Words];
}

function publish(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Loads groups of the current language; a screen's groups come with its code. */
export async function loadWords(...groups: Group[]): Promise<void> {
  const missing = groups.filter((group) => !wanted.has(group) || !words[group]);
  for (const group of groups) wanted.add(group);
  if (missing.length === 0) return;
  const code = language;
  const loaded = await Promise.all(missing.map((group) => fetchGroup(code, group)));
  if (code !== language) return;
  words = { ...words, ...Object.fromEntries(loaded) };
  publish();
}

/** Groups of any language, for a picture of it; the app stays in its own. Rejects without a connection. */
export async function loadWordsOf(code: LanguageCode, groups: readonly Group[]): Promise<Words> {
  return Object.fromEntries(await Promise.all(groups.map((group) => fetchGroup(code, group))));
}

/** Reads the language to start in: saved, else the browser's, else English. */
export function initLanguage(): LanguageCode {
  language = startLanguage(readLocal(LOCAL_KEYS.language), navigator.language);
  applyToPage();
  return language;
}

function applyToPage(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Saves the choice, loads what is on the screen in it, turns the page and tells all listeners. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const loaded = await Promise.all([...wanted].map((group) => fetchGroup(code, group)));
  writeLocal(LOCAL_KEYS.language, code);
  language = code;
  words = Object.fromEntries(loaded);
  applyToPage();
  publish();
}

export function currentLanguage(): LanguageCode {
  return language;
}

export function t(key: Key, values?: Values): string {
  return translate(words, language, key, values);
}

/** For keys that come from data, such as ids of the coach's guidance. Prefer `t`. */
export function tDynamic(key: string, values?: Values): string {
  return translate(words, language, key, values);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Re-renders when the language or its words change. */
export function useT(): typeof t {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => version,
  );
  return t;
}

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(
    subscribe,
    () => language,
    () => language,
  );
}
