import { deleteExpiredAccounts } from "./accounts/expiry.ts";
import { type Clock, MINUTE_MS } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { failureCode } from "./db/failure.ts";
import { dropOldCalls } from "./features/interview-calls/store.ts";
import type { Log } from "./http/log.ts";

/** Accounts live for days: an hour more does no harm. */
const EXPIRY_EVERY_MS = 60 * MINUTE_MS;
/** A reminder of the coming hour may be a minute late. */
const REMINDERS_EVERY_MS = MINUTE_MS;

/**
 * Removes expired accounts and what calls have left behind, and gives reminders, at the start and from time to time. Several processes may do so at once.
 * @param remind gives the reminders that are due, and how many they were
 */
export function startSweeper(
  db: Database,
  { clock, log, remind }: { clock: Clock; log: Log; remind: () => Promise<number> },
): { stop(): void } {
  const failed = (error: unknown) => log.write({ event: "sweep-failed", code: failureCode(error) });
  const expire = () =>
    deleteExpiredAccounts(db, clock())
      .then((deleted) => deleted > 0 && log.write({ event: "accounts-expired", deleted }))
      .then(() => dropOldCalls(db, new Date(clock().getTime() - EXPIRY_EVERY_MS)))
      .catch(failed);
  const giveReminders = () =>
    remind().then((given) => given > 0 && log.write({ event: "reminders-given", given }), failed);
  const repeat = (work: () => Promise<unknown>, everyMs: number) => {
    void work();
    return setInterval(() => void work(), everyMs).unref();
  };
  const timers = [repeat(expire, EXPIRY_EVERY_MS), repeat(giveReminders, REMINDERS_EVERY_MS)];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
