import type { ChangeKey } from "contract/events";
import { and, desc, eq } from "drizzle-orm";
import { announce } from "../db/changes.ts";
import type { Database } from "../db/database.ts";
import type { MeasuredValues } from "../db/delivery-scores.ts";
import { deliverySessions, responses } from "../db/schema/practice.ts";

export type NewRow = typeof deliverySessions.$inferInsert;
export type Row = Omit<typeof deliverySessions.$inferSelect, "seq" | "values">;
export type Kind = "audio" | "video";

const columns = {
  id: deliverySessions.id,
  userId: deliverySessions.userId,
  kind: deliverySessions.kind,
  responseId: deliverySessions.responseId,
  question: deliverySessions.question,
  durationSeconds: deliverySessions.durationSeconds,
  overallScore: deliverySessions.overallScore,
  scores: deliverySessions.scores,
  analysisLanguage: deliverySessions.analysisLanguage,
  analysis: deliverySessions.analysis,
  content: deliverySessions.content,
  isSample: deliverySessions.isSample,
  createdAt: deliverySessions.createdAt,
};
const { analysis: _, content: __, ...withoutAnalysis } = columns;

/** What a change here shows in. */
const KEYS: ChangeKey[] = ["delivery", "video/sessions", "progress"];

const newestFirst = [desc(deliverySessions.createdAt), desc(deliverySessions.seq)] as const;

function of(userId: string, kind?: Kind | undefined) {
  const own = eq(deliverySessions.userId, userId);
  return kind ? and(own, eq(deliverySessions.kind, kind)) : own;
}

export async function insertSession(db: Database, row: NewRow): Promise<Row> {
  return db.transaction(async (tx) => {
    const responseId = await ownResponse(tx, row.userId, row.responseId ?? null);
    const [stored] = await tx
      .insert(deliverySessions)
      .values({ ...row, responseId })
      .returning(columns);
    if (!stored) throw new Error("A delivery session was not stored");
    await announce(tx, { userId: row.userId, keys: KEYS });
    return stored;
  });
}

/** The answer, if it is there and the person's: one that was deleted meanwhile takes no session with it. */
async function ownResponse(db: Database, userId: string, id: string | null) {
  if (id === null) return null;
  const [row] = await db
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.id, id), eq(responses.userId, userId)));
  return row?.id ?? null;
}

export async function listSessions(
  db: Database,
  userId: string,
  { kind, limit }: { kind?: Kind | undefined; limit: number },
): Promise<Row[]> {
  return db
    .select(columns)
    .from(deliverySessions)
    .where(of(userId, kind))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The same without the analyses, which a list of scores does not need. */
export async function listScores(
  db: Database,
  userId: string,
  { kind, limit }: { kind: Kind; limit: number },
): Promise<Omit<Row, "analysis" | "content">[]> {
  return db
    .select(withoutAnalysis)
    .from(deliverySessions)
    .where(of(userId, kind))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** What was measured in a person's last sessions. */
export async function listMeasured(
  db: Database,
  userId: string,
  limit: number,
): Promise<MeasuredValues[]> {
  const rows = await db
    .select({ values: deliverySessions.values })
    .from(deliverySessions)
    .where(of(userId))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ values }) => values);
}

export async function findSession(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select(columns).from(deliverySessions).where(eq(deliverySessions.id, id));
  return row ?? null;
}

/** Everything that is kept of how a person answered. */
export async function exportSessions(db: Database, userId: string) {
  const rows = await db
    .select(columns)
    .from(deliverySessions)
    .where(of(userId))
    .orderBy(...newestFirst);
  return rows.map(({ userId: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }));
}

export async function deleteSession(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(deliverySessions).where(and(eq(deliverySessions.id, id), of(userId)));
    await announce(tx, { userId, keys: KEYS });
  });
}
