import { progressWith } from "coach/groups/progress";
import { DUE_REMINDER_HOURS } from "contract/inbox-terms";
import { MINUTE_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { ListDue } from "../../notices/reminders.ts";
import { listDueAssignments } from "./store.ts";
import { readWork } from "./work/store.ts";

const BEFORE_MS = DUE_REMINDER_HOURS * 60 * MINUTE_MS;

/** Reminders of assignments that are due, for members who have not done them; not of those given within the same time. */
export function createDueReminders(db: Database): ListDue {
  return async (after, until) => {
    const rows = (await listDueAssignments(db, after, until)).filter(
      ({ assignment: { memberIds, createdAt, dueAt }, memberId }) =>
        (memberIds === null || memberIds.includes(memberId)) &&
        createdAt.getTime() <= dueAt.getTime() - BEFORE_MS,
    );
    if (rows.length === 0) return [];
    const people = [...new Set(rows.map(({ userId }) => userId))];
    const since = new Date(Math.min(...rows.map((row) => row.assignment.createdAt.getTime())));
    const sets = [...new Set(rows.flatMap((row) => row.assignment.set ?? []))];
    const work = await readWork(db, people, { since, sets });
    return rows.flatMap(({ assignment, group, userId }) => {
      const { id, groupId, kind, set, count, dueAt, createdAt } = assignment;
      const times = { dueAt: dueAt.toISOString(), createdAt: createdAt.toISOString() };
      const stored = work.get(userId);
      const asked = { id, kind, set, count, ...times };
      if (stored && progressWith(asked, stored, after.getTime()).doneAt !== null) return [];
      const content = {
        ...{ kind: "due-soon" as const, groupId, group, assignmentId: id },
        ...{ asked: kind, set, count, dueAt: times.dueAt },
      };
      return [{ userId, content, key: `due ${id} ${times.dueAt}`, eventAt: dueAt }];
    });
  };
}
