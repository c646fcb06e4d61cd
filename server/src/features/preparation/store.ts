import type { PREPARATION_MODULE_IDS } from "contract/cultural-terms";
import type { Preparation, PreparationWork } from "contract/preparation";
import { and, asc, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { preparations } from "../../db/schema/study.ts";

export type Completed = {
  region: Preparation["region"];
  module: (typeof PREPARATION_MODULE_IDS)[number];
  score: number | null;
  work: PreparationWork;
  completedAt: Date;
};

const columns = {
  region: preparations.region,
  module: preparations.module,
  score: preparations.score,
  work: preparations.work,
  completedAt: preparations.completedAt,
};

type Row = { region: string; module: string } & Omit<Completed, "region" | "module">;

/** What stands in the table was checked when it was handed in. */
const toPreparation = ({ completedAt, ...row }: Row) =>
  ({ ...row, completedAt: completedAt.toISOString() }) as Preparation;

/** A person's completed parts of every region, the oldest first. */
export async function listPreparations(db: Database, userId: string): Promise<Preparation[]> {
  const rows = await db
    .select(columns)
    .from(preparations)
    .where(eq(preparations.userId, userId))
    .orderBy(asc(preparations.completedAt), asc(preparations.region), asc(preparations.module));
  return rows.map(toPreparation);
}

/** Keeps a completed part in the place of an earlier try. */
export async function putPreparation(
  db: Database,
  userId: string,
  completed: Completed,
): Promise<Preparation> {
  return db.transaction(async (tx) => {
    const { region, module, ...rest } = completed;
    await tx
      .insert(preparations)
      .values({ userId, ...completed })
      .onConflictDoUpdate({
        target: [preparations.userId, preparations.region, preparations.module],
        set: rest,
      });
    await announce(tx, { userId, keys: ["preparation"] });
    return toPreparation(completed);
  });
}

export async function deletePreparations(
  db: Database,
  userId: string,
  region: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(preparations)
      .where(and(eq(preparations.userId, userId), eq(preparations.region, region)));
    await announce(tx, { userId, keys: ["preparation"] });
  });
}
