import { CHANGE_KEYS, type ChangeKey } from "contract/events";
import { type Announcement, CHANGES_CHANNEL } from "../../db/changes.ts";
import type { OpenDatabase } from "../../db/database.ts";

export type Listener = { changed(keys: ChangeKey[]): void; end(): void };

/** Passes what any process announces to the open streams of the person concerned. */
export type Hub = {
  subscribe(userId: string, listener: Listener): () => void;
  endAll(): void;
};

export async function createHub(database: Pick<OpenDatabase, "listen">): Promise<Hub> {
  const listeners = new Map<string, Set<Listener>>();
  const everybody = () => [...listeners.values()].flatMap((set) => [...set]);

  await database.listen(
    CHANGES_CHANNEL,
    (payload) => {
      const { userId, keys, isGone } = JSON.parse(payload) as Announcement;
      for (const listener of listeners.get(userId) ?? []) {
        listener.changed(keys);
        if (isGone) listener.end();
      }
    },
    // What was announced while the connection was lost is unknown: everything may have changed.
    () => {
      for (const listener of everybody()) listener.changed([...CHANGE_KEYS]);
    },
  );

  return {
    subscribe: (userId, listener) => {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    endAll: () => {
      for (const listener of everybody()) listener.end();
    },
  };
}
