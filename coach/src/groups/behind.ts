import type { AssignmentProgress, Member } from "contract/groups";

const DAY_MS = 86_400_000;

/** What somebody has let pass: which assignment, by how many days (1 or more), and how much of it is missing. */
interface Overdue {
  assignmentId: string;
  days: number;
  missing: number;
}

export interface Behind {
  member: Member;
  /** The longest overdue first. */
  overdue: Overdue[];
}

/** Who is behind, those who let most pass first; nobody without an overdue assignment is. */
export function behindIn(
  members: readonly Member[],
  assignments: readonly { id: string; dueAt: string }[],
  now: number,
): Behind[] {
  const dueAt = new Map(assignments.map(({ id, dueAt: due }) => [id, Date.parse(due)]));
  const overdueOf = ({ assignmentId, done, needed }: AssignmentProgress): Overdue => ({
    ...{ assignmentId, missing: needed - done },
    days: Math.max(1, Math.ceil((now - (dueAt.get(assignmentId) ?? now)) / DAY_MS)),
  });
  return members
    .map((member) => ({
      member,
      overdue: member.progress
        .filter(({ state }) => state === "overdue")
        .map(overdueOf)
        .toSorted((one, other) => other.days - one.days),
    }))
    .filter(({ overdue }) => overdue.length > 0)
    .toSorted(
      (one, other) =>
        other.overdue.length - one.overdue.length ||
        (other.overdue[0]?.days ?? 0) - (one.overdue[0]?.days ?? 0),
    );
}
