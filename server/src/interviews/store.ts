import type { InterviewTurn } from "contract/mock-interviews";
import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import {
  availabilities,
  bookedQuarters,
  evaluations,
  interviewRooms,
  mockInterviews,
  secondEvaluations,
} from "../db/schema/interviews.ts";

export type HoursRow = typeof availabilities.$inferSelect;
export type InterviewRow = typeof mockInterviews.$inferSelect & {
  candidateName: string;
  recruiterName: string | null;
  secondEvaluatorName: string | null;
  /** The recruiter's own evaluation is there. */
  isEvaluated: boolean;
};

const candidates = alias(users, "candidates");
const recruiters = alias(users, "recruiters");
const seconds = alias(users, "seconds");

/** Written out: the builder drops the tables' names from columns of a raw part. */
export const isEvaluated = sql<boolean>`exists (
  select 1 from evaluations
  where evaluations.mock_interview_id = mock_interviews.id
    and evaluations.recruiter_id = mock_interviews.recruiter_id
)`;

/** Interviews with the names of the two who hold them. */
export function selectInterviews(db: Database, where: SQL | undefined) {
  return db
    .select({
      interview: mockInterviews,
      candidateName: candidates.name,
      recruiterName: recruiters.name,
      secondEvaluatorName: seconds.name,
      isEvaluated,
    })
    .from(mockInterviews)
    .innerJoin(candidates, eq(candidates.id, mockInterviews.candidateId))
    .leftJoin(recruiters, eq(recruiters.id, mockInterviews.recruiterId))
    .leftJoin(secondEvaluations, eq(secondEvaluations.interviewId, mockInterviews.id))
    .leftJoin(seconds, eq(seconds.id, secondEvaluations.evaluatorId))
    .where(where);
}

export function toRow({
  interview,
  ...names
}: Awaited<ReturnType<typeof selectInterviews>>[number]): InterviewRow {
  return { ...interview, ...names };
}

export async function findInterview(db: Database, id: string): Promise<InterviewRow | null> {
  const [found] = await selectInterviews(db, eq(mockInterviews.id, id));
  return found ? toRow(found) : null;
}

/** Who was invited to score an interview a second time, and took it up. */
export async function findSecondEvaluator(
  db: Database,
  interviewId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ evaluatorId: secondEvaluations.evaluatorId })
    .from(secondEvaluations)
    .where(eq(secondEvaluations.interviewId, interviewId));
  return row?.evaluatorId ?? null;
}

export async function findHours(db: Database, userId: string): Promise<HoursRow | null> {
  const [row] = await db.select().from(availabilities).where(eq(availabilities.userId, userId));
  return row ?? null;
}

/** Quarters of an hour in which somebody is in an interview, as recruiter or as candidate. */
export async function listBookedQuarters(
  db: Database,
  people: readonly string[],
  { from, until }: { from: Date; until: Date },
) {
  if (people.length === 0) return [];
  return db
    .select()
    .from(bookedQuarters)
    .where(
      and(
        inArray(bookedQuarters.personId, [...people]),
        gte(bookedQuarters.startsAt, from),
        lt(bookedQuarters.startsAt, until),
      ),
    );
}

/** Interviews that somebody has still to hold, on either side; nobody else changes them until the transaction ends. */
export async function lockOpenOf(tx: Database, userId: string) {
  const { id, candidateId, recruiterId, status, sequence, version } = mockInterviews;
  return tx
    .select({ id, candidateId, recruiterId, sequence, version })
    .from(mockInterviews)
    .where(
      and(
        or(eq(candidateId, userId), eq(recruiterId, userId)),
        inArray(status, ["scheduled", "in_progress"]),
      ),
    )
    .for("update");
}

/** Cancels an interview that is locked, and frees its time. */
export async function callOff(
  tx: Database,
  { id, sequence, version }: Pick<InterviewRow, "id" | "sequence" | "version">,
  turn: InterviewTurn,
): Promise<void> {
  const change = { sequence: sequence + 1, version: version + 1, late: null };
  await tx
    .update(mockInterviews)
    .set({ status: "cancelled", turn, ...change })
    .where(eq(mockInterviews.id, id));
  await tx.delete(bookedQuarters).where(eq(bookedQuarters.interviewId, id));
}

/** An interview of a demo account with its evaluation. */
export async function insertSample(
  tx: Database,
  interview: typeof mockInterviews.$inferInsert,
  evaluation: typeof evaluations.$inferInsert,
): Promise<void> {
  await tx.insert(mockInterviews).values(interview);
  await tx.insert(evaluations).values(evaluation);
}

/** What somebody wrote on their desk as recruiter, in all interviews. */
export async function deleteDesksOf(tx: Database, recruiterId: string): Promise<void> {
  const own = tx
    .select({ id: mockInterviews.id })
    .from(mockInterviews)
    .where(eq(mockInterviews.recruiterId, recruiterId));
  await tx.delete(interviewRooms).where(inArray(interviewRooms.interviewId, own));
}
