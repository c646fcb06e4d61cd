import type { CHAT_EVENTS } from "contract/chat";
import { clearChat, listChat, sendChat } from "contract/chat.routes";
import type { User } from "contract/users";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { ownId } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { refusalOf } from "../../http/errors.ts";
import { openEventStream, sendEventStream } from "../../http/event-stream.ts";
import { languageOf } from "../../http/language.ts";
import type { Limits } from "../../http/limits.ts";
import type { Log } from "../../http/log.ts";
import { pageLinks } from "../../http/page-links.ts";
import { toProblem } from "../../http/problems.ts";
import { noContent, type Prepared, sendJson } from "../../http/send.ts";
import type { Chat, Said } from "./service.ts";
import { listMessages, toMessage } from "./store.ts";

export function bindChat(
  api: Api,
  deps: { db: Database; chat: Chat; limits: Limits; log: Log },
): void {
  const { db, chat, limits, log } = deps;

  api.on(listChat, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = readCursor(cursor);
    const id = await ownId(c, db, c.req.valid("param").userId);
    // One more than asked for tells whether something was said before.
    const rows = await listMessages(db, id, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const first = page.at(-1);
    const more = rows.length > limit && first ? { next: writeCursor(first) } : {};
    chat.open(languageOf(c.req));
    const links = pageLinks(c.req.url, more, "cursor");
    const text = JSON.stringify(page.toReversed().map(toMessage));
    return sendJson(c, text, 200, { ...(links && { Link: links }) });
  });

  api.on(sendChat, async (c) => {
    const { userId, message } = c.req.valid("json");
    const id = await ownId(c, db, userId);
    await limits.count("chat", id);
    const key = c.req.valid("header")["idempotency-key"];
    const said: Said = { message, key, language: languageOf(c.req) };
    const wantsStream = c.req.header("accept")?.includes("text/event-stream");
    if (wantsStream) return streamReply(c, personOf(c), said);
    const turn = await chat.say(personOf(c), said).catch(refuseOrphan);
    return sendJson(c, JSON.stringify(turn), 201);
  });

  api.on(clearChat, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").userId);
    await chat.clear(id).catch(refuseOrphan);
    return noContent(c);
  });

  /** Answers when the turn has begun: what goes wrong before then still has a status of its own. */
  const streamReply = async (c: ApiContext, user: User, said: Said): Promise<Prepared> => {
    const stream = openEventStream<(typeof CHAT_EVENTS)[number]>();
    const begun = Promise.withResolvers<void>();
    const turn = chat
      .say(user, said, {
        onMessage: (message) => {
          stream.send("message", message);
          begun.resolve();
        },
        onText: (piece) => stream.send("text", piece),
      })
      .catch(refuseOrphan);
    await Promise.race([begun.promise, turn]);
    turn
      .then(({ reply }) => stream.send("reply", reply))
      .catch((error: unknown) =>
        stream.send("problem", toProblem(refusalOf(error, log), said.language)),
      )
      .finally(() => stream.end());
    return sendEventStream(c, stream.body);
  };
}
