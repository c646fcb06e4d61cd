import type { ChangeKey } from "contract/events";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../../db/built-once.ts";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor, NEWEST } from "../../db/newest-first.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/practice.ts";

export type NewRow = typeof interviewSessions.$inferInsert;
export type NewAnswerRow = typeof interviewAnswers.$inferInsert;
export type Row = Omit<typeof interviewSessions.$inferSelect, "idempotencyKey">;
/** What a change here shows in. */
const KEYS: ChangeKey[] = ["interview-sessions", "progress"];

const columns = {
  id: interviewSessions.id,
  seq: interviewSessions.seq,
  userId: interviewSessions.userId,
  kind: interviewSessions.kind,
  recruiterId: interviewSessions.recruiterId,
  mode: interviewSessions.mode,
  language: interviewSessions.language,
  focus: interviewSessions.focus,
  questionCount: interviewSessions.questionCount,
  questions: interviewSessions.questions,
  status: interviewSessions.status,
  ending: interviewSessions.ending,
  totalSeconds: interviewSessions.totalSeconds,
  remainingSeconds: interviewSessions.remainingSeconds,
  isSample: interviewSessions.isSample,
  createdAt: interviewSessions.createdAt,
  completedAt: interviewSessions.completedAt,
};
const { questions: _, ...withoutQuestions } = columns;

const newestFirst = [desc(interviewSessions.createdAt), desc(interviewSessions.seq)] as const;

/** Stores a session; null when one with the same idempotency key is there already. */
export async function insertSession(db: Database, row: NewRow): Promise<Row | null> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(interviewSessions)
      .values(row)
      .onConflictDoNothing()
      .returning(columns);
    if (!stored) return null;
    await announce(tx, { userId: row.userId, keys: KEYS });
    return stored;
  });
}

/** A finished session of a demo account, with its answers. */
export async function insertSample(
  db: Database,
  row: NewRow,
  answers: NewAnswerRow[],
): Promise<void> {
  await db.insert(interviewSessions).values(row);
  await db.insert(interviewAnswers).values(answers);
}

export async function findByKey(db: Database, userId: string, key: string): Promise<Row | null> {
  const [row] = await db
    .select(columns)
    .from(interviewSessions)
    .where(and(eq(interviewSessions.userId, userId), eq(interviewSessions.idempotencyKey, key)));
  return row ?? null;
}

export async function findSession(db: Database, id: string): Promise<Row | null> {
  const [row] = await db
    .select(columns)
    .from(interviewSessions)
    .where(eq(interviewSessions.id, id));
  return row ?? null;
}

export type Version = { id: string; userId: string; version: string };

const versionOfSession = builtOnce((db) => {
  const { id, userId } = interviewSessions;
  // PostgreSQL's own number of the transaction that wrote a row: no two states of a person's rows have the same ones.
  const writers = (table: string) =>
    sql`(select string_agg(xmin::text, ',') from ${sql.identifier(table)} rows where rows.user_id = ${userId})`;
  return db
    .select({
      ...{ id, userId },
      version: sql<string>`md5(concat_ws(':', ${writers("interview_sessions")}, ${writers("interview_answers")}))`,
    })
    .from(interviewSessions)
    .where(eq(id, sql.placeholder("id")))
    .prepare("version_of_session");
});

/**
 * Whose session it is, and the version of its report: another one after any change to this person's sessions or answers, which it is
 * compared with. An analysis of a recording is never changed, and deleting it changes the answer. Null when the session has gone.
 */
export async function findVersion(db: Database, id: string): Promise<Version | null> {
  const [row] = await versionOfSession(db).execute({ id });
  return row ?? null;
}

/** The same row until the end of the transaction: nobody else changes it meanwhile. Null when it has gone. */
export async function lockSession(tx: Database, id: string): Promise<Row | null> {
  const [row] = await tx
    .select(columns)
    .from(interviewSessions)
    .where(eq(interviewSessions.id, id))
    .for("update");
  return row ?? null;
}

