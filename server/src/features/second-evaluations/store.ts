import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { evaluations, mockInterviews, secondEvaluations } from "../../db/schema/interviews.ts";
import {
  type EvaluationRow,
  selectEvaluations,
  toEvaluationRow,
} from "../../interviews/evaluations/store.ts";
import type { InterviewRow } from "../../interviews/store.ts";

const LISTED_MAX = 100;

type Invitation = typeof secondEvaluations.$inferSelect & { evaluatorName: string | null };
/** Those whose lists show that something has changed. */
type Concerned = Pick<InterviewRow, "candidateId" | "recruiterId">;

async function tell(db: Database, people: readonly (string | null)[]): Promise<void> {
  for (const userId of new Set(people))
    if (userId)
      await announce(db, {
        userId,
        keys: ["second-evaluations", "mock-interviews", "interview-rooms"],
      });
}

export async function findInvitation(
  db: Database,
  interviewId: string,
): Promise<Invitation | null> {
  const [row] = await db
    .select({ invitation: secondEvaluations, evaluatorName: users.name })
    .from(secondEvaluations)
    .leftJoin(users, eq(users.id, secondEvaluations.evaluatorId))
    .where(eq(secondEvaluations.interviewId, interviewId));
  return row ? { ...row.invitation, evaluatorName: row.evaluatorName } : null;
}

/** The first invitation of an interview stays the one. */
export async function insertInvitation(
  db: Database,
  row: { interviewId: string; token: string },
): Promise<void> {
  await db.insert(secondEvaluations).values(row).onConflictDoNothing();
}

/** The interview behind a link; null for a link that there is not. */
export async function findByToken(
  db: Database,
  token: string,
): Promise<({ interviewId: string; evaluatorId: string | null } & Concerned) | null> {
  const [row] = await db
    .select({
      interviewId: secondEvaluations.interviewId,
      evaluatorId: secondEvaluations.evaluatorId,
      candidateId: mockInterviews.candidateId,
      recruiterId: mockInterviews.recruiterId,
    })
    .from(secondEvaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, secondEvaluations.interviewId))
    .where(eq(secondEvaluations.token, token));
  return row ?? null;
}

/** False when somebody else was quicker. Taking it up twice is the same as once. */
export async function takeUp(
  db: Database,
  { interviewId, ...others }: { interviewId: string } & Concerned,
  evaluatorId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .update(secondEvaluations)
      .set({ evaluatorId })
      .where(
        and(
          eq(secondEvaluations.interviewId, interviewId),
          or(isNull(secondEvaluations.evaluatorId), eq(secondEvaluations.evaluatorId, evaluatorId)),
        ),
      )
      .returning();
    if (taken) await tell(tx, [evaluatorId, others.candidateId, others.recruiterId]);
    return taken !== undefined;
  });
}

/** False once the evaluation is given: what was said of somebody is not taken back. */
export async function removeInvitation(
  db: Database,
  { id, candidateId, recruiterId }: { id: string } & Concerned,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ evaluatorId: secondEvaluations.evaluatorId })
      .from(secondEvaluations)
      .where(eq(secondEvaluations.interviewId, id))
      .for("update");
    if (!row) return true;
    if (row.evaluatorId && (await findGiven(tx, id, row.evaluatorId))) return false;
    await tx.delete(secondEvaluations).where(eq(secondEvaluations.interviewId, id));
    await tell(tx, [row.evaluatorId, candidateId, recruiterId]);
    return true;
  });
}

/** What one of the two said of an interview. */
export async function findGiven(
  db: Database,
  interviewId: string,
  evaluatorId: string,
): Promise<EvaluationRow | null> {
  const [row] = await selectEvaluations(db).where(
    and(eq(evaluations.mockInterviewId, interviewId), eq(evaluations.recruiterId, evaluatorId)),
  );
  return row ? toEvaluationRow(row) : null;
}

const candidates = alias(users, "candidates");
const recruiters = alias(users, "recruiters");
const given = alias(evaluations, "given");

/** What somebody was invited to score: what is still to do first, then latest first. Called-off interviews are not listed. */
export async function listFor(db: Database, evaluatorId: string, interviewId?: string) {
  const isGiven = sql<boolean>`${given.id} is not null`;
  return db
    .select({
      interviewId: mockInterviews.id,
      candidateId: mockInterviews.candidateId,
      candidateName: candidates.name,
      recruiterName: recruiters.name,
      interviewType: mockInterviews.interviewType,
      airline: mockInterviews.airline,
      status: mockInterviews.status,
      scheduledAt: mockInterviews.scheduledAt,
      isGiven,
    })
    .from(secondEvaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, secondEvaluations.interviewId))
    .innerJoin(candidates, eq(candidates.id, mockInterviews.candidateId))
    .leftJoin(recruiters, eq(recruiters.id, mockInterviews.recruiterId))
    .leftJoin(
      given,
      and(
        eq(given.mockInterviewId, mockInterviews.id),
        eq(given.recruiterId, secondEvaluations.evaluatorId),
      ),
    )
    .where(
      and(
        eq(secondEvaluations.evaluatorId, evaluatorId),
        ne(mockInterviews.status, "cancelled"),
        interviewId ? eq(mockInterviews.id, interviewId) : undefined,
      ),
    )
    .orderBy(isGiven, desc(mockInterviews.scheduledAt))
    .limit(LISTED_MAX);
}
