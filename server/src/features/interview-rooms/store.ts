import type { RoomDesk } from "contract/interview-rooms";
import { and, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { interviewRooms, mockInterviews } from "../../db/schema/interviews.ts";
import type { InterviewRow } from "../../interviews/store.ts";

type Row = typeof interviewRooms.$inferSelect;

export async function findRoom(db: Database, interviewId: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(interviewRooms)
    .where(eq(interviewRooms.interviewId, interviewId));
  return row ?? null;
}

/** Null when it was changed since the version that was read; the first one changes version 0. */
export async function writeDesk(
  db: Database,
  { id, candidateId, recruiterId }: InterviewRow,
  { version, ...desk }: RoomDesk,
): Promise<Row | null> {
  const row = { ...desk, interviewId: id, version: version + 1 };
  return db.transaction(async (tx) => {
    const [written] =
      version === 0
        ? await tx.insert(interviewRooms).values(row).onConflictDoNothing().returning()
        : await tx
            .update(interviewRooms)
            .set(row)
            .where(and(eq(interviewRooms.interviewId, id), eq(interviewRooms.version, version)))
            .returning();
    if (written)
      for (const userId of [candidateId, recruiterId])
        if (userId) await announce(tx, { userId, keys: ["interview-rooms"] });
    return written ?? null;
  });
}

/** The desks of somebody's interviews as recruiter, for their export. */
export async function exportDesks(db: Database, userId: string): Promise<Row[]> {
  const rows = await db
    .select({ room: interviewRooms })
    .from(interviewRooms)
    .innerJoin(mockInterviews, eq(mockInterviews.id, interviewRooms.interviewId))
    .where(eq(mockInterviews.recruiterId, userId));
  return rows.map(({ room }) => room);
}
