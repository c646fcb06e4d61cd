import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { builtOnce } from "../../db/built-once.ts";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor, NEWEST } from "../../db/newest-first.ts";
import { responses } from "../../db/schema/practice.ts";

export type NewRow = typeof responses.$inferInsert;
/** A stored answer; the analysis is left as JSON text, for it is mostly sent as it is. */
export type Row = Omit<
  typeof responses.$inferSelect,
  "analysis" | "scores" | "kind" | "improvements" | "idempotencyKey"
> & { analysisText: string };

const columns = {
  id: responses.id,
  seq: responses.seq,
  userId: responses.userId,
  questionId: responses.questionId,
  bankQuestionId: responses.bankQuestionId,
  question: responses.question,
  category: responses.category,
  practiceMode: responses.practiceMode,
  timeSpentSeconds: responses.timeSpentSeconds,
  situation: responses.situation,
  task: responses.task,
  action: responses.action,
  result: responses.result,
  videoUrl: responses.videoUrl,
  audioUrl: responses.audioUrl,
  isSample: responses.isSample,
  analysisLanguage: responses.analysisLanguage,
  createdAt: responses.createdAt,
  analysisText: sql<string>`${responses.analysis}::text`,
};

/** Stores an answer; null when one with the same idempotency key is there already. */
export async function insertResponse(db: Database, row: NewRow): Promise<Row | null> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(responses)
      .values(row)
      .onConflictDoNothing()
      .returning(columns);
    if (!stored) return null;
    await announce(tx, { userId: row.userId, keys: ["responses", "progress", "stories"] });
    return stored;
  });
}

export async function insertSamples(db: Database, rows: NewRow[]): Promise<void> {
  await db.insert(responses).values(rows);
}

export async function findByKey(db: Database, userId: string, key: string): Promise<Row | null> {
  const [row] = await db
    .select(columns)
    .from(responses)
    .where(and(eq(responses.userId, userId), eq(responses.idempotencyKey, key)));
  return row ?? null;
}

export async function findResponse(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select(columns).from(responses).where(eq(responses.id, id));
  return row ?? null;
}

const pageOfPlaces = builtOnce((db) => {
  const cursor = { createdAt: sql.placeholder("createdAt"), seq: sql.placeholder("seq") };
  const wanted = sql.placeholder("bankQuestionId");
  return db
    .select({ id: responses.id, createdAt: responses.createdAt, seq: responses.seq })
    .from(responses)
    .where(
      and(
        eq(responses.userId, sql.placeholder("userId")),
        sql`(${wanted}::text is null or ${responses.bankQuestionId} = ${wanted})`,
        below(responses, cursor),
      ),
    )
    .orderBy(desc(responses.createdAt), desc(responses.seq))
    .limit(sql.placeholder("limit"))
    .prepare("page_of_places");
});

/** Where a person's answers lie, newest first, from below the cursor on. */
export async function listPlaces(
  db: Database,
  userId: string,
  page: { limit: number; after: Cursor | null; bankQuestionId?: string | undefined },
): Promise<(Cursor & { id: string })[]> {
  const { limit, after, bankQuestionId = null } = page;
  return pageOfPlaces(db).execute({ userId, limit, bankQuestionId, ...(after ?? NEWEST) });
}

/** These answers, in no order; one that has gone meanwhile is left out. */
export async function findResponses(db: Database, ids: readonly string[]): Promise<Row[]> {
  return db
    .select(columns)
    .from(responses)
    .where(inArray(responses.id, [...ids]));
}

export async function listAllResponses(db: Database, userId: string): Promise<Row[]> {
  return db
    .select(columns)
    .from(responses)
    .where(eq(responses.userId, userId))
    .orderBy(desc(responses.createdAt), desc(responses.seq));
}

export async function deleteResponse(
  db: Database,
  { id, userId }: Pick<Row, "id" | "userId">,
  announceGone: (tx: Database, id: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await announceGone(tx, id);
    await tx.delete(responses).where(and(eq(responses.id, id), eq(responses.userId, userId)));
    await announce(tx, { userId, keys: ["responses", "progress", "stories"] });
  });
}
