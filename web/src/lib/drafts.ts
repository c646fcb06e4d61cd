import { useCallback, useEffect, useRef, useState } from "react";
import { now } from "./clock.ts";
import { useOpenWork } from "./offline/open-work.ts";
import { randomId } from "./random.ts";
import { LOCAL_KEYS, onOtherTab, readLocal, removeLocal, writeLocal } from "./storage.ts";

/** A pause this long in the typing is saved; a crash loses less than a second. */
const SAVE_AFTER_MS = 250;
const tabId = randomId();

interface Stored<T> {
  value: T;
  savedAt: string;
  tab: string;
}

export interface Draft<T> {
  value: T;
  change(value: T): void;
  /** When the text last reached the disk; null before the first save. */
  savedAt: Date | null;
  /** False when the browser refused to keep it (storage full or forbidden). */
  isKept: boolean;
  /** Text that another tab wrote into the same draft while this one was typing. */
  otherTab: T | null;
  /** Shows the other tab's text here; this tab's own text becomes the other one, so that nothing is lost. */
  takeOther(): void;
  dismissOther(): void;
  clear(): void;
}

/** Key of a person's draft: drafts are kept per user, and the next person on this device never sees them. */
export function draftKey(userKey: string, name: string): string {
  return `${LOCAL_KEYS.drafts}:${userKey}:${name}`;
}

/** What is kept of a draft, without holding it; null where nothing is. */
export function peekDraft<T>(key: string): T | null {
  return readDraft<T>(key)?.value ?? null;
}

function readDraft<T>(key: string): Stored<T> | null {
  const text = readLocal(key);
  if (!text) return null;
  try {
    return JSON.parse(text) as Stored<T>;
  } catch {
    return null;
  }
}

export function useDraft<T>(key: string, empty: T): Draft<T> {
  const [stored] = useState(() => readDraft<T>(key));
  const [value, setValue] = useState<T>(stored?.value ?? empty);
  const [savedAt, setSavedAt] = useState<Date | null>(stored ? new Date(stored.savedAt) : null);
  const [isKept, setIsKept] = useState(true);
  const [otherTab, setOtherTab] = useState<T | null>(null);
  const unsaved = useRef<{ value: T } | null>(null);
  const hasTyped = useRef(false);
  // On the disk, and still in the middle of it: no new version breaks in.
  useOpenWork(savedAt !== null);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    const at = now();
    const kept = writeLocal(
      key,
      JSON.stringify({ value: unsaved.current.value, savedAt: at.toISOString(), tab: tabId }),
    );
    setIsKept(kept);
    if (!kept) return;
    unsaved.current = null;
    setSavedAt(at);
  }, [key]);

  useEffect(() => {
    const handleHide = () => save();
    addEventListener("pagehide", handleHide);
    document.addEventListener("visibilitychange", handleHide);
    return () => {
      removeEventListener("pagehide", handleHide);
      document.removeEventListener("visibilitychange", handleHide);
      save();
    };
  }, [save]);

  useEffect(
    () =>
      onOtherTab((changedKey, text) => {
        if (changedKey !== key || !text) return;
        const theirs = readDraft<T>(key);
        if (!theirs || theirs.tab === tabId) return;
        if (hasTyped.current) setOtherTab(theirs.value);
        else {
          setValue(theirs.value);
          setSavedAt(new Date(theirs.savedAt));
        }
      }),
    [key],
  );

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback(
    (next: T) => {
      hasTyped.current = true;
      unsaved.current = { value: next };
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER_MS);
    },
    [save],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    hasTyped.current = false;
    removeLocal(key);
    setValue(empty);
    setSavedAt(null);
    setOtherTab(null);
  }, [key, empty]);

  const takeOther = useCallback(() => {
    if (otherTab === null) return;
    setOtherTab(value);
    change(otherTab);
  }, [otherTab, value, change]);

  return {
    value,
    change,
    savedAt,
    isKept,
    otherTab,
    takeOther,
    dismissOther: () => setOtherTab(null),
    clear,
  };
}
