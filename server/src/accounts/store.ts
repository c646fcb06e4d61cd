import type { NewSession } from "contract/session";
import type { User } from "contract/users";
import { and, eq, gt, lt, notExists, or, sql } from "drizzle-orm";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { passkeys, sessions, users } from "../db/schema/accounts.ts";
import { chatMessages } from "../db/schema/coach.ts";
import { groupMembers, groups } from "../db/schema/groups.ts";
import { mockInterviews } from "../db/schema/interviews.ts";
import { responses, stories } from "../db/schema/practice.ts";

type UserRow = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;
export type NewSessionRow = typeof sessions.$inferInsert;

// Written out: the builder drops the table's name from a column in a select of one table.
const hasPasskey = sql<boolean>`exists (select 1 from passkeys where passkeys.user_id = users.id)`;

/** Writes an account and its first session; the caller's transaction makes it both or neither. */
export async function insertAccount(
  db: Database,
  account: NewAccount,
  session: NewSessionRow,
): Promise<void> {
  await db.insert(users).values(account);
  await db.insert(sessions).values(session);
}

/** Writes an account that nobody signs in to: somebody whom a demo account has to do with. */
export async function insertStandIn(db: Database, account: NewAccount): Promise<void> {
  await db.insert(users).values(account);
}

export async function insertSession(db: Database, session: NewSessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function findUser(db: Database, id: string): Promise<User | null> {
  const [row] = await db.select({ user: users, hasPasskey }).from(users).where(eq(users.id, id));
  return row ? toUser(row.user, row.hasPasskey) : null;
}

/** Asked before every call of somebody signed in. */
const personOfSession = builtOnce((db) =>
  db
    .select({ user: users, hasPasskey, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("person_of_session"),
);

/** The person of a session that has not expired, and when it was last used. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ user: User; lastSeenAt: Date } | null> {
  const [row] = await personOfSession(db).execute({ tokenHash, now });
  return row ? { user: toUser(row.user, row.hasPasskey), lastSeenAt: row.lastSeenAt } : null;
}

export async function touchSession(
  db: Database,
  tokenHash: string,
  lastSeenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function updateUser(
  db: Database,
  id: string,
  change: Partial<NewAccount>,
): Promise<User | null> {
  await db.update(users).set(change).where(eq(users.id, id));
  return findUser(db, id);
}

/** Removes the account; every table that belongs to a person goes with it (on delete cascade). */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** What a person who comes back would miss. */
type Kept = typeof responses | typeof stories | typeof chatMessages | typeof passkeys;

/** Deletes old demo accounts, accounts that nobody uses, and sessions past their time. */
export async function deleteExpired(
  db: Database,
  limits: { demoBefore: Date; unusedBefore: Date; now: Date },
): Promise<number> {
  const { demoBefore, unusedBefore, now } = limits;
  const none = (table: Kept) =>
    notExists(db.select().from(table).where(eq(table.userId, users.id)));
  const visits = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.lastSeenAt, unusedBefore)));
  const { candidateId, recruiterId } = mockInterviews;
  const interviews = db
    .select()
    .from(mockInterviews)
    .where(or(eq(candidateId, users.id), eq(recruiterId, users.id)));
  const led = db.select().from(groups).where(eq(groups.trainerId, users.id));
  const joined = db.select().from(groupMembers).where(eq(groupMembers.userId, users.id));
  const isUnused = and(
    lt(users.createdAt, unusedBefore),
    none(responses),
    none(stories),
    none(chatMessages),
    none(passkeys),
    notExists(interviews),
    notExists(led),
    notExists(joined),
    notExists(visits),
  );
  const isOldDemo = and(eq(users.isDemo, true), lt(users.createdAt, demoBefore));
  const gone = await db.delete(users).where(or(isOldDemo, isUnused)).returning({ id: users.id });
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  return gone.length;
}

export async function listSessions(db: Database, userId: string) {
  const rows = await db
    .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

function toUser(row: UserRow, passkey: boolean): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    profile: row.profile as NewSession["profile"],
    targetAirline: row.targetAirline,
    targetRegion: row.targetRegion,
    timezone: row.timezone,
    culturalBackground: row.culturalBackground,
    interviewDate: row.interviewDate,
    accommodations: row.accommodations as User["accommodations"],
    isDemo: row.isDemo,
    hasPasskey: passkey,
    createdAt: row.createdAt.toISOString(),
  };
}
