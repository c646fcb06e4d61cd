import {
  changeInboxSettings,
  clearInbox,
  countUnread as countUnreadRoute,
  deleteNotice,
  getInboxSettings,
  listInbox,
  markRead as markReadRoute,
} from "contract/inbox.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { languageOf } from "../../http/language.ts";
import { pageLinks } from "../../http/page-links.ts";
import { notFound, notYours } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import {
  countUnread,
  deleteNotices,
  findOwner,
  keepLanguage,
  listNotices,
  markRead,
  setWantsMail,
  wantsMail,
} from "./store.ts";

const EVERY = { limit: 100_000, after: null };

type Row = Awaited<ReturnType<typeof listNotices>>[number];
const write = ({ seq: _, createdAt, ...kept }: Row) => ({
  ...kept,
  createdAt: createdAt.toISOString(),
});

/** What a person was told, and how they want to be told, in their export. */
export async function exportInbox(db: Database, userId: string) {
  const [notices, isMailWanted] = await Promise.all([
    listNotices(db, userId, EVERY),
    wantsMail(db, userId),
  ]);
  return { wantsMail: isMailWanted, notices: notices.map(write) };
}

/** @param isMailing whether this server sends letters */
export function bindInbox(api: Api, { db, isMailing }: { db: Database; isMailing: boolean }): void {
  api.on(listInbox, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = readCursor(cursor);
    // One more than asked for tells whether there is a next page.
    const rows = await listNotices(db, personOf(c).id, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = rows.length > limit && last ? { next: writeCursor(last) } : {};
    const links = pageLinks(c.req.url, more, "cursor");
    const body = JSON.stringify(page.map(write));
    return sendJson(c, body, 200, { ...(links && { Link: links }) });
  });

  api.on(countUnreadRoute, async (c) => {
    const { id } = personOf(c);
    if (isMailing) await keepLanguage(db, id, languageOf(c.req)).catch(refuseOrphan);
    return c.json({ unread: await countUnread(db, id) }, 200);
  });

  api.on(markReadRoute, async (c) => {
    const { id } = personOf(c);
    await markRead(db, id, c.req.valid("json").ids);
    return c.json({ unread: await countUnread(db, id) }, 200);
  });

  api.on(getInboxSettings, async (c) => {
    const { id, email } = personOf(c);
    const hasMail = isMailing && email !== null;
    return c.json({ wantsMail: await wantsMail(db, id), hasMail }, 200);
  });

  api.on(changeInboxSettings, async (c) => {
    const { id, email } = personOf(c);
    const chosen = { ...c.req.valid("json"), language: languageOf(c.req) };
    await setWantsMail(db, id, chosen).catch(refuseOrphan);
    return c.json({ wantsMail: chosen.wantsMail, hasMail: isMailing && email !== null }, 200);
  });

  api.on(deleteNotice, async (c) => {
    const { id } = c.req.valid("param");
    const owner = isUuid(id) ? await findOwner(db, id) : null;
    if (!owner) throw notFound();
    if (owner !== personOf(c).id) throw notYours();
    await deleteNotices(db, owner, id);
    return noContent(c);
  });

  api.on(clearInbox, async (c) => {
    await deleteNotices(db, personOf(c).id, null);
    return noContent(c);
  });
}
