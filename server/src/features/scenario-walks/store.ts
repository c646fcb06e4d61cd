import { SCENARIO_WALKS_MAX } from "contract/scenario-terms";
import type { ScenarioWalk } from "contract/scenario-walks";
import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { scenarioWalks } from "../../db/schema/study.ts";

type Row = Omit<ScenarioWalk, "walkedAt"> & { walkedAt: Date };

const columns = {
  id: scenarioWalks.id,
  scenario: scenarioWalks.scenario,
  ending: scenarioWalks.ending,
  grade: scenarioWalks.grade,
  walkedAt: scenarioWalks.walkedAt,
};
const toWalk = (row: Row): ScenarioWalk => ({ ...row, walkedAt: row.walkedAt.toISOString() });

/** Stores a walk once; gives the one that is kept under its id, or tells that there is no room for another. */
export async function insertWalk(
  db: Database,
  userId: string,
  walk: Row,
): Promise<ScenarioWalk | "is-full"> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const isMine = eq(scenarioWalks.userId, userId);
    const [before] = await tx
      .select(columns)
      .from(scenarioWalks)
      .where(and(isMine, eq(scenarioWalks.id, walk.id)));
    if (before) return toWalk(before);
    const [kept] = await tx.select({ count: count() }).from(scenarioWalks).where(isMine);
    if ((kept?.count ?? 0) >= SCENARIO_WALKS_MAX) return "is-full";
    await tx.insert(scenarioWalks).values({ ...walk, userId });
    return toWalk(walk);
  });
}

export async function exportWalks(db: Database, userId: string): Promise<ScenarioWalk[]> {
  const rows = await db
    .select(columns)
    .from(scenarioWalks)
    .where(eq(scenarioWalks.userId, userId))
    .orderBy(asc(scenarioWalks.walkedAt), asc(scenarioWalks.seq));
  return rows.map(toWalk);
}
