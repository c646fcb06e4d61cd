import { CARD_ANSWERS_KEPT_MAX, TRAINER_SETS_MAX } from "contract/trainer-set-terms";
import type { ListedTrainerSet, TrainerCard } from "contract/trainer-sets";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { groupAssignments, groupMembers, groups } from "../../db/schema/groups.ts";
import { trainerCardAnswers, trainerCards, trainerSets } from "../../db/schema/trainer-sets.ts";
import { listed, writeListed } from "../../trainer-sets/store.ts";

type SetRow = typeof trainerSets.$inferSelect;
export type AnswerRow = Omit<typeof trainerCardAnswers.$inferInsert, "userId" | "setId">;

/** Newest first. */
export async function listSets(db: Database, trainerId: string): Promise<ListedTrainerSet[]> {
  const rows = await db
    .select(listed)
    .from(trainerSets)
    .where(eq(trainerSets.trainerId, trainerId))
    .orderBy(desc(trainerSets.seq));
  return rows.map(writeListed);
}

/** The cards that are in a set now, in its order. */
export async function listCards(db: Database, setId: string): Promise<TrainerCard[]> {
  return db
    .select({ id: trainerCards.id, front: trainerCards.front, back: trainerCards.back })
    .from(trainerCards)
    .where(and(eq(trainerCards.setId, setId), isNull(trainerCards.removedAt)))
    .orderBy(asc(trainerCards.position));
}

/** False when the trainer has as many as there may be. */
export async function insertSet(
  db: Database,
  set: typeof trainerSets.$inferInsert,
  cards: readonly TrainerCard[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, set.trainerId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(trainerSets)
      .where(eq(trainerSets.trainerId, set.trainerId));
    if ((kept?.count ?? 0) >= TRAINER_SETS_MAX) return false;
    await tx.insert(trainerSets).values(set);
    await tx.insert(trainerCards).values(
      cards.map((card, position) => ({
        ...card,
        setId: set.id,
        position,
        addedAt: set.createdAt,
      })),
    );
    await announce(tx, { userId: set.trainerId, keys: ["trainer-sets"] });
    return true;
  });
}

type Next = Pick<SetRow, "id" | "name" | "version"> & {
  /** In their order; those that are new have an id that is not there yet. */
  cards: readonly TrainerCard[];
  at: Date;
};

/**
 * Writes a set as it is to be now: cards that are not named are taken out.
 * @param mayBecome decides in the transaction whether the cards that stay may be all; throws where not
 * @returns false when the set was changed since that version
 */
export async function updateSet(
  db: Database,
  { id, name, version, cards, at }: Next,
  mayBecome: (tx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(trainerSets)
      .set({ name, version: version + 1 })
      .where(and(eq(trainerSets.id, id), eq(trainerSets.version, version)))
      .returning({ trainerId: trainerSets.trainerId });
    if (!changed) return false;
    await mayBecome(tx);
    const before = new Set((await listCards(tx, id)).map((card) => card.id));
    const rows = cards.map((card, position) => ({ ...card, setId: id, position, addedAt: at }));
    const gone = [...before].filter((card) => !cards.some((kept) => kept.id === card));
    if (gone.length > 0)
      await tx
        .update(trainerCards)
        .set({ removedAt: at })
        .where(and(eq(trainerCards.setId, id), inArray(trainerCards.id, gone)));
    await tx
      .insert(trainerCards)
      .values(rows)
      .onConflictDoUpdate({
        target: trainerCards.id,
        set: {
          position: sql`excluded.position`,
          front: sql`excluded.front`,
          back: sql`excluded.back`,
        },
      });
    await announceSet(tx, { id, trainerId: changed.trainerId });
    return true;
  });
}

export async function deleteSet(
  db: Database,
  set: Pick<SetRow, "id" | "trainerId">,
): Promise<void> {
  await db.transaction(async (tx) => {
    await announceSet(tx, set);
    await tx.delete(trainerSets).where(eq(trainerSets.id, set.id));
  });
}

/** Tells the trainer, and those of whose groups the set is asked. */
async function announceSet(
  tx: Database,
  { id, trainerId }: Pick<SetRow, "id" | "trainerId">,
): Promise<void> {
  const members = await tx
    .select({ userId: groupMembers.userId })
    .from(groupAssignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groupAssignments.groupId))
    .where(and(eq(groupAssignments.ownSet, id), isNotNull(groupMembers.userId)));
  for (const userId of new Set([trainerId, ...members.map((member) => member.userId)]))
    if (userId) await announce(tx, { userId, keys: ["trainer-sets", "groups"] });
}

/** When each assignment that asks for a set was given. */
export async function listAskedAt(db: Database, setId: string): Promise<Date[]> {
  const rows = await db
    .select({ at: groupAssignments.createdAt })
    .from(groupAssignments)
    .where(eq(groupAssignments.ownSet, setId));
  return rows.map(({ at }) => at);
}

/** Whether a group that somebody is in asks for a set, of them too. */
export async function isAskedOf(db: Database, setId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: groupMembers.id, memberIds: groupAssignments.memberIds })
    .from(groupAssignments)
    .innerJoin(groups, eq(groups.id, groupAssignments.groupId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groupAssignments.ownSet, setId), eq(groupMembers.userId, userId)));
  return rows.some(({ memberId, memberIds }) => memberIds === null || memberIds.includes(memberId));
}

/** Somebody's answers to a set, the oldest first. */
export async function listAnswers(db: Database, setId: string, userId: string) {
  return db
    .select({
      card: trainerCardAnswers.cardId,
      isCorrect: trainerCardAnswers.isCorrect,
      at: trainerCardAnswers.answeredAt,
    })
    .from(trainerCardAnswers)
    .where(and(eq(trainerCardAnswers.userId, userId), eq(trainerCardAnswers.setId, setId)))
    .orderBy(asc(trainerCardAnswers.answeredAt), asc(trainerCardAnswers.id));
}

/** Stores the answers that are not there yet; tells instead when there are as many as are kept. */
export async function insertAnswers(
  db: Database,
  { setId, userId }: { setId: string; userId: string },
  answers: readonly AnswerRow[],
): Promise<number | "is-full"> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(trainerCardAnswers)
      .where(and(eq(trainerCardAnswers.userId, userId), eq(trainerCardAnswers.setId, setId)));
    if ((kept?.count ?? 0) + answers.length > CARD_ANSWERS_KEPT_MAX) return "is-full";
    const stored = await tx
      .insert(trainerCardAnswers)
      .values(answers.map((answer) => ({ ...answer, setId, userId })))
      .onConflictDoNothing()
      .returning({ id: trainerCardAnswers.id });
    if (stored.length > 0) await announce(tx, { userId, keys: ["trainer-sets", "groups"] });
    return stored.length;
  });
}

/** The sets that somebody wrote, with their cards. */
export async function exportSets(db: Database, userId: string) {
  const sets = await listSets(db, userId);
  return Promise.all(
    sets.map(async ({ id, name, createdAt }) => ({
      ...{ name, createdAt },
      cards: (await listCards(db, id)).map(({ front, back }) => ({ front, back })),
    })),
  );
}
