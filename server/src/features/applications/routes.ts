import { stageOfName } from "coach/plan/stage-of-name";
import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import { APPLICATIONS_MAX } from "contract/application-terms";
import type { AirlineStage, Application } from "contract/applications";
import {
  changeApplication,
  createApplication,
  deleteApplication as deleteRoute,
  listAirlineStages,
  listApplications as listRoute,
} from "contract/applications.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import {
  applicationChanged,
  notFound,
  notYours,
  tooManyApplications,
} from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import type { Random } from "../../random.ts";
import {
  deleteApplication,
  findApplication,
  insertApplication,
  insertSamples,
  listApplications,
  type Row,
  updateApplication,
} from "./store.ts";

const DAY_MS = 86_400_000;

function write({ seq: _, createdAt, updatedAt, ...kept }: Row): Application {
  return { ...kept, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** What a person's applications are in their export. */
export async function exportApplications(db: Database, userId: string): Promise<Application[]> {
  return (await listApplications(db, userId)).map(write);
}

/** An application of a demo account; its day counts from now. */
export type SampleApplication = Pick<Row, "airline" | "stage" | "notes"> & {
  inDays: number | null;
};

export function createSampleApplications({ clock, random }: { clock: Clock; random: Random }) {
  return async (tx: Database, userId: string, samples: readonly SampleApplication[]) => {
    const at = clock();
    const dayAfter = (days: number) =>
      new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const rows = samples.map(({ inDays, ...sample }) => ({
      ...{ ...sample, id: random.uuid(), userId, stageName: null, isSample: true },
      ...{ nextDate: inDays === null ? null : dayAfter(inDays), createdAt: at, updatedAt: at },
    }));
    await insertSamples(tx, rows);
  };
}

/** Stages of an airline of the guide, each as one of the usual ones; none of an airline that is not known. */
function stagesOf(airline: string): AirlineStage[] {
  const known = AIRLINES.find(({ airlineName }) => airlineName === airline);
  const stages = known && AIRLINE_REQUIREMENTS[known.id]?.selection.stages;
  if (!stages || stages === "unknown") return [];
  return stages.map((stage) => ({ ...stage, stage: stageOfName(stage.name) }));
}

export function bindApplications(
  api: Api,
  deps: { db: Database; clock: Clock; random: Random },
): void {
  const { db, clock, random } = deps;

  const own = async (c: Pick<ApiContext, "get">, id: string): Promise<Row> => {
    const row = isUuid(id) ? await findApplication(db, id) : null;
    if (!row) throw notFound();
    if (row.userId !== personOf(c).id) throw notYours();
    return row;
  };

  api.on(listAirlineStages, async (c) =>
    sendJson(c, JSON.stringify(stagesOf(c.req.valid("query").airline))),
  );

  api.on(listRoute, async (c) =>
    sendJson(c, JSON.stringify(await exportApplications(db, personOf(c).id))),
  );

  api.on(createApplication, async (c) => {
    const wanted = c.req.valid("json");
    const at = clock();
    const row = { ...wanted, notes: wanted.notes ?? "", userId: personOf(c).id };
    const stored = await insertApplication(db, {
      ...row,
      ...{ id: random.uuid(), createdAt: at, updatedAt: at },
    }).catch(refuseOrphan);
    if (!stored) throw tooManyApplications(APPLICATIONS_MAX);
    return c.json(write(stored), 201);
  });

  api.on(changeApplication, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    const changed = await updateApplication(db, row, c.req.valid("json"), clock());
    if (changed) return c.json(write(changed), 200);
    throw (await findApplication(db, row.id)) ? applicationChanged() : notFound();
  });

  api.on(deleteRoute, async (c) => {
    const row = await own(c, c.req.valid("param").id);
    await deleteApplication(db, row.userId, row.id);
    return noContent(c);
  });
}
