import {
  changeStory,
  createStory,
  deleteStory as deleteRoute,
  listStories,
} from "contract/stories.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { notFound, notYours } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import type { Stories } from "./service.ts";
import { deleteStory, findStory, type Row } from "./store.ts";

export function bindStories(api: Api, deps: { db: Database; stories: Stories }): void {
  const { db, stories } = deps;

  const own = async (c: Pick<ApiContext, "get">, id: string): Promise<Row> => {
    const row = isUuid(id) ? await findStory(db, id) : null;
    if (!row) throw notFound();
    if (row.userId !== personOf(c).id) throw notYours();
    return row;
  };

  api.on(listStories, async (c) => sendJson(c, JSON.stringify(await stories.list(personOf(c).id))));

  api.on(createStory, async (c) => {
    const story = await stories.keep(personOf(c).id, c.req.valid("json")).catch(refuseOrphan);
    return c.json(story, 201);
  });

  api.on(changeStory, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    return c.json(await stories.change(row, c.req.valid("json")), 200);
  });

  api.on(deleteRoute, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    await deleteStory(db, row.userId, row.id);
    return noContent(c);
  });
}
