import { walked } from "coach/scenarios/walk";
import { SCENARIOS } from "content/scenarios/scenarios";
import { SCENARIO_WALKS_MAX } from "contract/scenario-terms";
import { addScenarioWalk } from "contract/scenario-walks.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { invalidFields, tooManyWalks } from "../../http/problems.ts";
import { insertWalk } from "./store.ts";

/** Scenarios that were played to an ending: everybody hands in their own, and the server walks it again. */
export function bindScenarioWalks(api: Api, { db, clock }: { db: Database; clock: Clock }): void {
  api.on(addScenarioWalk, async (c) => {
    const { id, scenario, choices, walkedAt } = c.req.valid("json");
    const story = await SCENARIOS.find((one) => one.id === scenario)?.load();
    const walk = story && walked(story, choices);
    if (!walk?.ending || walk.decisions.length !== choices.length)
      throw invalidFields([{ path: "choices", key: "field-walk-unfinished" }]);
    const { id: ending, grade } = walk.ending;
    const at = new Date(Math.min(Date.parse(walkedAt), clock().getTime()));
    const row = { id, scenario, ending, grade, walkedAt: at };
    const kept = await insertWalk(db, personOf(c).id, row).catch(refuseOrphan);
    if (kept === "is-full") throw tooManyWalks(SCENARIO_WALKS_MAX);
    return c.json(kept, 201);
  });
}
