import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** What stores write their SQL with; the same on both databases. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT>,
  "select" | "insert" | "update" | "delete" | "execute" | "transaction"
>;

/** An open database, embedded or PostgreSQL. */
export type OpenDatabase = {
  db: Database;
  /**
   * Calls `onPayload` for every NOTIFY on the channel, from any process. After a lost connection
   * it listens again and calls `onGap`: what was said in between was not heard.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Connections shared with other processes; null for the embedded database, which has one owner. */
  sharedPool: Pool | null;
  close(): Promise<void>;
};

/** The database cannot be used as it is; the message is a sentence for the operator. */
export class DatabaseRefusal extends Error {}
