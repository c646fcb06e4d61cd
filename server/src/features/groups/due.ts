import { DUE_REMINDER_HOURS } from "contract/inbox-terms";
import { MINUTE_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { ListDue } from "../../notices/reminders.ts";
import { listDueAssignments } from "./parts/store.ts";
import { readProgress } from "./work/seen.ts";

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
    const asked = rows.map(({ assignment }) => assignment);
    const progressOf = await readProgress(db, people, asked, after);
    return rows.flatMap(({ assignment, ownSetName, group, userId }) => {
      if (progressOf(assignment, userId)?.doneAt !== null) return [];
      const { id, groupId, kind, set, scenario, count, dueAt } = assignment;
      const content = {
        ...{ kind: "due-soon" as const, groupId, group, assignmentId: id },
        ...{ asked: kind, set, ownSetName, scenario, count, dueAt: dueAt.toISOString() },
      };
      return [{ userId, content, key: `due ${id} ${content.dueAt}`, eventAt: dueAt }];
    });
  };
}
