import {
  createAudioDelivery,
  deleteDelivery,
  getDelivery,
  listDelivery,
} from "contract/delivery.routes";
import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type DeliverySessions, toSession } from "../../delivery/sessions.ts";
import { deleteSession, findSession, listSessions, type Row } from "../../delivery/store.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { notFound, notYours } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";

export function bindDelivery(api: Api, deps: { db: Database; deliveries: DeliverySessions }): void {
  const { db, deliveries } = deps;

  const own = async (c: Pick<ApiContext, "get">, id: string): Promise<Row> => {
    const row = isUuid(id) ? await findSession(db, id) : null;
    if (!row) throw notFound();
    if (row.userId !== personOf(c).id) throw notYours();
    return row;
  };

  api.on(createAudioDelivery, async (c) => {
    const { question, sound, transcript, language: spoken, responseId } = c.req.valid("json");
    const language = languageOf(c.req);
    const row = await deliveries
      .add(personOf(c).id, {
        ...{ kind: "audio", question, sound, picture: null, language },
        transcript: transcript?.trim() || null,
        spoken: isLanguage(spoken) ? spoken : language,
        responseId: responseId ?? null,
      })
      .catch(refuseOrphan);
    return sendJson(c, JSON.stringify(toSession(row, language)), 201, {
      Location: `/api/delivery/${row.id}`,
    });
  });

  api.on(listDelivery, async (c) => {
    const rows = await listSessions(db, personOf(c).id, c.req.valid("query"));
    return sendJson(c, JSON.stringify(rows.map((row) => toSession(row, languageOf(c.req)))));
  });

  api.on(getDelivery, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    return sendJson(c, JSON.stringify(toSession(row, languageOf(c.req))));
  });

  api.on(deleteDelivery, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    await deleteSession(db, row.userId, row.id);
    return noContent(c);
  });
}

function isLanguage(code: string | undefined): code is LanguageCode {
  return (LANGUAGE_CODES as readonly (string | undefined)[]).includes(code);
}
