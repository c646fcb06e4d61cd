import { foldedName } from "coach/groups/invitations";
import {
  GROUP_MEMBERS_MAX,
  GROUPS_MAX,
  JOIN_CODE_LENGTH,
  JOIN_CODE_LETTERS,
} from "contract/group-terms";
import type { Group, GroupBoard, JoinedGroup, NewInvitations } from "contract/groups";
import type { User } from "contract/users";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import {
  groupChanged,
  groupClosed,
  groupFull,
  joinedAlready,
  notFound,
  notYours,
  trainersOnly,
  unknownCode,
} from "../../http/problems.ts";
import type { Tell } from "../../notices/notices.ts";
import type { Random } from "../../random.ts";
import { createCertificates } from "./certificates/service.ts";
import { listHeld, listIssued } from "./certificates/store.ts";
import { createParts, writeNotice } from "./parts/service.ts";
import { listAssignments, listNotices } from "./parts/store.ts";
import {
  countMembers,
  deleteGroup,
  findCode,
  findGroup,
  insertGroup,
  insertMembers,
  type ListedGroup,
  listInvitations,
  listJoined,
  listMembers,
  removeMember,
  takeUp,
  updateGroup,
  withGroupLocked,
} from "./store.ts";
import { seenOf, writeAssignment } from "./work/seen.ts";

export type Groups = ReturnType<typeof createGroups>;

/** The codes of groups: capitals without look-alikes, however they were typed. */
const codeOf = (text: string) => text.toUpperCase().replace(/[\s-]/g, "");

