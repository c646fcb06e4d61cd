import type { SharedParty } from "contract/shared-answer-terms";
import { and, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import {
  groupMembers,
  groups,
  sharedAnswerComments,
  sharedAnswers,
} from "../../db/schema/groups.ts";
import { notices } from "../../db/schema/inbox.ts";
import { responses } from "../../db/schema/practice.ts";

const members = alias(users, "members");

// Written out: each looks from a row of the list into its own thread.
const thread = sql`from shared_answer_comments
  where shared_answer_comments.shared_answer_id = shared_answers.id`;
const lastAuthor = sql<string | null>`(select author_id ${thread} order by seq desc limit 1)`;
const lastAt = sql`(select max(created_at) ${thread})`;

const listed = {
  id: sharedAnswers.id,
  groupId: groups.id,
  groupName: groups.name,
  trainerId: groups.trainerId,
  memberUserId: members.id,
  memberName: members.name,
  question: responses.question,
  bankQuestionId: responses.bankQuestionId,
  overallScore: sql<number | null>`(${responses.scores} ->> 'overall')::int`,
  sharedAt: sharedAnswers.sharedAt,
  commentCount: sql<number>`(select count(*)::int ${thread})`,
  lastAuthor,
  lastAt: sql<Date | null>`${lastAt}`.mapWith(sharedAnswerComments.createdAt),
};

const selectListed = (db: Database) =>
  db
    .select(listed)
    .from(sharedAnswers)
    .innerJoin(groupMembers, eq(groupMembers.id, sharedAnswers.memberId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(members, eq(members.id, groupMembers.userId))
    .innerJoin(responses, eq(responses.id, sharedAnswers.responseId));

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];
/** The two who read it. */
export type Readers = Pick<ListedRow, "trainerId" | "memberUserId">;

export async function findShared(db: Database, id: string): Promise<ListedRow | null> {
  const [row] = await selectListed(db).where(eq(sharedAnswers.id, id));
  return row ?? null;
}

/** The words and figures of a shared answer: named one by one, so that nothing else comes along. */
export async function findContent(db: Database, id: string) {
  const [row] = await db
    .select({
      memberQuestion: sharedAnswers.memberQuestion,
      situation: responses.situation,
      task: responses.task,
      action: responses.action,
      result: responses.result,
      scores: responses.scores,
    })
    .from(sharedAnswers)
    .innerJoin(responses, eq(responses.id, sharedAnswers.responseId))
    .where(eq(sharedAnswers.id, id));
  return row ?? null;
}

/** A page of a group's shared answers: for the trainer those that wait for them first, for a member their own. */
export async function listShared(
  db: Database,
  group: { id: string; userId: string; party: SharedParty },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const isTrainer = group.party === "trainer";
  const order: SQL[] = isTrainer
    ? [sql`coalesce(${lastAuthor} <> ${groups.trainerId}, true) desc`, desc(sharedAnswers.sharedAt)]
    : [sql`coalesce(${lastAt}, ${sharedAnswers.sharedAt}) desc`];
  return selectListed(db)
    .where(
      and(eq(groups.id, group.id), isTrainer ? undefined : eq(groupMembers.userId, group.userId)),
    )
    .orderBy(...order, desc(sharedAnswers.seq))
    .limit(limit)
    .offset(offset);
}

/** Which of the two somebody is in a group; null for neither, and no group where there is none. */
export async function findPlace(db: Database, groupId: string, userId: string) {
  const [group] = await db
    .select({ trainerId: groups.trainerId, memberId: groupMembers.id })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, userId)),
    )
    .where(eq(groups.id, groupId));
  if (!group) return null;
  const party: SharedParty | null =
    group.trainerId === userId ? "trainer" : group.memberId ? "member" : null;
  return { party };
}

/** Whose an answer is, and whether it can be shared at all. */
export async function findAnswer(db: Database, id: string) {
  const [row] = await db
    .select({
      userId: responses.userId,
      isSample: responses.isSample,
      hasWords: sql<boolean>`concat(${responses.situation}, ${responses.task}, ${responses.action}, ${responses.result}) <> ''`,
    })
    .from(responses)
    .where(eq(responses.id, id));
  return row ?? null;
}

