import { gradeWork } from "coach/preparation/grade-work";
import {
  completePreparation,
  listPreparations as listRoute,
  restartPreparation,
} from "contract/preparation.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { invalidFields } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import { deletePreparations, listPreparations, putPreparation } from "./store.ts";

/** Where the answers stand in each kind of work. */
const ANSWERS = {
  cultural: "choices",
  questions: "answers",
  nonverbal: "choices",
  timing: "plan",
} as const;

/** Smart Prep: everybody has their own. What is graded here is what the screen shows: both use the coach's rules. */
export function bindPreparation(api: Api, { db, clock }: { db: Database; clock: Clock }): void {
  api.on(listRoute, async (c) =>
    sendJson(c, JSON.stringify(await listPreparations(db, personOf(c).id))),
  );

  api.on(completePreparation, async (c) => {
    const { region } = c.req.valid("param");
    const work = c.req.valid("json");
    const completedAt = clock();
    const grade = gradeWork(region, work, completedAt);
    if (grade === "incomplete")
      throw invalidFields([{ path: ANSWERS[work.module], key: "field-unanswered" }]);
    if (grade === "over")
      throw invalidFields([{ path: "plan.interviewAt", key: "field-moment-over" }]);
    const { module } = work;
    const completed = { region, module, score: grade.score, work, completedAt };
    return c.json(await putPreparation(db, personOf(c).id, completed).catch(refuseOrphan), 200);
  });

  api.on(restartPreparation, async (c) => {
    await deletePreparations(db, personOf(c).id, c.req.valid("param").region);
    return noContent(c);
  });
}