/** A trainer's groups, and what their members share with them. */
export function createGroups({
  db,
  clock,
  random,
  tell,
}: {
  db: Database;
  clock: Clock;
  random: Random;
  tell: Tell;
}) {
  const newCode = () =>
    Array.from(
      { length: JOIN_CODE_LENGTH },
      () => JOIN_CODE_LETTERS[random.index(JOIN_CODE_LETTERS.length)],
    ).join("");

  /** The caller's own group: 404 where there is none, 403 for another person's. */
  const own = async (me: User, id: string): Promise<ListedGroup> => {
    const group = isUuid(id) ? await findGroup(db, id) : null;
    if (!group) throw notFound();
    if (group.trainerId !== me.id) throw notYours();
    return group;
  };

  const joined = async (me: User): Promise<JoinedGroup[]> => {
    const rows = await listJoined(db, me.id);
    const ids = rows.map(({ group }) => group.id);
    if (ids.length === 0) return [];
    const [assignments, notices, certificates] = await Promise.all([
      listAssignments(db, ids),
      listNotices(db, ids),
      listHeld(db, me.id),
    ]);
    return Promise.all(
      rows.map(async ({ group, trainerName, memberId }) => {
        const mine = assignments.filter(
          ({ groupId, memberIds }) =>
            groupId === group.id && (memberIds === null || memberIds.includes(memberId)),
        );
        const member = (await listMembers(db, group.id)).filter(({ id }) => id === memberId);
        const [seen] = await seenOf(db, clock(), member, mine);
        if (!seen) throw notFound();
        return {
          ...{ id: group.id, name: group.name, trainerName, me: seen },
          assignments: mine.map(writeAssignment).map(({ memberIds: _, ...shown }) => shown),
          notices: notices.filter(({ groupId }) => groupId === group.id).map(writeNotice),
          certificate: certificates.get(group.id) ?? null,
        };
      }),
    );
  };

  return {
    own,
    joined,
    ...createParts({ db, clock, random, tell, own }),
    ...createCertificates({ db, clock, random, tell, own }),

    async create(me: User, name: string): Promise<Group> {
      if (me.profile !== "trainer") throw trainersOnly();
      const row = {
        id: random.uuid(),
        trainerId: me.id,
        name,
        code: newCode(),
        createdAt: clock(),
      };
      if (!(await insertGroup(db, row))) throw groupFull(GROUPS_MAX);
      return writeGroup(await own(me, row.id));
    },

    async board(me: User, id: string): Promise<GroupBoard> {
      const group = await own(me, id);
      const [members, invitations, assignments, notices] = await Promise.all([
        listMembers(db, id),
        listInvitations(db, id),
        listAssignments(db, [id]),
        listNotices(db, [id]),
      ]);
      return {
        ...{ group: writeGroup(group), invitations },
        members: await seenOf(db, clock(), members, assignments),
        assignments: assignments.map(writeAssignment),
        notices: notices.map(writeNotice),
        certificates: await listIssued(db, id),
      };
    },

    async change(
      me: User,
      id: string,
      change: { name: string; isOpen: boolean; version: number },
    ): Promise<Group> {
      await own(me, id);
      if (!(await updateGroup(db, { id, ...change }))) throw groupChanged();
      return writeGroup(await own(me, id));
    },

    async remove(me: User, id: string): Promise<void> {
      await own(me, id);
      await deleteGroup(db, id, tell);
    },

    /** The group of a code as it is typed; 404 for a wrong one. */
    async byCode(me: User, typed: string) {
      const group = await findCode(db, codeOf(typed));
      if (!group) throw unknownCode();
      const members = await listMembers(db, group.id);
      return {
        ...{ id: group.id, name: group.name, trainerName: group.trainerName, isOpen: group.isOpen },
        isMember: members.some(({ userId }) => userId === me.id),
        isOwn: group.trainerId === me.id,
      };
    },

    async join(me: User, typed: string): Promise<JoinedGroup> {
      const group = await findCode(db, codeOf(typed));
      if (!group) throw unknownCode();
      if (group.trainerId === me.id) throw joinedAlready();
      const hasJoined = await withGroupLocked(db, group.id, async (tx) => {
        const members = await listMembers(tx, group.id);
        if (members.some(({ userId }) => userId === me.id)) throw joinedAlready();
        const member = { userId: me.id, joinedAt: clock() };
        const list = await listInvitations(tx, group.id);
        const mine = (entry: (typeof list)[number]) =>
          me.email !== null && entry.email?.toLowerCase() === me.email.toLowerCase();
        const named = (entry: (typeof list)[number]) =>
          foldedName(entry.name) === foldedName(me.name);
        const invitation = list.find(mine) ?? list.find(named);
        if (invitation) {
          await takeUp(tx, invitation.id, member);
          return true;
        }
        if (!group.isOpen) throw groupClosed();
        if ((await countMembers(tx, group.id)) >= GROUP_MEMBERS_MAX)
          throw groupFull(GROUP_MEMBERS_MAX);
        await insertMembers(tx, [
          { id: random.uuid(), groupId: group.id, name: me.name, ...member },
        ]);
        return true;
      });
      const found = hasJoined && (await joined(me)).find(({ id }) => id === group.id);
      if (!found) throw unknownCode();
      return found;
    },

    async leave(me: User, id: string): Promise<void> {
      if (!isUuid(id) || !(await removeMember(db, id, { userId: me.id }))) throw notFound();
    },

    async invite(me: User, id: string, { people }: NewInvitations) {
      await own(me, id);
      const added = await withGroupLocked(db, id, async (tx) => {
        const known = [...(await listInvitations(tx, id)), ...(await listMembers(tx, id))];
        const names = new Set(known.map(({ name }) => foldedName(name)));
        const fresh = people.filter(({ name }) => {
          const isNew = !names.has(foldedName(name));
          names.add(foldedName(name));
          return isNew;
        });
        if (known.length + fresh.length > GROUP_MEMBERS_MAX) throw groupFull(GROUP_MEMBERS_MAX);
        const rows = fresh.map((person) => ({ id: random.uuid(), groupId: id, ...person }));
        if (rows.length > 0) await insertMembers(tx, rows);
        return rows.map(({ groupId: _, ...invitation }) => invitation);
      });
      if (!added) throw notFound();
      return added;
    },

    async removeMember(me: User, id: string, memberId: string): Promise<void> {
      const { name } = await own(me, id);
      const tellMember = (tx: Database, userId: string) =>
        tell(tx, [
          { userId, content: { kind: "removed", groupId: id, group: name, isEnded: false } },
        ]);
      const isGone = isUuid(memberId) && (await removeMember(db, id, { id: memberId }, tellMember));
      if (!isGone) throw notFound();
    },
  };
}

export function writeGroup({ trainerId: _, seq: __, createdAt, ...group }: ListedGroup): Group {
  return { ...group, createdAt: createdAt.toISOString() };
}
