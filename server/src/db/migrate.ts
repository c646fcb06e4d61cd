import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { DatabaseRefusal } from "./database.ts";

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, "migrations") };

/** Brings the embedded schema up to this code. Refuses one that newer code has already changed. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await refuseNewerSchema(db);
  await migratePglite(db, MIGRATIONS);
}

/** The same for PostgreSQL; the caller holds a lock against other processes. */
export async function migratePostgres(db: NodePgDatabase): Promise<void> {
  await refuseNewerSchema(db);
  await migrateNodePostgres(db, MIGRATIONS);
}

async function refuseNewerSchema(db: NodePgDatabase | PgliteDatabase): Promise<void> {
  const known = await db.execute<{ known: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as known`,
  );
  if (!known.rows[0]?.known) return;
  const applied = await db.execute<{ latest: string | null }>(
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  const latestKnown = Math.max(...readMigrationFiles(MIGRATIONS).map((file) => file.folderMillis));
  if (Number(applied.rows[0]?.latest ?? 0) > latestKnown)
    throw new DatabaseRefusal(
      "The database was made by a newer version of this program. Start that version, or restore an older copy of the data.",
    );
}