export type ListedRow = Omit<Row, "questions"> & {
  answeredCount: number;
  overallScore: number | null;
};

const pageOfSessions = builtOnce((db) => {
  const cursor = { createdAt: sql.placeholder("createdAt"), seq: sql.placeholder("seq") };
  const given = db
    .select({
      answeredCount: count().as("answered_count"),
      overallScore: sql<number | null>`round(avg(${interviewAnswers.overallScore}))::int`.as(
        "overall_score",
      ),
    })
    .from(interviewAnswers)
    .where(eq(interviewAnswers.sessionId, interviewSessions.id))
    .as("given");
  return db
    .select({
      ...withoutQuestions,
      answeredCount: given.answeredCount,
      overallScore: given.overallScore,
    })
    .from(interviewSessions)
    .crossJoinLateral(given)
    .where(
      and(
        eq(interviewSessions.userId, sql.placeholder("userId")),
        below(interviewSessions, cursor),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder("limit"))
    .prepare("page_of_sessions");
});

/** A page of a person's sessions, newest first, from below the cursor on. */
export async function listSessions(
  db: Database,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<ListedRow[]> {
  return pageOfSessions(db).execute({ userId, limit, ...(after ?? NEWEST) });
}

/** Stores an answer, whole, in place of the one that may be there; the moment of the first one stays. */
export async function putAnswer(
  tx: Database,
  row: NewAnswerRow,
  remainingSeconds: number | undefined,
): Promise<void> {
  const { sessionId: _, position: __, userId, answeredAt: ___, ...replaced } = row;
  await tx
    .insert(interviewAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [interviewAnswers.sessionId, interviewAnswers.position],
      set: replaced,
    });
  if (remainingSeconds !== undefined)
    await updateSession(tx, row.sessionId, { remainingSeconds: falling(remainingSeconds) });
  await announce(tx, { userId, keys: KEYS });
}

/** Ends the session, or turns its clock on. One that is completed stays as it is. */
export async function changeSession(
  db: Database,
  session: Pick<Row, "id" | "userId">,
  change: { remainingSeconds?: number | undefined; ending?: string | undefined },
  now: Date,
): Promise<Row | null> {
  const { remainingSeconds, ending } = change;
  return db.transaction(async (tx) => {
    const row = await lockSession(tx, session.id);
    const isNothing = remainingSeconds === undefined && ending === undefined;
    if (!row || row.status === "completed" || isNothing) return row;
    const changed = await updateSession(tx, session.id, {
      ...(remainingSeconds !== undefined && { remainingSeconds: falling(remainingSeconds) }),
      ...(ending === "time-up" && { remainingSeconds: 0 }),
      ...(ending !== undefined && { ending, status: "completed", completedAt: now }),
    });
    await announce(tx, { userId: session.userId, keys: KEYS });
    return changed;
  });
}

async function updateSession(
  tx: Database,
  id: string,
  fields: { remainingSeconds?: SQL | number } & Partial<
    Pick<NewRow, "ending" | "status" | "completedAt">
  >,
): Promise<Row | null> {
  const [row] = await tx
    .update(interviewSessions)
    .set(fields)
    .where(eq(interviewSessions.id, id))
    .returning(columns);
  return row ?? null;
}

/** A clock that was left running elsewhere has less to show: what is left never rises. */
function falling(seconds: number): SQL {
  return sql`least(${interviewSessions.remainingSeconds}, ${seconds}::int)`;
}

/** All sessions of a person with their questions, newest first. */
export async function listAllSessions(db: Database, userId: string): Promise<Row[]> {
  return db
    .select(columns)
    .from(interviewSessions)
    .where(eq(interviewSessions.userId, userId))
    .orderBy(...newestFirst);
}

export async function deleteSession(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(interviewSessions)
      .where(and(eq(interviewSessions.id, id), eq(interviewSessions.userId, userId)));
    await announce(tx, { userId, keys: KEYS });
  });
}
