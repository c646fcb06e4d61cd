import {
  changeInterviewSession,
  createInterviewSession,
  deleteInterviewSession,
  getInterviewSession,
  listInterviewSessions,
  putSessionAnswer,
} from "contract/interview-sessions.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { languageOf } from "../../http/language.ts";
import { pageLinks } from "../../http/page-links.ts";
import { notFound, notYours } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import { toSummary } from "./model.ts";
import type { InterviewSessions } from "./service.ts";
import { deleteSession, findSession, findVersion, listSessions } from "./store.ts";

export function bindInterviewSessions(
  api: Api,
  deps: { db: Database; interviews: InterviewSessions },
): void {
  const { db, interviews } = deps;

  const own = async <Found extends { userId: string }>(
    c: Pick<ApiContext, "get">,
    id: string,
    find: (db: Database, id: string) => Promise<Found | null>,
  ): Promise<Found> => {
    const found = isUuid(id) ? await find(db, id) : null;
    if (!found) throw notFound();
    if (found.userId !== personOf(c).id) throw notYours();
    return found;
  };

  api.on(createInterviewSession, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    const row = await interviews.begin(personOf(c), c.req.valid("json"), key).catch(refuseOrphan);
    const session = await interviews.read(row, languageOf(c.req));
    const location = { Location: `/api/interview-sessions/${row.id}` };
    return sendJson(c, session, 201, location);
  });

  api.on(listInterviewSessions, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = readCursor(cursor);
    // One more than asked for tells whether there is a next page.
    const rows = await listSessions(db, personOf(c).id, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = rows.length > limit && last ? { next: writeCursor(last) } : {};
    const links = pageLinks(c.req.url, more, "cursor");
    return sendJson(c, JSON.stringify(page.map(toSummary)), 200, { ...(links && { Link: links }) });
  });

  api.on(getInterviewSession, async (c) => {
    const version = await own(c, c.req.valid("param").id, findVersion);
    return sendJson(c, await interviews.readVersion(version, languageOf(c.req)));
  });

  api.on(putSessionAnswer, async (c) => {
    const { id, position } = c.req.valid("param");
    const row = await own(c, id, findSession);
    const sent = c.req.valid("json");
    const answer = await interviews.keepAnswer(row, position, sent, languageOf(c.req));
    return sendJson(c, answer);
  });

  api.on(changeInterviewSession, async (c) => {
    const row = await own(c, c.req.valid("param").id, findSession);
    const changed = await interviews.change(row, c.req.valid("json"));
    return sendJson(c, await interviews.read(changed, languageOf(c.req)));
  });

  api.on(deleteInterviewSession, async (c) => {
    const row = await own(c, c.req.valid("param").id, findSession);
    await deleteSession(db, row.userId, row.id);
    return noContent(c);
  });
}
