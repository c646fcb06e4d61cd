import { type OwnCard, progressWith } from "coach/groups/progress";
import type { Assignment, AssignmentProgress, Member } from "contract/groups";
import type { Database } from "../../../db/database.ts";
import { readCards } from "../../../trainer-sets/store.ts";
import type { AssignmentRow } from "../parts/store.ts";
import type { MemberRow } from "../store.ts";
import { readSkills, readWork } from "./store.ts";

type Asked = Pick<
  AssignmentRow,
  "id" | "kind" | "set" | "ownSet" | "scenario" | "count" | "dueAt" | "createdAt"
>;

export function writeAssignment(row: Omit<AssignmentRow, "seq">): Assignment {
  const { id, kind, set, ownSet, ownSetName, scenario, count, dueAt, memberIds, createdAt } = row;
  const times = { dueAt: dueAt.toISOString(), createdAt: createdAt.toISOString() };
  return { id, kind, set, ownSet, ownSetName, scenario, count, memberIds, ...times };
}

/**
 * How far people are with assignments, by what the server has stored of them.
 * @returns a function that throws for nobody: null of whom nothing was read
 */
export async function readProgress(
  db: Database,
  userIds: readonly string[],
  assignments: readonly Asked[],
  now: Date,
): Promise<(asked: Asked, userId: string) => AssignmentProgress | null> {
  const since = new Date(
    Math.min(now.getTime(), ...assignments.map(({ createdAt }) => createdAt.getTime())),
  );
  const sets = [...new Set(assignments.flatMap(({ set }) => set ?? []))];
  const ownSets = [...new Set(assignments.flatMap(({ ownSet }) => ownSet ?? []))];
  const scenarios = [...new Set(assignments.flatMap(({ scenario }) => scenario ?? []))];
  const [work, cards] = await Promise.all([
    readWork(db, userIds, { since, sets, ownSets, scenarios }),
    readCards(db, ownSets),
  ]);
  const cardsOf = (ownSet: string | null): OwnCard[] | undefined =>
    (ownSet === null ? undefined : cards.get(ownSet))?.map(({ id, addedAt, removedAt }) => ({
      ...{ id, addedAt: addedAt.getTime(), isRemoved: removedAt !== null },
    }));
  return (asked, userId) => {
    const stored = work.get(userId);
    if (!stored) return null;
    const times = { dueAt: asked.dueAt.toISOString(), createdAt: asked.createdAt.toISOString() };
    return progressWith(
      { ...asked, ...times, cards: cardsOf(asked.ownSet) },
      stored,
      now.getTime(),
    );
  };
}

/** What trainers see of members, and members of themselves: nobody reads it another way. */
export async function seenOf(
  db: Database,
  now: Date,
  members: readonly MemberRow[],
  assignments: readonly AssignmentRow[],
): Promise<Member[]> {
  if (members.length === 0) return [];
  const people = [...new Set(members.map(({ userId }) => userId))];
  const [progressOf, skills] = await Promise.all([
    readProgress(db, people, assignments, now),
    readSkills(db, people),
  ]);
  return members.flatMap(({ id, userId, name, joinedAt }) => {
    const levels = skills.get(userId);
    if (!levels) return [];
    const progress = assignments
      .filter(({ memberIds }) => memberIds === null || memberIds.includes(id))
      .flatMap((row) => progressOf(row, userId) ?? []);
    return [{ id, name, joinedAt: joinedAt.toISOString(), progress, skills: levels }];
  });
}
