import { changePlan, getPlan, tickPlanTask } from "contract/plan.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { changeSettings, readSettings, setTick } from "./store.ts";

export function bindPlan(api: Api, { db }: { db: Database }): void {
  api.on(getPlan, async (c) => c.json(await readSettings(db, personOf(c).id), 200));

  api.on(changePlan, async (c) => {
    const change = Object.fromEntries(
      Object.entries(c.req.valid("json")).filter(([, value]) => value !== undefined),
    );
    return c.json(await changeSettings(db, personOf(c).id, change).catch(refuseOrphan), 200);
  });

  api.on(tickPlanTask, async (c) =>
    c.json(await setTick(db, personOf(c).id, c.req.valid("json")).catch(refuseOrphan), 200),
  );
}
