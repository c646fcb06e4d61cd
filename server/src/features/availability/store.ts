import type { AvailabilityChange } from "contract/availability";
import { and, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { availabilities } from "../../db/schema/interviews.ts";
import type { HoursRow } from "../../interviews/store.ts";

/** Null when they were changed since the version that was read; the first ones change version 0. */
export async function writeHours(
  db: Database,
  userId: string,
  { version, ...change }: AvailabilityChange,
): Promise<HoursRow | null> {
  const row = { ...change, userId, version: version + 1 };
  return db.transaction(async (tx) => {
    const [written] =
      version === 0
        ? await tx.insert(availabilities).values(row).onConflictDoNothing().returning()
        : await tx
            .update(availabilities)
            .set(row)
            .where(and(eq(availabilities.userId, userId), eq(availabilities.version, version)))
            .returning();
    if (written) await announce(tx, { userId, keys: ["availability", "recruiters"] });
    return written ?? null;
  });
}
