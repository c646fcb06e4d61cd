import type { ChangeKey } from "contract/events";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export const CHANGES_CHANNEL = "changes";

/** What one process tells all others: whose records changed, and in which rooms. */
export type Announcement = { userId: string; keys: ChangeKey[]; isGone?: boolean };

/** Tells every process, this one included, once the surrounding transaction has committed. */
export async function announce(db: Database, announcement: Announcement): Promise<void> {
  await tellAll(db, CHANGES_CHANNEL, announcement);
}

/** The same on a channel of one's own. At most 8,000 bytes of JSON (PostgreSQL's limit). */
export async function tellAll(db: Database, channel: string, message: unknown): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);
}
