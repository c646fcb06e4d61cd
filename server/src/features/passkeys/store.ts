import type { Passkey } from "contract/passkeys";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { passkeyChallenges, passkeys } from "../../db/schema/accounts.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type Purpose = "register" | "sign-in";

export async function insertChallenge(
  db: Database,
  challenge: typeof passkeyChallenges.$inferInsert & { purpose: Purpose },
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Takes a challenge away, so that it is good once; false when it was not there or is too old. */
export async function takeChallenge(
  db: Database,
  wanted: { challenge: string; purpose: Purpose; userId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, wanted.challenge),
        eq(passkeyChallenges.purpose, wanted.purpose),
        wanted.userId
          ? eq(passkeyChallenges.userId, wanted.userId)
          : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, wanted.now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}

/** Stores a passkey; false when this credential is registered already. */
export async function insertPasskey(
  db: Database,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (stored.length > 0) await announce(tx, { userId: row.userId, keys: ["passkeys", "user"] });
    return stored.length > 0;
  });
}

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

export async function listRows(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return (await listRows(db, userId)).map(toPasskey);
}

export async function markUsed(
  db: Database,
  id: string,
  signatureCount: number,
  lastUsedAt: Date,
): Promise<void> {
  await db.update(passkeys).set({ signatureCount, lastUsedAt }).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
    await announce(tx, { userId, keys: ["passkeys", "user"] });
  });
}

export function toPasskey(row: Omit<PasskeyRow, "transports">): Passkey {
  return {
    id: row.id,
    label: row.label,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
