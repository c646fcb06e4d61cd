/** Keys of the browser's local storage. Personal ones carry the user's id behind a colon. */
export const LOCAL_KEYS = {
  user: "flight-attendant-prep:user",
  language: "flight-attendant-prep:language",
  theme: "flight-attendant-prep:theme",
  drafts: "flight-attendant-prep:draft",
  outbox: "flight-attendant-prep:outbox",
  consent: "flight-attendant-prep:consent",
  devices: "flight-attendant-prep:devices",
  voice: "flight-attendant-prep:voice",
} as const;

/** Null when nothing is stored or the browser forbids storage (private windows of some browsers). */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refused: storage is full or forbidden. */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

/** Names of all stored keys that start so. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Calls back when another tab changed a key; returns how to stop. */
export function onOtherTab(listener: (key: string, value: string | null) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key) listener(event.key, event.newValue);
  };
  addEventListener("storage", handle);
  return () => removeEventListener("storage", handle);
}
