import type { InboxNotice } from "contract/inbox";
import type { LanguageCode } from "contract/languages";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { builtOnce } from "../../db/built-once.ts";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor } from "../../db/newest-first.ts";
import { inboxSettings, notices } from "../../db/schema/inbox.ts";

const { id, userId, isRead, createdAt, seq, content } = notices;
type Row = Omit<InboxNotice, "createdAt"> & Cursor;

/** Newest first. */
export async function listNotices(
  db: Database,
  person: string,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<Row[]> {
  return db
    .select({ id, isRead, createdAt, seq, content })
    .from(notices)
    .where(and(eq(userId, person), after ? below(notices, after) : undefined))
    .orderBy(desc(createdAt), desc(seq))
    .limit(limit);
}

/** Asked on every screen. */
const unreadOf = builtOnce((db) =>
  db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(userId, sql.placeholder("person")), sql`not ${isRead}`))
    .prepare("unread_of"),
);

export async function countUnread(db: Database, person: string): Promise<number> {
  const [found] = await unreadOf(db).execute({ person });
  return found?.unread ?? 0;
}

/** Marks those of the person's notices that are named, or all. */
export async function markRead(
  db: Database,
  person: string,
  ids: readonly string[] | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(notices)
      .set({ isRead: true })
      .where(and(eq(userId, person), eq(isRead, false), ids ? inArray(id, [...ids]) : undefined))
      .returning({ id });
    if (marked.length > 0) await announce(tx, { userId: person, keys: ["inbox"] });
  });
}

/** Whose notice it is; null where there is none. */
export async function findOwner(db: Database, notice: string): Promise<string | null> {
  const [found] = await db.select({ userId }).from(notices).where(eq(id, notice));
  return found?.userId ?? null;
}

/** Deletes one of the person's notices, or all; a letter that has not gone out yet does not go out. */
export async function deleteNotices(
  db: Database,
  person: string,
  notice: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(notices).where(and(eq(userId, person), notice ? eq(id, notice) : undefined));
    await announce(tx, { userId: person, keys: ["inbox"] });
  });
}

export async function wantsMail(db: Database, person: string): Promise<boolean> {
  const [row] = await db.select().from(inboxSettings).where(eq(inboxSettings.userId, person));
  return row?.wantsMail ?? true;
}

export async function setWantsMail(
  db: Database,
  person: string,
  chosen: { wantsMail: boolean; language: LanguageCode },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(inboxSettings)
      .values({ userId: person, ...chosen })
      .onConflictDoUpdate({ target: inboxSettings.userId, set: chosen });
    await announce(tx, { userId: person, keys: ["inbox"] });
  });
}

/** Remembers the language of the person's screens; writes only where it is another one. */
export async function keepLanguage(
  db: Database,
  person: string,
  language: LanguageCode,
): Promise<void> {
  const [row] = await db
    .select({ language: inboxSettings.language })
    .from(inboxSettings)
    .where(eq(inboxSettings.userId, person));
  if ((row?.language ?? "en") === language) return;
  await db
    .insert(inboxSettings)
    .values({ userId: person, language })
    .onConflictDoUpdate({ target: inboxSettings.userId, set: { language } });
}
