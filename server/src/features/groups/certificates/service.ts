import {
  CERTIFICATE_LENGTH,
  CERTIFICATE_LETTERS,
  certificateNumber,
} from "contract/certificate-terms";
import type { CertificateContent, CertifiedWork, IssuedCertificate } from "contract/certificates";
import type { Member } from "contract/groups";
import type { User } from "contract/users";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import { groupChanged, invalidFields, notAllDone, notFound } from "../../../http/problems.ts";
import type { Tell } from "../../../notices/notices.ts";
import type { Random } from "../../../random.ts";
import { type AssignmentRow, listAssignments } from "../parts/store.ts";
import { type ListedGroup, listMembers, withGroupLocked } from "../store.ts";
import { seenOf } from "../work/seen.ts";
import { insertCertificates, listIssued, withdrawCertificate } from "./store.ts";

interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  tell: Tell;
  own: (me: User, id: string) => Promise<ListedGroup>;
}

/** Certificates of those who have done all that their group asked of them. */
export function createCertificates({ db, clock, random, tell, own }: Deps) {
  const newNumber = () =>
    Array.from(
      { length: CERTIFICATE_LENGTH },
      () => CERTIFICATE_LETTERS[random.index(CERTIFICATE_LETTERS.length)],
    ).join("");

  return {
    async certify(
      me: User,
      id: string,
      memberIds: readonly string[],
    ): Promise<IssuedCertificate[]> {
      const { name: group } = await own(me, id);
      const wanted = new Set(memberIds);
      const members = (await listMembers(db, id)).filter((member) => wanted.has(member.id));
      if (members.length < wanted.size)
        throw invalidFields([{ path: "memberIds", key: "field-no-member" }]);
      const assignments = await listAssignments(db, [id]);
      const now = clock();
      const userOf = new Map(members.map((member) => [member.id, member.userId]));
      const rows = (await seenOf(db, now, members, assignments)).map((member) => {
        const content: CertificateContent = {
          ...{ name: member.name, group, trainerName: me.name },
          work: workOf(member, assignments),
        };
        const userId = userOf.get(member.id) ?? "";
        const keys = { id: random.uuid(), number: newNumber(), groupId: id, userId };
        return { ...keys, content, issuedAt: now };
      });
      const issued = await withGroupLocked(db, id, async (tx) => {
        // Another tab may have asked for more while this was read.
        const present = (await listAssignments(tx, [id])).map((asked) => asked.id);
        if (String(present) !== String(assignments.map((asked) => asked.id))) throw groupChanged();
        const fresh = await insertCertificates(tx, rows);
        await tell(
          tx,
          fresh.map(({ userId, number }) => ({
            ...{ userId, content: { kind: "certified" as const, groupId: id, group, number } },
          })),
        );
        return (await listIssued(tx, id)).filter(
          ({ memberId }) => memberId !== null && wanted.has(memberId),
        );
      });
      if (!issued) throw notFound();
      return issued;
    },

    /** @param typed the number as people type it */
    async withdraw(me: User, id: string, typed: string): Promise<void> {
      const { name: group } = await own(me, id);
      const number = certificateNumber(typed);
      const isGone = await withdrawCertificate(
        db,
        { groupId: id, number, at: clock() },
        (tx, userId) =>
          tell(tx, [{ userId, content: { kind: "withdrawn", groupId: id, group, number } }]),
      );
      if (!isGone) throw notFound();
    },
  };
}

/** All that was asked of a member, as it is done; throws where something is not. */
function workOf(
  { name, progress }: Member,
  assignments: readonly AssignmentRow[],
): CertifiedWork[] {
  const work = progress.flatMap(({ assignmentId, done, doneAt }) => {
    const asked = assignments.find(({ id }) => id === assignmentId);
    if (!asked || doneAt === null) throw notAllDone(name);
    const { kind, set, ownSetName, scenario } = asked;
    return [{ kind, set, ownSetName, scenario, done, doneAt }];
  });
  if (work.length === 0) throw notAllDone(name);
  return work;
}
