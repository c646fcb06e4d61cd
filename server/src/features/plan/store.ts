import type { PlanSettings, PlanTickChange } from "contract/plan";
import { PLAN_MINUTES, PLAN_TICKS_MAX } from "contract/plan-terms";
import { eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { planSettings } from "../../db/schema/planning.ts";

const USUAL: PlanSettings = {
  stage: null,
  minutesPerDay: PLAN_MINUTES.usual,
  daysOff: [],
  ticks: [],
};

/** The usual settings while a person has changed none. */
export async function readSettings(db: Database, userId: string): Promise<PlanSettings> {
  const [row] = await db.select().from(planSettings).where(eq(planSettings.userId, userId));
  if (!row) return USUAL;
  const { userId: _, ...settings } = row;
  return settings;
}

export async function changeSettings(
  db: Database,
  userId: string,
  change: Partial<Omit<PlanSettings, "ticks">>,
): Promise<PlanSettings> {
  return rewrite(db, userId, (settings) => ({ ...settings, ...change }));
}

/** A tick that is there already stays one; of too many the oldest go. */
export async function setTick(
  db: Database,
  userId: string,
  { isDone, ...tick }: PlanTickChange,
): Promise<PlanSettings> {
  return rewrite(db, userId, ({ ticks, ...settings }) => {
    const others = ticks.filter(({ date, task }) => date !== tick.date || task !== tick.task);
    return { ...settings, ticks: (isDone ? [...others, tick] : others).slice(-PLAN_TICKS_MAX) };
  });
}

/** Two changes at once come one after the other: the account's row is locked. */
async function rewrite(
  db: Database,
  userId: string,
  change: (settings: PlanSettings) => PlanSettings,
): Promise<PlanSettings> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const next = change(await readSettings(tx, userId));
    await tx
      .insert(planSettings)
      .values({ userId, ...next })
      .onConflictDoUpdate({ target: planSettings.userId, set: next });
    await announce(tx, { userId, keys: ["plan"] });
    return next;
  });
}
