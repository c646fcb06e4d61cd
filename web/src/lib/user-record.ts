import type { Profile } from "contract/session";
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from "./storage.ts";

/** The signed-in user as kept in the browser (specification 1, section 3); it opens the gate at once and offline. */
export interface UserRecord {
  name: string;
  email: string;
  profile: Profile;
  airline: string;
  /** ISO timestamp. */
  loginTime: string;
  /** The account on the server; absent until the server has been reached. */
  id?: string;
  /** Names this person's drafts and outbox; the account's id as soon as the page is loaded with one. */
  userKey?: string;
  /** Set for the demo shortcut until the server has made the demo account. */
  demo?: boolean;
  /** The accommodation that clocks of screens without a server follow, as the server last gave it. */
  moreTime?: boolean;
}

function isRecord(value: unknown): value is UserRecord {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Partial<Record<keyof UserRecord, unknown>>;
  return typeof record.name === "string" && typeof record.profile === "string";
}

/** An unparseable value is logged and discarded, which leaves the person signed out (1, section 4). */
export function readUserRecord(): UserRecord | null {
  const stored = readLocal(LOCAL_KEYS.user);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (isRecord(value)) return value;
    throw new Error("not a user record");
  } catch (error) {
    // The value itself may hold a name: only the reason is logged.
    console.error("Stored user could not be read", (error as Error).name);
    removeLocal(LOCAL_KEYS.user);
    return null;
  }
}

/** Key of the person's drafts and outbox on this device. */
export function userKeyOf(record: UserRecord): string {
  return record.userKey ?? record.id ?? `new:${record.loginTime}`;
}

export function writeUserRecord(record: UserRecord): boolean {
  return writeLocal(LOCAL_KEYS.user, JSON.stringify(record));
}

export function removeUserRecord(): void {
  removeLocal(LOCAL_KEYS.user);
}
