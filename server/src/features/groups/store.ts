import { GROUPS_MAX } from "contract/group-terms";
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor } from "../../db/newest-first.ts";
import { users } from "../../db/schema/accounts.ts";
import { groupMembers, groups } from "../../db/schema/groups.ts";
import type { Tell } from "../../notices/notices.ts";

type GroupRow = typeof groups.$inferSelect;
export type ListedGroup = GroupRow & { memberCount: number };
/** Somebody who has joined, by the name of their account. */
export type MemberRow = { id: string; userId: string; name: string; joinedAt: Date };
// Written out: the builder drops the table's name from a column in a select of one table.
const memberCount = sql<number>`(select count(*)::int from group_members
  where group_members.group_id = groups.id and group_members.user_id is not null)`;

const selectGroups = (db: Database) => db.select({ group: groups, memberCount }).from(groups);

async function readGroups(
  query: ReturnType<typeof selectGroups>,
  where: SQL,
): Promise<ListedGroup[]> {
  const rows = await query.where(where);
  return rows.map(({ group, memberCount: members }) => ({ ...group, memberCount: members }));
}

export async function findGroup(db: Database, id: string): Promise<ListedGroup | null> {
  return (await readGroups(selectGroups(db), eq(groups.id, id)))[0] ?? null;
}

/** The group of a code with its trainer's name. */
export async function findCode(
  db: Database,
  code: string,
): Promise<(GroupRow & { trainerName: string }) | null> {
  const [found] = await db
    .select({ group: groups, trainerName: users.name })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.trainerId))
    .where(eq(groups.code, code));
  return found ? { ...found.group, trainerName: found.trainerName } : null;
}

/** Newest first. */
export async function listGroupsOf(
  db: Database,
  trainerId: string,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<ListedGroup[]> {
  const rows = await selectGroups(db)
    .where(and(eq(groups.trainerId, trainerId), after ? below(groups, after) : undefined))
    .orderBy(desc(groups.createdAt), desc(groups.seq))
    .limit(limit);
  return rows.map(({ group, memberCount: members }) => ({ ...group, memberCount: members }));
}

/** False when the trainer has as many as there may be. */
export async function insertGroup(db: Database, row: typeof groups.$inferInsert): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.trainerId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(groups)
      .where(eq(groups.trainerId, row.trainerId));
    if ((kept?.count ?? 0) >= GROUPS_MAX) return false;
    await tx.insert(groups).values(row);
    await announce(tx, { userId: row.trainerId, keys: ["groups"] });
    return true;
  });
}

/** False when the group was changed since that version. */
export async function updateGroup(
  db: Database,
  { id, version, name, isOpen }: Pick<GroupRow, "id" | "version" | "name" | "isOpen">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(groups)
      .set({ name, isOpen, version: version + 1 })
      .where(and(eq(groups.id, id), eq(groups.version, version)))
      .returning({ id: groups.id });
    if (changed) await announceGroup(tx, id);
    return changed !== undefined;
  });
}

export async function deleteGroup(db: Database, id: string, tell: Tell): Promise<void> {
  await db.transaction(async (tx) => {
    await announceGroup(tx, id);
    const group = await findGroup(tx, id);
    if (group) await tellOfEnd(tx, [group], tell);
    await tx.delete(groups).where(eq(groups.id, id));
  });
}

/** Tells the members of groups that these go. */
async function tellOfEnd(
  tx: Database,
  ended: readonly Pick<GroupRow, "id" | "name">[],
  tell: Tell,
): Promise<void> {
  for (const { id, name } of ended) {
    const content = { kind: "removed" as const, groupId: id, group: name, isEnded: true };
    const members = await listMembers(tx, id);
    await tell(
      tx,
      members.map(({ userId }) => ({ userId, content })),
    );
  }
}

/** The same of all groups that somebody leads. */
export async function tellOfLedGroups(tx: Database, trainerId: string, tell: Tell): Promise<void> {
  const led = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.trainerId, trainerId));
  await tellOfEnd(tx, led, tell);
}

/** Tells a group's trainer and its members. */
export async function announceGroup(db: Database, groupId: string): Promise<void> {
  const [group] = await db
    .select({ trainerId: groups.trainerId })
    .from(groups)
    .where(eq(groups.id, groupId));
  const members = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNotNull(groupMembers.userId)));
  for (const userId of [group?.trainerId, ...members.map((member) => member.userId)])
    if (userId) await announce(db, { userId, keys: ["groups", "shared-answers"] });
}

/** Those who have joined, by name. */
export async function listMembers(db: Database, groupId: string): Promise<MemberRow[]> {
  const rows = await db
    .select({
      id: groupMembers.id,
      userId: users.id,
      name: users.name,
      joinedAt: groupMembers.joinedAt,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(users.name), asc(groupMembers.seq));
  return rows.flatMap(({ joinedAt, ...row }) => (joinedAt ? [{ ...row, joinedAt }] : []));
}

/** Names on the list that wait for their person, in the order in which they were put there. */
export async function listInvitations(db: Database, groupId: string) {
  return db
    .select({ id: groupMembers.id, name: groupMembers.name, email: groupMembers.email })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.userId)))
    .orderBy(asc(groupMembers.seq));
}

/** The groups that somebody has joined, the latest first. */
export async function listJoined(db: Database, userId: string) {
  return db
    .select({ group: groups, trainerName: users.name, memberId: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groups.trainerId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(desc(groupMembers.joinedAt), desc(groupMembers.seq));
}

/**
 * Works on the list of a group while nobody else does: what is decided on its size still holds when it is written. Null
 * where the group has gone.
 */
export async function withGroupLocked<Outcome>(
  db: Database,
  groupId: string,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome | null> {
  return db.transaction(async (tx) => {
    const [group] = await tx
      .select({ id: groups.id })
      .from(groups)
      .where(eq(groups.id, groupId))
      .for("update");
    if (!group) return null;
    const outcome = await work(tx);
    await announceGroup(tx, groupId);
    return outcome;
  });
}

export async function countMembers(db: Database, groupId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return found?.count ?? 0;
}

export async function insertMembers(
  db: Database,
  rows: (typeof groupMembers.$inferInsert)[],
): Promise<void> {
  await db.insert(groupMembers).values(rows);
}

/** Gives a name on the list to the person who has joined. */
export async function takeUp(
  db: Database,
  id: string,
  member: { userId: string; joinedAt: Date },
): Promise<void> {
  await db.update(groupMembers).set(member).where(eq(groupMembers.id, id));
}

/** Removes a member or a name by its id, or a member by the person. False where there is none. */
export async function removeMember(
  db: Database,
  groupId: string,
  who: { id: string } | { userId: string },
  tellMember: (tx: Database, userId: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const isWho = "id" in who ? eq(groupMembers.id, who.id) : eq(groupMembers.userId, who.userId);
  return db.transaction(async (tx) => {
    await announceGroup(tx, groupId);
    const gone = await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), isWho))
      .returning({ id: groupMembers.id, userId: groupMembers.userId });
    for (const { userId } of gone) if (userId) await tellMember(tx, userId);
    return gone.length > 0;
  });
}

/** Who has to hear that an account goes: the members of its groups, and the trainers of those it has joined. */
export async function listConnected(db: Database, userId: string): Promise<string[]> {
  const members = db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groups.trainerId, userId), isNotNull(groupMembers.userId)));
  const trainers = db
    .select({ id: groups.trainerId })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId));
  const found = [...(await members), ...(await trainers)];
  return [...new Set(found.flatMap(({ id }) => (id && id !== userId ? [id] : [])))];
}
