import { type CoachDocument, DOCUMENTS_MAX } from "contract/documents";
import { and, count, desc, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { documents } from "../../db/schema/coach.ts";

export type NewRow = typeof documents.$inferInsert;
/** A document without its text, which no list needs. */
export type Row = Omit<typeof documents.$inferSelect, "text" | "seq">;

const columns = {
  id: documents.id,
  userId: documents.userId,
  name: documents.name,
  kind: documents.kind,
  characters: documents.characters,
  isCut: documents.isCut,
  createdAt: documents.createdAt,
};

export async function countDocuments(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(documents)
    .where(eq(documents.userId, userId));
  return row?.count ?? 0;
}

/** Stores what was read; null when the person has as many documents as are kept. */
export async function insertDocument(db: Database, row: NewRow): Promise<Row | null> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("update");
    if ((await countDocuments(tx, row.userId)) >= DOCUMENTS_MAX) return null;
    const [stored] = await tx.insert(documents).values(row).returning(columns);
    await announce(tx, { userId: row.userId, keys: ["documents"] });
    return stored ?? null;
  });
}

/** What a person gave to read, newest first. */
export async function listDocuments(db: Database, userId: string): Promise<Row[]> {
  return db
    .select(columns)
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), desc(documents.seq));
}

export async function findDocument(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select(columns).from(documents).where(eq(documents.id, id));
  return row ?? null;
}

/** Everything that is kept of a person's documents, their text too. */
export async function exportDocuments(db: Database, userId: string) {
  const rows = await db
    .select({ ...columns, text: documents.text })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), desc(documents.seq));
  return rows.map(({ text, ...row }) => ({ ...toDocument(row), text }));
}

export async function deleteDocument(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(documents).where(and(eq(documents.id, id), eq(documents.userId, userId)));
    await announce(tx, { userId, keys: ["documents"] });
  });
}

export function toDocument({ userId: _, kind, createdAt, ...row }: Row): CoachDocument {
  return { ...row, kind: kind as CoachDocument["kind"], createdAt: createdAt.toISOString() };
}
