import type { User, UserExport } from "contract/users";
import { listSessions } from "../../accounts/store.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";

/** What one room keeps about a person. */
export type RoomExport = (db: Database, userId: string) => Promise<unknown>;
export type ExportPerson = (user: User) => Promise<UserExport>;

/** Everything stored about a person: each room that keeps something names its part. */
export function createExport(
  db: Database,
  clock: Clock,
  rooms: Record<string, RoomExport>,
): ExportPerson {
  return async (user) => {
    const parts = await Promise.all(
      Object.entries({ sessions: listSessions, ...rooms }).map(
        async ([room, collect]) => [room, await collect(db, user.id)] as const,
      ),
    );
    return { exportedAt: clock().toISOString(), user, ...Object.fromEntries(parts) };
  };
}
