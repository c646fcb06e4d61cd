import {
  getProgress,
  listPracticedQuestions as listQuestionsRoute,
  listWork as listWorkRoute,
  setSkillTarget,
} from "contract/progress.routes";
import { ownId } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { sendJson } from "../../http/send.ts";
import { progressOf } from "./model.ts";
import {
  listDeliveries,
  listPractice,
  listPracticedQuestions,
  listTargets,
  listWork,
  setTarget,
} from "./store.ts";
import { workByDay, workSince } from "./work.ts";

export function bindProgress(api: Api, deps: { db: Database; clock: Clock }): void {
  const { db, clock } = deps;

  api.on(getProgress, async (c) => {
    const { userId, timezone } = c.req.valid("query");
    const id = await ownId(c, db, userId);
    const [practice, deliveries, targets] = await Promise.all([
      listPractice(db, id),
      listDeliveries(db, id),
      listTargets(db, id),
    ]);
    const zone = timezone ?? personOf(c).timezone ?? "UTC";
    const progress = progressOf({ practice, deliveries, targets }, clock(), zone);
    return c.json(progress, 200);
  });

  api.on(listQuestionsRoute, async (c) => {
    const id = await ownId(c, db, c.req.valid("query").userId);
    return sendJson(c, JSON.stringify(await listPracticedQuestions(db, id)));
  });

  api.on(listWorkRoute, async (c) => {
    const { id, timezone } = personOf(c);
    const work = await listWork(db, id, workSince(clock()));
    return c.json(workByDay(work, c.req.valid("query").timezone ?? timezone ?? "UTC"), 200);
  });

  api.on(setSkillTarget, async (c) => {
    const target = c.req.valid("json");
    await setTarget(db, personOf(c).id, target);
    return c.json(target, 200);
  });
}
