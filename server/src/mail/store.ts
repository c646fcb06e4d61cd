import type { LanguageCode } from "contract/languages";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import { inboxSettings, notices } from "../db/schema/inbox.ts";

export type WaitingLetter = Pick<
  typeof notices.$inferSelect,
  "id" | "userId" | "content" | "mailTries"
>;
export type Recipient = {
  name: string;
  address: string;
  language: LanguageCode;
  timezone: string | null;
};

/**
 * Takes letters that wait: until `leaseEnd` nobody else takes them, in no process. Who falls over meanwhile leaves them to the
 * next.
 */
export async function claimLetters(
  db: Database,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<WaitingLetter[]> {
  const { id, userId, content, mailTries, mailAt, mailState } = notices;
  const waiting = db
    .select({ id })
    .from(notices)
    .where(and(eq(mailState, "waiting"), lte(mailAt, now)))
    .orderBy(mailAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(notices)
    .set({ mailAt: leaseEnd, mailTries: sql`${mailTries} + 1` })
    .where(inArray(id, waiting))
    .returning({ id, userId, content, mailTries });
}

/** Whom a letter goes to; null where the account has no address, or letters were switched off meanwhile. */
export async function findRecipient(db: Database, userId: string): Promise<Recipient | null> {
  const { wantsMail, language } = inboxSettings;
  const [row] = await db
    .select({
      name: users.name,
      address: users.email,
      timezone: users.timezone,
      wantsMail,
      language,
    })
    .from(users)
    .leftJoin(inboxSettings, eq(inboxSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!row?.address || row.wantsMail === false) return null;
  const { name, address, timezone } = row;
  return { name, address, timezone, language: row.language ?? "en" };
}

/** What has become of a letter; null: none goes out. */
export async function settleLetter(
  db: Database,
  id: string,
  outcome: { mailState: "sent" | "failed" | null } | { mailAt: Date },
): Promise<void> {
  await db.update(notices).set(outcome).where(eq(notices.id, id));
}
