import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema/accounts.ts";
import { sharedAnswerComments, sharedAnswers } from "../../../db/schema/groups.ts";
import { announceTo, type Readers } from "../store.ts";

/** A thread while nobody else writes in it. Null where the answer is not shared any more. */
export async function lockThread(tx: Database, id: string): Promise<{ comments: number } | null> {
  const [row] = await tx
    .select({ id: sharedAnswers.id })
    .from(sharedAnswers)
    .where(eq(sharedAnswers.id, id))
    .for("update");
  if (!row) return null;
  const [kept] = await tx
    .select({ comments: count() })
    .from(sharedAnswerComments)
    .where(eq(sharedAnswerComments.sharedAnswerId, id));
  return { comments: kept?.comments ?? 0 };
}

export async function listComments(db: Database, id: string) {
  return db
    .select({ comment: sharedAnswerComments, name: users.name })
    .from(sharedAnswerComments)
    .innerJoin(users, eq(users.id, sharedAnswerComments.authorId))
    .where(eq(sharedAnswerComments.sharedAnswerId, id))
    .orderBy(asc(sharedAnswerComments.seq));
}

export async function insertComment(
  tx: Database,
  row: typeof sharedAnswerComments.$inferInsert,
): Promise<void> {
  await tx.insert(sharedAnswerComments).values(row);
}

export async function findComment(db: Database, sharedAnswerId: string, id: string) {
  const [row] = await db
    .select({ authorId: sharedAnswerComments.authorId })
    .from(sharedAnswerComments)
    .where(
      and(eq(sharedAnswerComments.id, id), eq(sharedAnswerComments.sharedAnswerId, sharedAnswerId)),
    );
  return row ?? null;
}

export async function deleteComment(db: Database, id: string, readers: Readers): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sharedAnswerComments).where(eq(sharedAnswerComments.id, id));
    await announceTo(tx, readers);
  });
}
