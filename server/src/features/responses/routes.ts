import {
  createResponse,
  deleteResponse as deleteRoute,
  getResponse,
  listResponses as listRoute,
} from "contract/responses.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid, ownId } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { languageOf } from "../../http/language.ts";
import { pageLinks } from "../../http/page-links.ts";
import { notFound, notYours } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import { readSent } from "./model.ts";
import type { Responses } from "./service.ts";
import { deleteResponse, findResponse, listPlaces, type Row } from "./store.ts";

export function bindResponses(
  api: Api,
  deps: {
    db: Database;
    responses: Responses;
    /** Tells those who read an answer beside its owner that it goes. */
    announceGone: (tx: Database, id: string) => Promise<void>;
  },
): void {
  const { db, responses, announceGone } = deps;

  const own = async (c: Pick<ApiContext, "get">, id: string): Promise<Row> => {
    const row = isUuid(id) ? await findResponse(db, id) : null;
    if (!row) throw notFound();
    if (row.userId !== personOf(c).id) throw notYours();
    return row;
  };

  api.on(createResponse, async (c) => {
    const body = c.req.valid("json");
    const userId = await ownId(c, db, "userId" in body ? body.userId : "me");
    const language = languageOf(c.req);
    const key = c.req.valid("header")["idempotency-key"];
    const row = await responses.save(userId, readSent(body), key, language).catch(refuseOrphan);
    const location = { Location: `/api/responses/${row.id}` };
    return sendJson(c, responses.write(row, language), 201, location);
  });

  api.on(listRoute, async (c) => {
    const { userId, limit, cursor, bankQuestionId } = c.req.valid("query");
    const after = readCursor(cursor);
    const id = await ownId(c, db, userId);
    // One more than asked for tells whether there is a next page.
    const places = await listPlaces(db, id, { limit: limit + 1, after, bankQuestionId });
    const page = places.slice(0, limit);
    const last = page.at(-1);
    const more = places.length > limit && last ? { next: writeCursor(last) } : {};
    const links = pageLinks(c.req.url, more, "cursor");
    const ids = page.map((place) => place.id);
    const body = await responses.writeAll(ids, languageOf(c.req));
    return sendJson(c, body, 200, { ...(links && { Link: links }) });
  });

  api.on(getResponse, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    return sendJson(c, responses.write(row, languageOf(c.req)));
  });

  api.on(deleteRoute, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    await deleteResponse(db, row, announceGone);
    return noContent(c);
  });
}
