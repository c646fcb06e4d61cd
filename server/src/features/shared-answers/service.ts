import {
  SHARED_ANSWERS_MAX,
  SHARED_COMMENTS_MAX,
  type SharedParty,
} from "contract/shared-answer-terms";
import type {
  ListedSharedAnswer,
  NewSharedAnswer,
  SharedAnswer,
  SharedComment,
} from "contract/shared-answers";
import type { User } from "contract/users";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { isOrphan } from "../../db/failure.ts";
import {
  notFound,
  nothingToRead,
  notYours,
  sampleNotShared,
  sharedAlready,
  tooManyComments,
  tooManyShared,
} from "../../http/problems.ts";
import type { Tell } from "../../notices/notices.ts";
import type { Random } from "../../random.ts";
import {
  deleteComment,
  findComment,
  insertComment,
  listComments,
  lockThread,
} from "./comments/store.ts";
import {
  announceTo,
  deleteShared,
  findAnswer,
  findContent,
  findPlace,
  findShared,
  hasUnreadNotice,
  insertShared,
  type ListedRow,
  listShared,
  listSharing,
  lockMember,
} from "./store.ts";

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Single answers that members let their trainers read, and what the two write of them. */
export function createSharedAnswers({
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
  /** 404 where nothing is shared, 403 for anybody but the member and the trainer. */
  const readBy = async (me: User, id: string): Promise<{ row: ListedRow; party: SharedParty }> => {
    const row = isUuid(id) ? await findShared(db, id) : null;
    if (!row) throw notFound();
    const party = partyOf(row, me.id);
    if (!party) throw notYours();
    return { row, party };
  };

  const placeIn = async (me: User, groupId: string): Promise<SharedParty> => {
    const place = isUuid(groupId) ? await findPlace(db, groupId, me.id) : null;
    if (!place) throw notFound();
    if (!place.party) throw notYours();
    return place.party;
  };

  const ownAnswer = async (me: User, id: string) => {
    const answer = isUuid(id) ? await findAnswer(db, id) : null;
    if (!answer) throw notFound();
    if (answer.userId !== me.id) throw notYours();
    return answer;
  };

  const read = async (me: User, id: string): Promise<SharedAnswer> => {
    const { row, party } = await readBy(me, id);
    const [content, comments] = await Promise.all([findContent(db, id), listComments(db, id)]);
    if (!content) throw notFound();
    const { memberQuestion, scores, ...answer } = content;
    return {
      ...writeListed(row),
      ...{ party, memberQuestion, answer },
      scores: { ...scores.sections, structure: scores.structure },
      comments: comments.map(({ comment, name }) => writeComment(comment, { row, name, me })),
    };
  };

  return {
    read,

    async list(
      me: User,
      groupId: string,
      page: { limit: number; offset: number },
    ): Promise<ListedSharedAnswer[]> {
      const party = await placeIn(me, groupId);
      const rows = await listShared(db, { id: groupId, userId: me.id, party }, page);
      return rows.map(writeListed);
    },

    async sharing(me: User, responseId: string) {
      await ownAnswer(me, responseId);
      return { groups: await listSharing(db, me.id, responseId) };
    },

    async share(me: User, sent: NewSharedAnswer): Promise<SharedAnswer> {
      const { groupId, responseId, memberQuestion } = sent;
      if ((await placeIn(me, groupId)) !== "member") throw notYours();
      const answer = await ownAnswer(me, responseId);
      if (answer.isSample) throw sampleNotShared();
      if (!answer.hasWords) throw nothingToRead();
      const id = random.uuid();
      await db
        .transaction(async (tx) => {
          const member = await lockMember(tx, groupId, me.id);
          if (!member) throw notFound();
          if (member.shared >= SHARED_ANSWERS_MAX) throw tooManyShared(SHARED_ANSWERS_MAX);
          const row = { id, memberId: member.id, responseId, memberQuestion, sharedAt: clock() };
          if (!(await insertShared(tx, row))) throw sharedAlready();
          const shared = await findShared(tx, id);
          if (!shared) throw notFound();
          const content = { kind: "shared" as const, ...noticeOf(shared, me) };
          await tell(tx, [{ userId: shared.trainerId, content }]);
          await announceTo(tx, shared);
        })
        .catch(goneMeanwhile);
      return read(me, id);
    },

    async takeBack(me: User, id: string): Promise<void> {
      const { row, party } = await readBy(me, id);
      if (party !== "member") throw notYours();
      await deleteShared(db, row);
    },

    async comment(me: User, id: string, text: string): Promise<SharedComment> {
      const { row, party } = await readBy(me, id);
      const comment = {
        ...{ id: random.uuid(), sharedAnswerId: id, authorId: me.id, text, createdAt: clock() },
      };
      const reader = party === "trainer" ? "member" : "trainer";
      const userId = reader === "trainer" ? row.trainerId : row.memberUserId;
      await db
        .transaction(async (tx) => {
          const thread = await lockThread(tx, id);
          if (!thread) throw notFound();
          if (thread.comments >= SHARED_COMMENTS_MAX) throw tooManyComments(SHARED_COMMENTS_MAX);
          await insertComment(tx, comment);
          const content = { kind: "commented" as const, ...noticeOf(row, me), reader } as const;
          if (!(await hasUnreadNotice(tx, userId, id))) await tell(tx, [{ userId, content }]);
          await announceTo(tx, row);
        })
        .catch(goneMeanwhile);
      return writeComment(comment, { row, name: me.name, me });
    },

    async deleteComment(me: User, id: string, commentId: string): Promise<void> {
      const { row } = await readBy(me, id);
      const comment = isUuid(commentId) ? await findComment(db, id, commentId) : null;
      if (!comment) throw notFound();
      if (comment.authorId !== me.id) throw notYours();
      await deleteComment(db, commentId, row);
    },
  };
}

function partyOf(row: ListedRow, userId: string): SharedParty | null {
  if (userId === row.memberUserId) return "member";
  return userId === row.trainerId ? "trainer" : null;
}

const noticeOf = ({ id, groupId, groupName }: ListedRow, { name }: User) => ({
  ...{ groupId, group: groupName, sharedAnswerId: id, name },
});

/** The answer or the group went while this was on its way. */
function goneMeanwhile(error: unknown): never {
  throw isOrphan(error) ? notFound() : error;
}

function writeListed(row: ListedRow): ListedSharedAnswer {
  const { groupName: _, trainerId: __, memberUserId: ___, lastAuthor, ...listed } = row;
  return {
    ...listed,
    sharedAt: row.sharedAt.toISOString(),
    lastAt: row.lastAt?.toISOString() ?? null,
    lastBy: lastAuthor === null ? null : partyOf(row, lastAuthor),
  };
}

function writeComment(
  comment: { id: string; authorId: string; text: string; createdAt: Date },
  { row, name, me }: { row: ListedRow; name: string; me: User },
): SharedComment {
  const { id, authorId, text, createdAt } = comment;
  return {
    ...{ id, name, text, isOwn: authorId === me.id, createdAt: createdAt.toISOString() },
    by: authorId === row.trainerId ? "trainer" : "member",
  };
}
