import type { Question } from "contract/questions";
import {
  addBookmark as addRoute,
  listBookmarks as listRoute,
  removeBookmark as removeRoute,
} from "contract/questions.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { noQuestion } from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import { addBookmark, listBookmarks, removeBookmark } from "./store.ts";

/** A bookmark of a question that has since left the bank is kept, and not shown. */
export function bindBookmarks(
  api: Api,
  deps: { db: Database; questions: readonly Question[] },
): void {
  const { db, questions } = deps;
  const ids = new Set(questions.map(({ id }) => id));

  api.on(listRoute, async (c) => {
    const marked = await listBookmarks(db, personOf(c).id);
    return c.json(
      marked.filter((id) => ids.has(id)),
      200,
    );
  });

  api.on(addRoute, async (c) => {
    const { id } = c.req.valid("param");
    if (!ids.has(id)) throw noQuestion();
    await addBookmark(db, personOf(c).id, id).catch(refuseOrphan);
    return noContent(c);
  });

  api.on(removeRoute, async (c) => {
    const { id } = c.req.valid("param");
    if (!ids.has(id)) throw noQuestion();
    await removeBookmark(db, personOf(c).id, id);
    return noContent(c);
  });
}
