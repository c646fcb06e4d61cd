import type { ChangeKey } from "contract/events";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export const CHANGES_CHANNEL = "changes";

/** What one process tells all others: whose records changed, and in which rooms. */
export type Announcement = { userId: string; keys: ChangeKey[]; isGone?: boolean };

/** Tells every process, this one included, once the surrounding transaction has committed. */
export async function announce(db: Database, announcement: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(announcement)})`);
}
