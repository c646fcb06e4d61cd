import {
  bookMockInterview,
  changeMockInterview,
  getInterviewCalendar,
  getMockInterview,
  listMockInterviews,
  moveMockInterview,
  putSelfScores,
  rateMockInterview,
  tellLate,
} from "contract/mock-interviews.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { ownId } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { languageOf } from "../../http/language.ts";
import { pageLinks } from "../../http/page-links.ts";
import {
  candidateOfInterviewOnly,
  notLateNow,
  notOverYet,
  openedAlready,
} from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { interviewCalendar } from "../../interviews/calendar.ts";
import { interviewOf, writeInterview } from "../../interviews/parties.ts";
import { canBeLate } from "./model.ts";
import type { MockInterviews } from "./service.ts";
import { isOpened, listAllOf, listInterviews } from "./store.ts";

/** What a person's interviews are in their export, on whichever side of the table they sat. */
export async function exportMockInterviews(db: Database, userId: string) {
  const rows = await listAllOf(db, userId);
  return rows.map((row) =>
    writeInterview(row, row.candidateId === userId ? "candidate" : "recruiter"),
  );
}

export function bindMockInterviews(
  api: Api,
  deps: { db: Database; clock: Clock; interviews: MockInterviews },
): void {
  const { db, clock, interviews } = deps;

  /** An interview that is over, for its candidate. */
  const heldOf = async (c: Pick<ApiContext, "get">, id: string) => {
    const { row, party } = await interviewOf(c, db, id);
    if (party !== "candidate") throw candidateOfInterviewOnly();
    if (row.status !== "completed") throw notOverYet();
    return row;
  };

  api.on(bookMockInterview, async (c) => {
    const row = await interviews.book(personOf(c), c.req.valid("json")).catch(refuseOrphan);
    return c.json(writeInterview(row, "candidate"), 201);
  });

  api.on(listMockInterviews, async (c) => {
    const { recruiterId, candidateId, view, limit, cursor } = c.req.valid("query");
    const by = candidateId === undefined ? "recruiterId" : "candidateId";
    const personId = await ownId(c, db, candidateId ?? recruiterId);
    const after = readCursor(cursor);
    // One more than asked for tells whether there is a next page.
    const rows = await listInterviews(db, { by, personId, view }, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = last && writeCursor({ createdAt: last.scheduledAt, seq: last.seq });
    const links = pageLinks(c.req.url, rows.length > limit && next ? { next } : {}, "cursor");
    const party = by === "candidateId" ? "candidate" : "recruiter";
    const body = JSON.stringify(page.map((row) => writeInterview(row, party)));
    return sendJson(c, body, 200, { ...(links && { Link: links }) });
  });

  api.on(getMockInterview, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    return c.json(writeInterview(row, party), 200);
  });

  api.on(changeMockInterview, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    return c.json(
      writeInterview(await interviews.step(row, party, c.req.valid("json")), party),
      200,
    );
  });

  api.on(moveMockInterview, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    return c.json(
      writeInterview(await interviews.move(row, party, c.req.valid("json")), party),
      200,
    );
  });

  api.on(tellLate, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    if (!canBeLate(row, clock())) throw notLateNow();
    const { minutes } = c.req.valid("json");
    return c.json(writeInterview(await interviews.tellLate(row, party, minutes), party), 200);
  });

  api.on(rateMockInterview, async (c) => {
    const row = await heldOf(c, c.req.valid("param").id);
    const { stars, comment } = c.req.valid("json");
    const rated = await interviews.note(row, { ratingStars: stars, ratingComment: comment });
    return c.json(writeInterview(rated, "candidate"), 200);
  });

  api.on(putSelfScores, async (c) => {
    const row = await heldOf(c, c.req.valid("param").id);
    if (await isOpened(db, row.id)) throw openedAlready();
    const scored = await interviews.note(row, { selfScores: c.req.valid("json") });
    return c.json(writeInterview(scored, "candidate"), 200);
  });

  api.on(getInterviewCalendar, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    return c.body(interviewCalendar(row, party, languageOf(c.req), clock()), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="interview.ics"',
    }) as never;
  });
}
