import { INBOX_MAX } from "contract/inbox-terms";
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { announce } from "../db/changes.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import { inboxSettings, notices, reminders } from "../db/schema/inbox.ts";
import { mockInterviews } from "../db/schema/interviews.ts";
import { selectInterviews, toRow } from "../interviews/store.ts";

type Reminder = typeof reminders.$inferInsert;

/** Stores notices and tells the screens of those who get them. */
export async function insertNotices(
  tx: Database,
  rows: (typeof notices.$inferInsert)[],
): Promise<void> {
  await tx.insert(notices).values(rows);
  for (const userId of new Set(rows.map((row) => row.userId)))
    await announce(tx, { userId, keys: ["inbox"] });
}

/** Removes what is older than the newest `INBOX_MAX` of each. */
export async function keepNewest(tx: Database, people: readonly string[]): Promise<void> {
  for (const userId of people)
    await tx.execute(sql`delete from notices where id in (
      select id from notices where user_id = ${userId}
      order by created_at desc, seq desc offset ${INBOX_MAX})`);
}

/** Those of some people who have an address and have not switched letters off. */
export async function listMailed(tx: Database, people: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(inboxSettings, eq(inboxSettings.userId, users.id))
    .where(
      and(
        inArray(users.id, [...people]),
        isNotNull(users.email),
        eq(users.isDemo, false),
        or(isNull(inboxSettings.wantsMail), eq(inboxSettings.wantsMail, true)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Interviews that begin after a moment and not after another. */
export async function listScheduled(db: Database, after: Date, until: Date) {
  const { status, scheduledAt } = mockInterviews;
  const rows = await selectInterviews(
    db,
    and(eq(status, "scheduled"), gt(scheduledAt, after), lte(scheduledAt, until)),
  );
  return rows.map(toRow);
}

/** Notes reminders down; gives those that nobody noted before, another process neither. */
export async function noteReminders(tx: Database, rows: Reminder[]): Promise<Reminder[]> {
  if (rows.length === 0) return [];
  return tx.insert(reminders).values(rows).onConflictDoNothing().returning();
}

/** Which of some reminders were given, by person and key. */
export async function listReminded(db: Database, people: readonly string[]) {
  if (people.length === 0) return [];
  return db
    .select({ userId: reminders.userId, key: reminders.key })
    .from(reminders)
    .where(inArray(reminders.userId, [...people]));
}

/** Forgets reminders of what is over. */
export async function forgetReminders(db: Database, before: Date): Promise<void> {
  await db.delete(reminders).where(lt(reminders.eventAt, before));
}
