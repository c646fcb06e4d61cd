import { and, desc, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { bookmarks } from "../../db/schema/study.ts";

/** Ids of the questions that a person has bookmarked, latest first. */
export async function listBookmarks(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ questionId: bookmarks.questionId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.seq));
  return rows.map(({ questionId }) => questionId);
}

/** Again changes nothing, and tells nobody. */
export async function addBookmark(db: Database, userId: string, questionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(bookmarks)
      .values({ userId, questionId })
      .onConflictDoNothing()
      .returning({ questionId: bookmarks.questionId });
    if (added.length > 0) await announce(tx, { userId, keys: ["questions/bookmarks"] });
  });
}

export async function removeBookmark(
  db: Database,
  userId: string,
  questionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(bookmarks)
      .where(and(eq(bookmarks.userId, userId), eq(bookmarks.questionId, questionId)))
      .returning({ questionId: bookmarks.questionId });
    if (removed.length > 0) await announce(tx, { userId, keys: ["questions/bookmarks"] });
  });
}

/** Bookmarks of a demo account, in the order in which they were set. */
export async function insertBookmarks(
  db: Database,
  userId: string,
  questionIds: readonly string[],
): Promise<void> {
  await db.insert(bookmarks).values(questionIds.map((questionId) => ({ userId, questionId })));
}
