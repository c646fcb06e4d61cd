import { and, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor } from "../../db/newest-first.ts";
import { users } from "../../db/schema/accounts.ts";
import { evaluations, mockInterviews } from "../../db/schema/interviews.ts";

export type NewRow = typeof evaluations.$inferInsert;
export type Row = typeof evaluations.$inferSelect & {
  candidateName: string;
  recruiterName: string | null;
  interviewType: string;
};

const candidates = alias(users, "candidates");
const recruiters = alias(users, "recruiters");

function select(db: Database) {
  return db
    .select({
      evaluation: evaluations,
      candidateName: candidates.name,
      recruiterName: recruiters.name,
      interviewType: mockInterviews.interviewType,
    })
    .from(evaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, evaluations.mockInterviewId))
    .innerJoin(candidates, eq(candidates.id, evaluations.candidateId))
    .leftJoin(recruiters, eq(recruiters.id, evaluations.recruiterId));
}

const toRow = ({ evaluation, ...names }: Awaited<ReturnType<typeof select>>[number]): Row => ({
  ...evaluation,
  ...names,
});

/**
 * Stores an evaluation and marks its interview as changed, in one piece. False when the interview is evaluated already, or
 * not completed any more.
 */
export async function insertEvaluation(
  db: Database,
  row: NewRow,
  tellCandidate: (tx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [interview] = await tx
      .select({ status: mockInterviews.status, version: mockInterviews.version })
      .from(mockInterviews)
      .where(eq(mockInterviews.id, row.mockInterviewId))
      .for("update");
    if (interview?.status !== "completed") return false;
    const [stored] = await tx
      .insert(evaluations)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: evaluations.id });
    if (!stored) return false;
    await tx
      .update(mockInterviews)
      .set({ version: interview.version + 1 })
      .where(eq(mockInterviews.id, row.mockInterviewId));
    await announceEvaluation(tx, row);
    await tellCandidate(tx);
    return true;
  });
}

async function announceEvaluation(
  db: Database,
  { candidateId, recruiterId }: Pick<NewRow, "candidateId" | "recruiterId">,
): Promise<void> {
  for (const userId of [candidateId, recruiterId])
    if (userId)
      await announce(db, {
        userId,
        keys: ["evaluations", "mock-interviews", "recruiters", "interview-rooms"],
      });
}

export async function findEvaluation(db: Database, id: string): Promise<Row | null> {
  const [found] = await select(db).where(eq(evaluations.id, id));
  return found ? toRow(found) : null;
}

/** Newest first. */
export async function listEvaluationsOf(
  db: Database,
  { by, personId }: { by: "candidateId" | "recruiterId"; personId: string },
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<Row[]> {
  const rows = await select(db)
    .where(and(eq(evaluations[by], personId), after ? below(evaluations, after) : undefined))
    .orderBy(desc(evaluations.createdAt), desc(evaluations.seq))
    .limit(limit);
  return rows.map(toRow);
}

/** The first time counts. */
export async function markOpened(db: Database, row: Row, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(evaluations).set({ openedAt: at }).where(eq(evaluations.id, row.id));
    await announceEvaluation(tx, row);
  });
}
