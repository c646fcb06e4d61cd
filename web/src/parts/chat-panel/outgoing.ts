import { useSyncExternalStore } from "react";
import { draftKey } from "../../lib/drafts.ts";
import { readLocal, removeLocal, writeLocal } from "../../lib/storage.ts";

/** Why a message has not arrived. `interrupted`: the page was closed before the answer came. */
export type Fault = { kind: "offline" } | { kind: "interrupted" } | { kind: "said"; words: string };

/** A message of the person that the server has not confirmed. */
export interface Outgoing {
  /** Sent with every attempt, so that the server takes the message once. */
  id: string;
  text: string;
  /** ISO moment of the first attempt. */
  at: string;
  /** What of the reply has come so far. */
  reply: string;
  /** Id under which the server stores it, once it has said so. */
  storedId: string | null;
  /** Null while it is on its way. */
  fault: Fault | null;
}

/** As it lies on the disk, so that neither a change of screens nor a closed tab loses a message. */
type Kept = Omit<Outgoing, "reply" | "storedId">;
/** What an attempt has brought so far. */
type Progress = Pick<Outgoing, "reply" | "storedId">;

const NONE: readonly Outgoing[] = [];
/** Attempts of this page that are under way. */
const running = new Map<string, Progress>();
const NOTHING_YET: Progress = { reply: "", storedId: null };
/** What the browser refused to keep. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();
let cache = { userKey: "", text: null as string | null, isFresh: false, list: NONE };

const keyOf = (userKey: string) => draftKey(userKey, "chat-outgoing");

function parsed(text: string): readonly Kept[] {
  try {
    return JSON.parse(text) as readonly Kept[];
  } catch {
    return [];
  }
}

function read(userKey: string): readonly Outgoing[] {
  const text = readLocal(keyOf(userKey)) ?? unkept.get(userKey) ?? null;
  if (cache.isFresh && cache.userKey === userKey && cache.text === text) return cache.list;
  const list = parsed(text ?? "[]").map((one) => ({
    ...one,
    ...(running.get(one.id) ?? NOTHING_YET),
    fault: running.has(one.id) ? null : (one.fault ?? { kind: "interrupted" as const }),
  }));
  cache = { userKey, text, isFresh: true, list: list.length === 0 ? NONE : list };
  return cache.list;
}

function publish(): void {
  cache.isFresh = false;
  for (const listener of listeners) listener();
}

function write(userKey: string, next: readonly Kept[]): void {
  const text = JSON.stringify(next.map(({ id, text, at, fault }) => ({ id, text, at, fault })));
  unkept.delete(userKey);
  if (next.length === 0) removeLocal(keyOf(userKey));
  else if (!writeLocal(keyOf(userKey), text)) unkept.set(userKey, text);
  publish();
}

/** Adds a message, or begins a new attempt at one that failed; it goes to the end. */
export function beginOutgoing(
  userKey: string,
  message: Pick<Outgoing, "id" | "text" | "at">,
): void {
  const others = read(userKey).filter(({ id }) => id !== message.id);
  running.set(message.id, NOTHING_YET);
  write(userKey, [...others, { ...message, fault: null }]);
}

/** What has come of an attempt: shown at once, and not worth the disk. */
export function noteProgress(id: string, progress: Partial<Progress>): void {
  const before = running.get(id);
  if (!before) return;
  running.set(id, { ...before, ...progress });
  publish();
}

export function failOutgoing(userKey: string, id: string, fault: Fault): void {
  running.delete(id);
  write(
    userKey,
    read(userKey).map((one) => (one.id === id ? { ...one, fault } : one)),
  );
}

/** Arrived, or taken back by the person. */
export function dropOutgoing(userKey: string, id: string): void {
  running.delete(id);
  write(
    userKey,
    read(userKey).filter((one) => one.id !== id),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOutgoing(userKey: string): readonly Outgoing[] {
  return useSyncExternalStore(
    subscribe,
    () => read(userKey),
    () => NONE,
  );
}
