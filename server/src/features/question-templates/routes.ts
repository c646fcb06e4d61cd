import { QUESTION_TEMPLATES_MAX } from "contract/interview-room-terms";
import {
  createQuestionTemplate,
  deleteQuestionTemplate,
  listQuestionTemplates,
} from "contract/question-templates.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { notFound, tooManyTemplates } from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import type { Random } from "../../random.ts";
import { deleteTemplate, insertTemplate, listTemplates } from "./store.ts";

export function bindQuestionTemplates(
  api: Api,
  { db, random }: { db: Database; random: Random },
): void {
  api.on(listQuestionTemplates, async (c) => c.json(await listTemplates(db, personOf(c).id), 200));

  api.on(createQuestionTemplate, async (c) => {
    const template = { ...c.req.valid("json"), id: random.uuid() };
    const isKept = await insertTemplate(db, personOf(c).id, template).catch(refuseOrphan);
    if (!isKept) throw tooManyTemplates(QUESTION_TEMPLATES_MAX);
    return c.json(template, 201);
  });

  api.on(deleteQuestionTemplate, async (c) => {
    const { id } = c.req.valid("param");
    const isGone = isUuid(id) && (await deleteTemplate(db, personOf(c).id, id));
    if (!isGone) throw notFound();
    return noContent(c);
  });
}
