import { GROUP_ASSIGNMENTS_MAX, GROUP_NOTICES_MAX } from "contract/group-terms";
import type { Assignment, NewAssignment, Notice } from "contract/groups";
import type { User } from "contract/users";
import { isUuid } from "../../../accounts/own-id.ts";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import { groupFull, invalidFields, notFound } from "../../../http/problems.ts";
import type { Tell } from "../../../notices/notices.ts";
import type { Random } from "../../../random.ts";
import { findSet } from "../../../trainer-sets/store.ts";
import { type ListedGroup, listMembers, withGroupLocked } from "../store.ts";
import { writeAssignment } from "../work/seen.ts";
import { countPart, deletePart, insertAssignment, insertNotice, type NoticeRow } from "./store.ts";

type Part = "assignments" | "notices";

interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  tell: Tell;
  own: (me: User, id: string) => Promise<ListedGroup>;
}

/** What a trainer gives a group: work, and news. */
export function createParts({ db, clock, random, tell, own }: Deps) {
  /** Writes a part of a group of one's own where there is room for it. */
  const addPart = async (
    group: ListedGroup,
    { part, limit }: { part: Part; limit: number },
    write: (tx: Database) => Promise<void>,
  ): Promise<void> => {
    const wrote = await withGroupLocked(db, group.id, async (tx) => {
      if ((await countPart(tx, part, group.id)) >= limit) throw groupFull(limit);
      await write(tx);
      return true;
    });
    if (!wrote) throw notFound();
  };

  /** The name of the trainer's own set that is asked for; null of every other kind. */
  const nameOfSet = async (me: User, ownSet: string | null): Promise<string | null> => {
    if (ownSet === null) return null;
    const set = await findSet(db, ownSet);
    if (set?.trainerId !== me.id) throw invalidFields([{ path: "ownSet", key: "field-no-set" }]);
    return set.name;
  };

  return {
    async assign(me: User, id: string, sent: NewAssignment): Promise<Assignment> {
      const group = await own(me, id);
      const now = clock();
      const dueAt = new Date(sent.dueAt);
      if (dueAt <= now) throw invalidFields([{ path: "dueAt", key: "field-due-passed" }]);
      const members = new Set((await listMembers(db, id)).map((member) => member.id));
      if (sent.memberIds?.some((memberId) => !members.has(memberId)))
        throw invalidFields([{ path: "memberIds", key: "field-no-member" }]);
      const ownSetName = await nameOfSet(me, sent.ownSet);
      const isCounted = sent.kind === "answers" || sent.kind === "interviews";
      const count = isCounted ? sent.count : 1;
      const row = { ...sent, count, id: random.uuid(), groupId: id, dueAt, createdAt: now };
      const { kind: asked, set, scenario, memberIds } = sent;
      const content = {
        ...{ kind: "assigned" as const, groupId: id, group: group.name, assignmentId: row.id },
        ...{ asked, set, ownSetName, scenario, count, dueAt: dueAt.toISOString() },
      };
      await addPart(group, { part: "assignments", limit: GROUP_ASSIGNMENTS_MAX }, async (tx) => {
        await insertAssignment(tx, row);
        const people = (await listMembers(tx, id)).filter(
          (member) => memberIds === null || memberIds.includes(member.id),
        );
        await tell(
          tx,
          people.map(({ userId }) => ({ userId, content })),
        );
      });
      return writeAssignment({ ...row, ownSetName });
    },

    async tell(me: User, id: string, text: string): Promise<Notice> {
      const group = await own(me, id);
      const row = { id: random.uuid(), groupId: id, text, createdAt: clock() };
      const content = { kind: "announced" as const, groupId: id, group: group.name, text };
      await addPart(group, { part: "notices", limit: GROUP_NOTICES_MAX }, async (tx) => {
        await insertNotice(tx, row);
        const people = await listMembers(tx, id);
        await tell(
          tx,
          people.map(({ userId }) => ({ userId, content })),
        );
      });
      return writeNotice(row);
    },

    async removePart(me: User, part: Part, { id, partId }: { id: string; partId: string }) {
      await own(me, id);
      const isGone = isUuid(partId) && (await deletePart(db, part, { groupId: id, id: partId }));
      if (!isGone) throw notFound();
    },
  };
}

export function writeNotice({ id, text, createdAt }: Omit<NoticeRow, "seq">): Notice {
  return { id, text, createdAt: createdAt.toISOString() };
}
