import { UPCOMING_MAX } from "contract/mock-interview-terms";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import type { Cursor } from "../../db/newest-first.ts";
import { users } from "../../db/schema/accounts.ts";
import { bookedQuarters, evaluations, mockInterviews } from "../../db/schema/interviews.ts";
import { type InterviewRow, isEvaluated, selectInterviews, toRow } from "../../interviews/store.ts";

export type NewRow = typeof mockInterviews.$inferInsert;
/** Whose interviews, and which of them. */
export type Wanted = {
  by: "candidateId" | "recruiterId";
  personId: string;
  view?: "open" | "to-evaluate" | "past" | undefined;
};

const OPEN = ["scheduled", "in_progress"] as const;

/** Tells both of its people that an interview has changed. */
export async function announceInterview(
  db: Database,
  { candidateId, recruiterId }: Pick<NewRow, "candidateId" | "recruiterId">,
): Promise<void> {
  for (const userId of [candidateId, recruiterId])
    if (userId)
      await announce(db, { userId, keys: ["mock-interviews", "recruiters", "interview-rooms"] });
}

/** False where the candidate has as many before them as they may. */
export async function hasRoom(db: Database, candidateId: string): Promise<boolean> {
  // The account's row is locked: two requests at once cannot both take the last place.
  await db.select({ id: users.id }).from(users).where(eq(users.id, candidateId)).for("update");
  const [found] = await db
    .select({ count: count() })
    .from(mockInterviews)
    .where(
      and(eq(mockInterviews.candidateId, candidateId), inArray(mockInterviews.status, [...OPEN])),
    );
  return (found?.count ?? 0) < UPCOMING_MAX;
}

export async function insertInterview(db: Database, row: NewRow): Promise<void> {
  await db.insert(mockInterviews).values(row);
}

/**
 * Takes quarters of an hour of both people, in one order, so that two bookings wait for one another instead of each holding
 * what the other needs. Gives whose time was taken already.
 */
export async function takeQuarters(
  db: Database,
  interviewId: string,
  people: readonly string[],
  quarters: readonly Date[],
): Promise<string[]> {
  const wanted = people
    .toSorted()
    .flatMap((personId) => quarters.map((startsAt) => ({ personId, startsAt, interviewId })));
  const taken = await db
    .insert(bookedQuarters)
    .values(wanted)
    .onConflictDoNothing()
    .returning({ personId: bookedQuarters.personId });
  return people.filter(
    (id) => taken.filter(({ personId }) => personId === id).length < quarters.length,
  );
}

export async function freeQuarters(db: Database, interviewId: string): Promise<void> {
  await db.delete(bookedQuarters).where(eq(bookedQuarters.interviewId, interviewId));
}

/** Null when it is another version than the one that was read. */
export async function updateInterview(
  db: Database,
  { id, version }: Pick<InterviewRow, "id" | "version">,
  change: Partial<NewRow>,
): Promise<{ id: string } | null> {
  const [row] = await db
    .update(mockInterviews)
    .set({ ...change, version: version + 1 })
    .where(and(eq(mockInterviews.id, id), eq(mockInterviews.version, version)))
    .returning({ id: mockInterviews.id });
  return row ?? null;
}

/** The nearest first where they are open, the latest first otherwise. */
export async function listInterviews(
  db: Database,
  { by, personId, view }: Wanted,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<InterviewRow[]> {
  const { scheduledAt, seq, status } = mockInterviews;
  const isAscending = view === "open";
  const beyond = isAscending ? gt : lt;
  const where = and(
    eq(mockInterviews[by], personId),
    view === "open" ? inArray(status, [...OPEN]) : undefined,
    view === "past" ? notInArray(status, [...OPEN]) : undefined,
    view === "to-evaluate" ? and(eq(status, "completed"), sql`not ${isEvaluated}`) : undefined,
    after
      ? or(
          beyond(scheduledAt, after.createdAt),
          and(eq(scheduledAt, after.createdAt), beyond(seq, after.seq)),
        )
      : undefined,
  );
  const inOrder = isAscending ? asc : desc;
  const rows = await selectInterviews(db, where)
    .orderBy(inOrder(scheduledAt), inOrder(seq))
    .limit(limit);
  return rows.map(toRow);
}

/** Every interview that somebody holds or held, for their export. */
export async function listAllOf(db: Database, userId: string): Promise<InterviewRow[]> {
  const { candidateId, recruiterId } = mockInterviews;
  const rows = await selectInterviews(
    db,
    or(eq(candidateId, userId), eq(recruiterId, userId)),
  ).orderBy(asc(mockInterviews.scheduledAt), asc(mockInterviews.seq));
  return rows.map(toRow);
}

/** The candidate has read an evaluation of it. */
export async function isOpened(db: Database, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(and(eq(evaluations.mockInterviewId, id), isNotNull(evaluations.openedAt)))
    .limit(1);
  return found !== undefined;
}
