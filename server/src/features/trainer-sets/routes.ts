import {
  answerTrainerSet,
  changeTrainerSet,
  createTrainerSet,
  deleteTrainerSet,
  getTrainerSet,
  listTrainerSets,
  practiseTrainerSet,
} from "contract/trainer-sets.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { noContent } from "../../http/send.ts";
import type { TrainerSets } from "./service.ts";
import { listSets } from "./store.ts";

export function bindTrainerSets(api: Api, { db, sets }: { db: Database; sets: TrainerSets }): void {
  api.on(listTrainerSets, async (c) => c.json(await listSets(db, personOf(c).id), 200));

  api.on(createTrainerSet, async (c) =>
    c.json(await sets.create(personOf(c), c.req.valid("json")).catch(refuseOrphan), 201),
  );

  api.on(getTrainerSet, async (c) =>
    c.json(await sets.read(personOf(c), c.req.valid("param").id), 200),
  );

  api.on(changeTrainerSet, async (c) =>
    c.json(await sets.change(personOf(c), c.req.valid("param").id, c.req.valid("json")), 200),
  );

  api.on(deleteTrainerSet, async (c) => {
    await sets.remove(personOf(c), c.req.valid("param").id);
    return noContent(c);
  });

  api.on(practiseTrainerSet, async (c) =>
    c.json(await sets.practise(personOf(c), c.req.valid("param").id), 200),
  );

  api.on(answerTrainerSet, async (c) => {
    const { id } = c.req.valid("param");
    const stored = await sets.answer(personOf(c), id, c.req.valid("json")).catch(refuseOrphan);
    return c.json({ stored }, 200);
  });
}
