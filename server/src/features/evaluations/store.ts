import { and, desc, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor } from "../../db/newest-first.ts";
import { evaluations, mockInterviews } from "../../db/schema/interviews.ts";
import {
  type EvaluationRow,
  selectEvaluations,
  toEvaluationRow,
} from "../../interviews/evaluations/store.ts";
import { findSecondEvaluator } from "../../interviews/store.ts";

export type NewRow = typeof evaluations.$inferInsert;

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
      .select({
        status: mockInterviews.status,
        version: mockInterviews.version,
        recruiterId: mockInterviews.recruiterId,
      })
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
    await announcePair(tx, row.mockInterviewId, interview.recruiterId);
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

/** The other evaluator learns at once that both are there. */
async function announcePair(db: Database, interviewId: string, recruiterId: string | null) {
  const second = await findSecondEvaluator(db, interviewId);
  if (!second) return;
  for (const userId of [recruiterId, second])
    if (userId) await announce(db, { userId, keys: ["second-evaluations"] });
}

export async function findEvaluation(db: Database, id: string): Promise<EvaluationRow | null> {
  const [found] = await selectEvaluations(db).where(eq(evaluations.id, id));
  return found ? toEvaluationRow(found) : null;
}

/** Newest first. */
export async function listEvaluationsOf(
  db: Database,
  { by, personId }: { by: "candidateId" | "recruiterId"; personId: string },
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<EvaluationRow[]> {
  const rows = await selectEvaluations(db)
    .where(and(eq(evaluations[by], personId), after ? below(evaluations, after) : undefined))
    .orderBy(desc(evaluations.createdAt), desc(evaluations.seq))
    .limit(limit);
  return rows.map(toEvaluationRow);
}

/** The first time counts. */
export async function markOpened(db: Database, row: EvaluationRow, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(evaluations).set({ openedAt: at }).where(eq(evaluations.id, row.id));
    await announceEvaluation(tx, row);
  });
}
