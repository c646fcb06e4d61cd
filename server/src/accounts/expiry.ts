import { DAY_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { deleteExpired } from "./store.ts";

const DEMO_DAYS = 7;
const UNUSED_DAYS = 90;

/**
 * Deletes demo accounts after 7 days, and after 90 days accounts with no practice that nobody has
 * opened since: no answer, no story, no talk with the coach, no passkey to come back with, no visit. Gives the number deleted.
 */
export async function deleteExpiredAccounts(db: Database, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteExpired(db, { demoBefore: ago(DEMO_DAYS), unusedBefore: ago(UNUSED_DAYS), now });
}
