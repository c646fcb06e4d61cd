import { createEvaluation, listEvaluations, openEvaluation } from "contract/evaluations.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { isUuid, ownId } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { pageLinks } from "../../http/page-links.ts";
import {
  candidateOfInterviewOnly,
  evaluatedAlready,
  invalidFields,
  notFound,
  notOverYet,
  notYours,
} from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { writeEvaluation } from "../../interviews/evaluations/write.ts";
import { interviewToEvaluate } from "../../interviews/parties.ts";
import type { Tell } from "../../notices/notices.ts";
import { noticeOfInterview } from "../../notices/of-interview.ts";
import type { Random } from "../../random.ts";
import { findEvaluation, insertEvaluation, listEvaluationsOf, markOpened } from "./store.ts";

const EVERY = { limit: 100_000, after: null };

/** What a person's evaluations are in their export: those that they gave and those that they were given. */
export async function exportEvaluations(db: Database, userId: string) {
  const [given, received] = await Promise.all(
    (["recruiterId", "candidateId"] as const).map((by) =>
      listEvaluationsOf(db, { by, personId: userId }, EVERY),
    ),
  );
  return { given: given?.map(writeEvaluation), received: received?.map(writeEvaluation) };
}

export function bindEvaluations(
  api: Api,
  deps: { db: Database; clock: Clock; random: Random; tell: Tell },
): void {
  const { db, clock, random, tell } = deps;

  api.on(createEvaluation, async (c) => {
    const { recruiterId: asked, ...sent } = c.req.valid("json");
    const recruiterId = await ownId(c, db, asked);
    const interview = await interviewToEvaluate(c, db, sent.mockInterviewId);
    if (sent.candidateId !== interview.candidateId)
      throw invalidFields([{ path: "candidateId", key: "field-other-candidate" }]);
    if (interview.status !== "completed") throw notOverYet();
    const row = { ...sent, id: random.uuid(), recruiterId, createdAt: clock() };
    const by = { ...interview, recruiterName: personOf(c).name };
    const told = noticeOfInterview(by, "candidate", (facts) => ({
      ...{ kind: "evaluated", ...facts, evaluationId: row.id },
    }));
    const isStored = await insertEvaluation(db, row, (tx) => tell(tx, told)).catch(refuseOrphan);
    if (!isStored) throw evaluatedAlready();
    const stored = await findEvaluation(db, row.id);
    if (!stored) throw notFound();
    return c.json(writeEvaluation(stored), 201);
  });

  api.on(listEvaluations, async (c) => {
    const { recruiterId, candidateId, limit, cursor } = c.req.valid("query");
    const by = candidateId === undefined ? "recruiterId" : "candidateId";
    const personId = await ownId(c, db, candidateId ?? recruiterId);
    const after = readCursor(cursor);
    // One more than asked for tells whether there is a next page.
    const rows = await listEvaluationsOf(db, { by, personId }, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = rows.length > limit && last ? { next: writeCursor(last) } : {};
    const links = pageLinks(c.req.url, more, "cursor");
    return sendJson(c, JSON.stringify(page.map(writeEvaluation)), 200, {
      ...(links && { Link: links }),
    });
  });

  api.on(openEvaluation, async (c) => {
    const { id } = c.req.valid("param");
    const row = isUuid(id) ? await findEvaluation(db, id) : null;
    if (!row) throw notFound();
    const me = personOf(c).id;
    if (row.candidateId !== me)
      throw row.recruiterId === me ? candidateOfInterviewOnly() : notYours();
    const at = clock();
    if (!row.openedAt) await markOpened(db, row, at);
    return c.json(writeEvaluation({ ...row, openedAt: row.openedAt ?? at }), 200);
  });
}
