import { deleteExpiredAccounts } from "./accounts/expiry.ts";
import { type Clock, MINUTE_MS } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { failureCode } from "./db/failure.ts";
import type { Log } from "./http/log.ts";

/** Accounts live for days: an hour more does no harm. */
const EVERY_MS = 60 * MINUTE_MS;

/** Removes expired accounts at the start and every hour. Several processes may do so at once. */
export function startSweeper(db: Database, clock: Clock, log: Log): { stop(): void } {
  const sweep = () =>
    deleteExpiredAccounts(db, clock()).then(
      (deleted) => deleted > 0 && log.write({ event: "accounts-expired", deleted }),
      (error: unknown) => log.write({ event: "sweep-failed", code: failureCode(error) }),
    );
  void sweep();
  const timer = setInterval(() => void sweep(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
