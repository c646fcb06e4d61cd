import { DUE_REMINDER_HOURS, INTERVIEW_REMINDER_HOURS } from "contract/inbox-terms";
import { PARTIES } from "contract/mock-interview-terms";
import { DAY_MS, MINUTE_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { isOrphan } from "../db/failure.ts";
import type { InterviewRow } from "../interviews/store.ts";
import type { NewNotice, Tell } from "./notices.ts";
import { noticeOfInterview } from "./of-interview.ts";
import { forgetReminders, listReminded, listScheduled, noteReminders } from "./store.ts";

const HOUR_MS = 60 * MINUTE_MS;

/** A notice that is given once for its key, whoever looks and how often. */
export type Reminder = NewNotice & { key: string; eventAt: Date };
/** Assignments that are due after one moment and not after another, for those who have not done them. */
export type ListDue = (after: Date, until: Date) => Promise<Reminder[]>;

/**
 * Reminds of what comes: both people of an interview a day and an hour before it, members of an assignment a day before it is
 * due. Several processes may look at once; each reminder is given by one. Gives how many were given.
 */
export async function giveReminders(
  deps: { db: Database; tell: Tell; listDue: ListDue },
  now: Date,
): Promise<number> {
  const { db, tell, listDue } = deps;
  const dayOn = new Date(now.getTime() + Math.max(...INTERVIEW_REMINDER_HOURS) * HOUR_MS);
  const dueBy = new Date(now.getTime() + DUE_REMINDER_HOURS * HOUR_MS);
  const interviews = await listScheduled(db, now, dayOn);
  const wanted = [
    ...interviews.flatMap((row) => ofInterview(row, now)),
    ...(await listDue(now, dueBy)),
  ];
  const people = [...new Set(wanted.map(({ userId }) => userId))];
  const given = new Set((await listReminded(db, people)).map(nameOf));
  const fresh = wanted.filter((reminder) => !given.has(nameOf(reminder)));
  await forgetReminders(db, new Date(now.getTime() - DAY_MS));
  let count = 0;
  // One at a time: who goes meanwhile takes nobody else's reminder along.
  for (const reminder of fresh) {
    const { userId, key, eventAt, content } = reminder;
    count += await db
      .transaction(async (tx) => {
        const noted = await noteReminders(tx, [{ userId, key, eventAt }]);
        if (noted.length > 0) await tell(tx, [{ userId, content }]);
        return noted.length;
      })
      .catch(nothingForOrphans);
  }
  return count;
}

const nameOf = ({ userId, key }: { userId: string; key: string }) => `${userId} ${key}`;

/** The nearest reminder whose moment has come, unless the interview was set after that moment: who set it knows. */
function ofInterview(row: InterviewRow, now: Date): Reminder[] {
  const at = row.scheduledAt.getTime();
  const setAt = row.turn?.kind === "moved" ? Date.parse(row.turn.at) : row.createdAt.getTime();
  const hours = INTERVIEW_REMINDER_HOURS.findLast(
    (before) => now.getTime() >= at - before * HOUR_MS,
  );
  if (hours === undefined || setAt > at - hours * HOUR_MS) return [];
  return PARTIES.flatMap((party) =>
    noticeOfInterview(row, party, (facts) => ({ kind: "interview-soon", ...facts, hours })),
  ).map((notice) => ({
    ...notice,
    key: `interview ${row.id} ${hours} ${at}`,
    eventAt: row.scheduledAt,
  }));
}

/** Foreign key violation: the account went between looking and telling. */
function nothingForOrphans(error: unknown): number {
  if (isOrphan(error)) return 0;
  throw error;
}
