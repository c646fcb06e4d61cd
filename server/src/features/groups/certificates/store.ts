import type { IssuedCertificate } from "contract/certificates";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { groupCertificates, groupMembers } from "../../../db/schema/groups.ts";
import { announceGroup } from "../store.ts";

export type CertificateRow = typeof groupCertificates.$inferInsert;

/** The certificates of a group that hold, in the order in which they were issued. */
export async function listIssued(db: Database, groupId: string): Promise<IssuedCertificate[]> {
  const rows = await db
    .select({
      number: groupCertificates.number,
      content: groupCertificates.content,
      memberId: groupMembers.id,
      issuedAt: groupCertificates.issuedAt,
    })
    .from(groupCertificates)
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groupCertificates.groupId),
        eq(groupMembers.userId, groupCertificates.userId),
      ),
    )
    .where(and(eq(groupCertificates.groupId, groupId), isNull(groupCertificates.withdrawnAt)))
    .orderBy(asc(groupCertificates.seq));
  return rows.map(({ content, issuedAt, ...row }) => ({
    ...{ ...row, name: content.name, issuedAt: issuedAt.toISOString() },
  }));
}

/** The numbers of the certificates that somebody holds, by group. */
export async function listHeld(db: Database, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ groupId: groupCertificates.groupId, number: groupCertificates.number })
    .from(groupCertificates)
    .where(and(eq(groupCertificates.userId, userId), isNull(groupCertificates.withdrawnAt)));
  return new Map(rows.flatMap(({ groupId, number }) => (groupId ? [[groupId, number]] : [])));
}

/** Stores certificates; gives those that are new, for who has one that holds keeps it. */
export async function insertCertificates(
  db: Database,
  rows: CertificateRow[],
): Promise<{ userId: string; number: string }[]> {
  return db
    .insert(groupCertificates)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: groupCertificates.userId, number: groupCertificates.number });
}

/**
 * Withdraws a certificate of a group by its number.
 * @param tellOwner in the same transaction
 * @returns false where there is none that holds
 */
export async function withdrawCertificate(
  db: Database,
  { groupId, number, at }: { groupId: string; number: string; at: Date },
  tellOwner: (tx: Database, userId: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .update(groupCertificates)
      .set({ withdrawnAt: at })
      .where(
        and(
          eq(groupCertificates.groupId, groupId),
          eq(groupCertificates.number, number),
          isNull(groupCertificates.withdrawnAt),
        ),
      )
      .returning({ userId: groupCertificates.userId });
    if (!gone) return false;
    await tellOwner(tx, gone.userId);
    await announceGroup(tx, groupId);
    return true;
  });
}
