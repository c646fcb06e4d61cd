import { APPLICATIONS_MAX } from "contract/application-terms";
import type { ApplicationChange } from "contract/applications";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/planning.ts";

export type NewRow = typeof applications.$inferInsert;
export type Row = typeof applications.$inferSelect;

/** Null when the person keeps as many as they may. */
export async function insertApplication(db: Database, row: NewRow): Promise<Row | null> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(applications)
      .where(eq(applications.userId, row.userId));
    if ((kept?.count ?? 0) >= APPLICATIONS_MAX) return null;
    const [stored] = await tx.insert(applications).values(row).returning();
    await announce(tx, { userId: row.userId, keys: ["applications"] });
    return stored ?? null;
  });
}

/** Applications of a demo account. */
export async function insertSamples(db: Database, rows: NewRow[]): Promise<void> {
  await db.insert(applications).values(rows);
}

/** A person's applications, the nearest date first, those without a date last, in the order of arrival. */
export async function listApplications(db: Database, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(sql`${applications.nextDate} asc nulls last`, asc(applications.seq));
}

export async function findApplication(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** Null when it has gone, or is another version than the one that was read. */
export async function updateApplication(
  db: Database,
  { id, userId }: Pick<Row, "id" | "userId">,
  { version, ...change }: ApplicationChange,
  updatedAt: Date,
): Promise<Row | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ ...(change as Partial<NewRow>), version: version + 1, updatedAt })
      .where(
        and(
          eq(applications.id, id),
          eq(applications.userId, userId),
          eq(applications.version, version),
        ),
      )
      .returning();
    if (row) await announce(tx, { userId, keys: ["applications"] });
    return row ?? null;
  });
}

export async function deleteApplication(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(applications)
      .where(and(eq(applications.id, id), eq(applications.userId, userId)));
    await announce(tx, { userId, keys: ["applications"] });
  });
}
