import { useSyncExternalStore } from "react";
import { call, type Method } from "./api.ts";
import { ApiError, OfflineError } from "./api-error.ts";
import { now } from "./clock.ts";
import { randomId } from "./random.ts";
import { LOCAL_KEYS, onOtherTab, readLocal, writeLocal } from "./storage.ts";

/** A change that could not be sent. The server takes the same id only once, so sending twice is safe. */
export interface OutboxItem {
  id: string;
  userKey: string;
  method: Method;
  path: string;
  payload: unknown;
  createdAt: string;
  /** Words of the server that refused it for good; it is kept until the person decides. */
  refused?: string;
}

const NONE: readonly OutboxItem[] = [];
const listeners = new Set<() => void>();
let cache: { text: string | null; items: readonly OutboxItem[] } = { text: null, items: NONE };

function read(): readonly OutboxItem[] {
  const text = readLocal(LOCAL_KEYS.outbox);
  if (text === cache.text) return cache.items;
  let items: readonly OutboxItem[] = NONE;
  try {
    items = text ? (JSON.parse(text) as OutboxItem[]) : NONE;
  } catch {
    items = NONE;
  }
  cache = { text, items };
  return items;
}

function write(items: readonly OutboxItem[]): boolean {
  const kept = writeLocal(LOCAL_KEYS.outbox, JSON.stringify(items));
  for (const listener of listeners) listener();
  return kept;
}

/** True for faults that time mends: no connection, or a server that is busy or restarting. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof OfflineError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  );
}

/** A new id for a change, used again for each attempt at it. */
export function newChangeId(): string {
  return randomId();
}

export async function sendOnce(
  item: Pick<OutboxItem, "id" | "method" | "path" | "payload">,
): Promise<Response> {
  return call(item.method, item.path, {
    payload: item.payload,
    headers: { "idempotency-key": item.id },
  });
}

/** Keeps a change for later; false when the browser refused to store it. */
export function keepForLater(item: Omit<OutboxItem, "createdAt">): boolean {
  return write([
    ...read().filter((other) => other.id !== item.id),
    { ...item, createdAt: now().toISOString() },
  ]);
}

export function dropFromOutbox(id: string): void {
  write(read().filter((item) => item.id !== id));
}

/**
 * Sends what waits, oldest first, one tab at a time. Stops at the first passing fault; a refusal is
 * marked and kept. Resolves to the number of items sent.
 */
export async function flushOutbox(userKey: string): Promise<number> {
  const work = async () => {
    let sent = 0;
    for (const item of read().filter((entry) => entry.userKey === userKey && !entry.refused)) {
      try {
        await sendOnce(item);
        dropFromOutbox(item.id);
        sent += 1;
      } catch (error) {
        if (isPassing(error) || (error instanceof ApiError && error.status === 401)) return sent;
        const refused = error instanceof Error ? error.message : String(error);
        write(read().map((entry) => (entry.id === item.id ? { ...entry, refused } : entry)));
      }
    }
    return sent;
  };
  if (!navigator.locks) return work();
  return navigator.locks.request("outbox", { ifAvailable: true }, (lock) => (lock ? work() : 0));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab((key) => {
    if (key === LOCAL_KEYS.outbox) listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** What waits for the server, of this person, as it is now. */
export function outboxOf(userKey: string): readonly OutboxItem[] {
  return read().filter((item) => item.userKey === userKey);
}

/** The same, followed as it changes. */
export function useOutbox(userKey: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(subscribe, read, () => NONE);
  return items.filter((item) => item.userKey === userKey);
}
