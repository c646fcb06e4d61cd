import { callWindow } from "coach/scheduling/call-window";
import { CALL_GONE_AFTER_SECONDS, CALL_OPENS_BEFORE_MINUTES } from "contract/interview-call-terms";
import { getCall, leaveCall, putCallPresence, sendSignals } from "contract/interview-calls.routes";
import type { Party } from "contract/mock-interview-terms";
import { type Clock, SECOND_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Api, ApiContext } from "../../http/api.ts";
import { callEarly, callElsewhere, callOver } from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import { interviewOf, writeInterview } from "../../interviews/parties.ts";
import { type IceConfiguration, iceServersFor } from "./ice-servers.ts";
import { addSignals, findPeer, keepPeer, listSignals, removePeer } from "./store.ts";

const OTHER: Record<Party, Party> = { candidate: "recruiter", recruiter: "candidate" };

/** Brings the browsers of the two together. Sound and picture go from one to the other and never through here. */
export function bindInterviewCalls(
  api: Api,
  { db, clock, ice }: { db: Database; clock: Clock; ice: IceConfiguration },
): void {
  const present = (interviewId: string, party: Party) =>
    findPeer(
      db,
      interviewId,
      party,
      new Date(clock().getTime() - CALL_GONE_AFTER_SECONDS * SECOND_MS),
    );

  /** The interview, while its two can speak live. */
  const openCallOf = async (c: Pick<ApiContext, "get">, id: string) => {
    const found = await interviewOf(c, db, id);
    const window = callWindow(writeInterview(found.row, found.party), clock());
    if (window === "early") throw callEarly(CALL_OPENS_BEFORE_MINUTES);
    if (window === "over") throw callOver();
    return found;
  };

  api.on(getCall, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    const isOtherThere = (await present(row.id, OTHER[party])) !== null;
    return c.json({ isOtherThere, iceServers: iceServersFor(ice, row.id, clock()) }, 200);
  });

  api.on(putCallPresence, async (c) => {
    const { row, party } = await openCallOf(c, c.req.valid("param").id);
    const presence = c.req.valid("json");
    const isCurrent = await keepPeer(db, row, party, { ...presence, now: clock() });
    if (!isCurrent) return c.json({ isCurrent, other: null, signals: [] }, 200);
    const other = await present(row.id, OTHER[party]);
    return c.json({ isCurrent, other, signals: await listSignals(db, row.id, presence) }, 200);
  });

  api.on(sendSignals, async (c) => {
    const { row, party } = await openCallOf(c, c.req.valid("param").id);
    const sent = c.req.valid("json");
    if ((await present(row.id, party)) !== sent.from) throw callElsewhere();
    if ((await present(row.id, OTHER[party])) === sent.to)
      await addSignals(db, row, party, sent, clock());
    return noContent(c);
  });

  api.on(leaveCall, async (c) => {
    const { row, party } = await interviewOf(c, db, c.req.valid("param").id);
    await removePeer(db, row, party, c.req.valid("query").peer);
    return noContent(c);
  });
}
