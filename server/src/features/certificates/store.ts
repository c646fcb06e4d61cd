import type { Certificate } from "contract/certificates";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groupCertificates } from "../../db/schema/groups.ts";

const columns = {
  number: groupCertificates.number,
  content: groupCertificates.content,
  issuedAt: groupCertificates.issuedAt,
  withdrawnAt: groupCertificates.withdrawnAt,
};

type Row = Pick<typeof groupCertificates.$inferSelect, keyof typeof columns>;

const writeCertificate = ({ number, content, issuedAt, withdrawnAt }: Row): Certificate => ({
  ...{ ...content, number, issuedAt: issuedAt.toISOString() },
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

export async function findByNumber(db: Database, number: string): Promise<Certificate | null> {
  const [row] = await db
    .select(columns)
    .from(groupCertificates)
    .where(eq(groupCertificates.number, number));
  return row ? writeCertificate(row) : null;
}

export async function exportCertificates(db: Database, userId: string): Promise<Certificate[]> {
  const rows = await db
    .select(columns)
    .from(groupCertificates)
    .where(eq(groupCertificates.userId, userId))
    .orderBy(asc(groupCertificates.seq));
  return rows.map(writeCertificate);
}
