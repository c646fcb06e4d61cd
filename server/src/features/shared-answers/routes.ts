import {
  deleteComment,
  getSharedAnswer,
  getSharing,
  listSharedAnswers,
  postComment,
  shareAnswer,
  takeBackAnswer,
} from "contract/shared-answers.routes";
import { type Api, personOf } from "../../http/api.ts";
import { pageLinks } from "../../http/page-links.ts";
import { noContent, sendJson } from "../../http/send.ts";
import type { SharedAnswers } from "./service.ts";

export function bindSharedAnswers(api: Api, shared: SharedAnswers): void {
  api.on(listSharedAnswers, async (c) => {
    const { groupId, page, limit } = c.req.valid("query");
    // One more than asked for tells whether there is a next page.
    const range = { limit: limit + 1, offset: (page - 1) * limit };
    const rows = await shared.list(personOf(c), groupId, range);
    const links = pageLinks(c.req.url, rows.length > limit ? { next: page + 1 } : {});
    return sendJson(c, JSON.stringify(rows.slice(0, limit)), 200, {
      ...(links && { Link: links }),
    });
  });

  api.on(shareAnswer, async (c) =>
    c.json(await shared.share(personOf(c), c.req.valid("json")), 201),
  );

  // Before the routes with an id in this place.
  api.on(getSharing, async (c) =>
    c.json(await shared.sharing(personOf(c), c.req.valid("param").id), 200),
  );

  api.on(getSharedAnswer, async (c) =>
    c.json(await shared.read(personOf(c), c.req.valid("param").id), 200),
  );

  api.on(takeBackAnswer, async (c) => {
    await shared.takeBack(personOf(c), c.req.valid("param").id);
    return noContent(c);
  });

  api.on(postComment, async (c) => {
    const { text } = c.req.valid("json");
    return c.json(await shared.comment(personOf(c), c.req.valid("param").id, text), 201);
  });

  api.on(deleteComment, async (c) => {
    const { id, part } = c.req.valid("param");
    await shared.deleteComment(personOf(c), id, part);
    return noContent(c);
  });
}
