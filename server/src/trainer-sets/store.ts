import type { ListedTrainerSet } from "contract/trainer-sets";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import { trainerCards, trainerSets } from "../db/schema/trainer-sets.ts";

type SetRow = typeof trainerSets.$inferSelect;
type CardRow = typeof trainerCards.$inferSelect;

// Written out: the builder drops the table's name from a column in a select of one table.
const cardCount = sql<number>`(select count(*)::int from trainer_cards
  where trainer_cards.set_id = trainer_sets.id and trainer_cards.removed_at is null)`;
const assignmentCount = sql<number>`(select count(*)::int from group_assignments
  where group_assignments.own_set = trainer_sets.id)`;

/** What of a set is selected to be listed. */
export const listed = { set: trainerSets, cardCount, assignmentCount };
type Found = { set: SetRow; cardCount: number; assignmentCount: number };
/** A set as it is listed. */
export const writeListed = ({ set, ...counts }: Found): ListedTrainerSet => {
  const { trainerId: _, seq: __, createdAt, ...shown } = set;
  return { ...shown, ...counts, createdAt: createdAt.toISOString() };
};

export async function findSet(
  db: Database,
  id: string,
): Promise<(ListedTrainerSet & { trainerId: string; trainerName: string }) | null> {
  const [row] = await db
    .select({ ...listed, trainerName: users.name })
    .from(trainerSets)
    .innerJoin(users, eq(users.id, trainerSets.trainerId))
    .where(eq(trainerSets.id, id));
  if (!row) return null;
  const { trainerName, ...found } = row;
  return { ...writeListed(found), trainerId: found.set.trainerId, trainerName };
}

/** Cards of sets with when they came and whether they went, by set. */
export async function readCards(
  db: Database,
  setIds: readonly string[],
): Promise<Map<string, Pick<CardRow, "id" | "addedAt" | "removedAt">[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .select({
      setId: trainerCards.setId,
      id: trainerCards.id,
      addedAt: trainerCards.addedAt,
      removedAt: trainerCards.removedAt,
    })
    .from(trainerCards)
    .where(inArray(trainerCards.setId, [...setIds]));
  return Map.groupBy(rows, ({ setId }) => setId);
}
