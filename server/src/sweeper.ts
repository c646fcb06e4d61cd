import { deleteExpiredAccounts } from "./accounts/expiry.ts";
import { type Clock, MINUTE_MS } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { failureCode } from "./db/failure.ts";
import { dropOldCalls } from "./features/interview-calls/store.ts";
import type { Log } from "./http/log.ts";

/** Accounts live for days: an hour more does no harm. */
const EVERY_MS = 60 * MINUTE_MS;

/** Removes expired accounts, and what calls have left behind, at the start and every hour. Several processes may do so at once. */
export function startSweeper(db: Database, clock: Clock, log: Log): { stop(): void } {
  const sweep = async () => {
    try {
      const deleted = await deleteExpiredAccounts(db, clock());
      if (deleted > 0) log.write({ event: "accounts-expired", deleted });
      await dropOldCalls(db, new Date(clock().getTime() - EVERY_MS));
    } catch (error) {
      log.write({ event: "sweep-failed", code: failureCode(error) });
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
