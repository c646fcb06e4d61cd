import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { groupAssignments, groupMembers, groupNotices, groups } from "../../../db/schema/groups.ts";
import { trainerSets } from "../../../db/schema/trainer-sets.ts";
import { announceGroup } from "../store.ts";

/** With the name of the trainer's own set that it asks for, as it is now. */
export type AssignmentRow = typeof groupAssignments.$inferSelect & { ownSetName: string | null };
export type NoticeRow = typeof groupNotices.$inferSelect;
/** What a group has several of. */
type Part = keyof typeof PARTS;
const PARTS = { assignments: groupAssignments, notices: groupNotices };

/** Of several groups, in the order of their due moments. */
export async function listAssignments(
  db: Database,
  groupIds: readonly string[],
): Promise<AssignmentRow[]> {
  const rows = await db
    .select({ assignment: groupAssignments, ownSetName: trainerSets.name })
    .from(groupAssignments)
    .leftJoin(trainerSets, eq(trainerSets.id, groupAssignments.ownSet))
    .where(inArray(groupAssignments.groupId, [...groupIds]))
    .orderBy(asc(groupAssignments.dueAt), asc(groupAssignments.seq));
  return rows.map(({ assignment, ownSetName }) => ({ ...assignment, ownSetName }));
}

/** Of several groups, the latest first. */
export async function listNotices(db: Database, groupIds: readonly string[]): Promise<NoticeRow[]> {
  return db
    .select()
    .from(groupNotices)
    .where(inArray(groupNotices.groupId, [...groupIds]))
    .orderBy(desc(groupNotices.seq));
}

export async function insertAssignment(
  db: Database,
  row: typeof groupAssignments.$inferInsert,
): Promise<void> {
  await db.insert(groupAssignments).values(row);
}

export async function insertNotice(
  db: Database,
  row: typeof groupNotices.$inferInsert,
): Promise<void> {
  await db.insert(groupNotices).values(row);
}

export async function countPart(db: Database, part: Part, groupId: string): Promise<number> {
  const table: typeof groupAssignments | typeof groupNotices = PARTS[part];
  const [found] = await db.select({ count: count() }).from(table).where(eq(table.groupId, groupId));
  return found?.count ?? 0;
}

/** False where the group has no such part. */
export async function deletePart(
  db: Database,
  part: Part,
  { groupId, id }: { groupId: string; id: string },
): Promise<boolean> {
  const table: typeof groupAssignments | typeof groupNotices = PARTS[part];
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(table)
      .where(and(eq(table.groupId, groupId), eq(table.id, id)))
      .returning({ id: table.id });
    if (gone.length > 0) await announceGroup(tx, groupId);
    return gone.length > 0;
  });
}

/** Assignments that are due after a moment and not after another, with the members they are for. */
export async function listDueAssignments(db: Database, after: Date, until: Date) {
  const rows = await db
    .select({
      assignment: groupAssignments,
      ownSetName: trainerSets.name,
      group: groups.name,
      memberId: groupMembers.id,
      userId: groupMembers.userId,
    })
    .from(groupAssignments)
    .innerJoin(groups, eq(groups.id, groupAssignments.groupId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .leftJoin(trainerSets, eq(trainerSets.id, groupAssignments.ownSet))
    .where(
      and(
        gt(groupAssignments.dueAt, after),
        lte(groupAssignments.dueAt, until),
        isNotNull(groupMembers.userId),
      ),
    );
  return rows.flatMap(({ userId, ...row }) => (userId ? [{ ...row, userId }] : []));
}
