import type { InterviewRoom } from "contract/interview-rooms";
import { getInterviewRoom, listSuggestions, putRoomDesk } from "contract/interview-rooms.routes";
import type { Party } from "contract/mock-interview-terms";
import type { Database } from "../../db/database.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { deskChanged, recruiterOfInterviewOnly } from "../../http/problems.ts";
import { interviewOf, writeInterview } from "../../interviews/parties.ts";
import type { InterviewRow } from "../../interviews/store.ts";
import { findRoom, writeDesk } from "./store.ts";
import { suggestionsFor } from "./suggestions.ts";

const EMPTY_DESK = { notes: "", asked: [], shown: null, version: 0 };

export function bindInterviewRooms(api: Api, { db }: { db: Database }): void {
  const write = (
    row: InterviewRow,
    party: Party,
    room: Awaited<ReturnType<typeof findRoom>>,
  ): InterviewRoom => {
    const { interviewId: _, ...desk } = room ?? { interviewId: row.id, ...EMPTY_DESK };
    return {
      interview: writeInterview(row, party),
      shown: desk.shown,
      desk: party === "recruiter" ? desk : null,
    };
  };

  api.on(getInterviewRoom, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    return c.json(write(row, party, await findRoom(db, row.id)), 200);
  });

  api.on(putRoomDesk, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    if (party !== "recruiter") throw recruiterOfInterviewOnly();
    const written = await writeDesk(db, row, c.req.valid("json"));
    if (!written) throw deskChanged();
    return c.json(write(row, party, written), 200);
  });

  api.on(listSuggestions, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    if (party !== "recruiter") throw recruiterOfInterviewOnly();
    return c.json(suggestionsFor(row, languageOf(c.req)), 200);
  });
}