/** The groups that somebody is in, the latest first, and where one answer is shared. */
export async function listSharing(db: Database, userId: string, responseId: string) {
  return db
    .select({
      id: groups.id,
      name: groups.name,
      trainerName: users.name,
      sharedAnswerId: sharedAnswers.id,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groups.trainerId))
    .leftJoin(
      sharedAnswers,
      and(eq(sharedAnswers.memberId, groupMembers.id), eq(sharedAnswers.responseId, responseId)),
    )
    .where(eq(groupMembers.userId, userId))
    .orderBy(desc(groupMembers.joinedAt), desc(groupMembers.seq));
}

/** A membership while nobody else works with it: two at once cannot both take the last place. Null where there is none. */
export async function lockMember(
  tx: Database,
  groupId: string,
  userId: string,
): Promise<{ id: string; shared: number } | null> {
  const [member] = await tx
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
    .for("update");
  if (!member) return null;
  const [kept] = await tx
    .select({ shared: count() })
    .from(sharedAnswers)
    .where(eq(sharedAnswers.memberId, member.id));
  return { id: member.id, shared: kept?.shared ?? 0 };
}

/** False when it is shared there already. */
export async function insertShared(
  tx: Database,
  row: typeof sharedAnswers.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(sharedAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sharedAnswers.id });
  return stored.length > 0;
}

/** Takes it back, and tells both. */
export async function deleteShared(
  db: Database,
  { id, ...readers }: { id: string } & Readers,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sharedAnswers).where(eq(sharedAnswers.id, id));
    await announceTo(tx, readers);
  });
}

/** Whether a notice of comments on this answer still waits to be read: one is enough. */
export async function hasUnreadNotice(
  tx: Database,
  userId: string,
  sharedAnswerId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.isRead, false),
        sql`${notices.content} ->> 'kind' = 'commented'`,
        sql`${notices.content} ->> 'sharedAnswerId' = ${sharedAnswerId}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function announceTo(
  db: Database,
  { trainerId, memberUserId }: Readers,
): Promise<void> {
  for (const userId of [trainerId, memberUserId])
    await announce(db, { userId, keys: ["shared-answers"] });
}

/** Tells the trainers who read an answer that it goes. */
export async function announceAnswerGone(tx: Database, responseId: string): Promise<void> {
  const rows = await tx
    .select({ trainerId: groups.trainerId, memberUserId: groupMembers.userId })
    .from(sharedAnswers)
    .innerJoin(groupMembers, eq(groupMembers.id, sharedAnswers.memberId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(sharedAnswers.responseId, responseId), isNotNull(groupMembers.userId)));
  for (const { trainerId, memberUserId } of rows)
    if (memberUserId) await announceTo(tx, { trainerId, memberUserId });
}

/** What somebody has shared, and every comment that they wrote. */
export async function exportSharedAnswers(db: Database, userId: string) {
  const [shared, comments] = await Promise.all([
    db
      .select({
        id: sharedAnswers.id,
        group: groups.name,
        responseId: sharedAnswers.responseId,
        memberQuestion: sharedAnswers.memberQuestion,
        sharedAt: sharedAnswers.sharedAt,
      })
      .from(sharedAnswers)
      .innerJoin(groupMembers, eq(groupMembers.id, sharedAnswers.memberId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(groupMembers.userId, userId))
      .orderBy(desc(sharedAnswers.seq)),
    db
      .select({
        sharedAnswerId: sharedAnswerComments.sharedAnswerId,
        text: sharedAnswerComments.text,
        createdAt: sharedAnswerComments.createdAt,
      })
      .from(sharedAnswerComments)
      .where(eq(sharedAnswerComments.authorId, userId))
      .orderBy(desc(sharedAnswerComments.seq)),
  ]);
  return { shared, comments };
}
