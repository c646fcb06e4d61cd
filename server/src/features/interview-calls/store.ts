import type { CallPresence, CallState, NewSignals } from "contract/interview-calls";
import type { Party } from "contract/mock-interview-terms";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { callPeers, callSignals } from "../../db/schema/calls.ts";
import type { InterviewRow } from "../../interviews/store.ts";

const ofParty = (interviewId: string, party: Party) =>
  and(eq(callPeers.interviewId, interviewId), eq(callPeers.party, party));

/**
 * Joins, or says that one is still there. False when the same person has joined from elsewhere since, or hung up: what was
 * said just before must not bring them back.
 */
export async function keepPeer(
  db: Database,
  interview: InterviewRow,
  party: Party,
  { peer, isJoining, now }: Pick<CallPresence, "peer" | "isJoining"> & { now: Date },
): Promise<boolean> {
  const row = { interviewId: interview.id, party, peer, seenAt: now };
  return db.transaction(async (tx) => {
    const [known] = await tx
      .update(callPeers)
      .set({ seenAt: now })
      .where(and(ofParty(interview.id, party), eq(callPeers.peer, peer)))
      .returning();
    if (known || !isJoining) return known !== undefined;
    await tx
      .insert(callPeers)
      .values(row)
      .onConflictDoUpdate({ target: [callPeers.interviewId, callPeers.party], set: row });
    await clearSignals(tx, interview);
    return true;
  });
}

/** Who is there on a side, if they have been heard of since. */
export async function findPeer(
  db: Database,
  interviewId: string,
  party: Party,
  since: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ peer: callPeers.peer })
    .from(callPeers)
    .where(and(ofParty(interviewId, party), gt(callPeers.seenAt, since)));
  return row?.peer ?? null;
}

/** What was sent to a tab, in its order. */
export async function listSignals(
  db: Database,
  interviewId: string,
  { peer, after }: Pick<CallPresence, "peer" | "after">,
): Promise<CallState["signals"]> {
  return db
    .select({ seq: callSignals.seq, from: callSignals.fromPeer, signal: callSignals.signal })
    .from(callSignals)
    .where(
      and(
        eq(callSignals.interviewId, interviewId),
        eq(callSignals.toPeer, peer),
        gt(callSignals.seq, after),
      ),
    )
    .orderBy(asc(callSignals.seq));
}

export async function addSignals(
  db: Database,
  interview: InterviewRow,
  party: Party,
  { from, to, signals }: NewSignals,
  sentAt: Date,
): Promise<void> {
  const userId = party === "candidate" ? interview.recruiterId : interview.candidateId;
  await db.transaction(async (tx) => {
    const row = { interviewId: interview.id, fromPeer: from, toPeer: to, sentAt };
    await tx.insert(callSignals).values(signals.map((signal) => ({ ...row, signal })));
    if (userId) await announce(tx, { userId, keys: ["interview-calls"] });
  });
}

export async function removePeer(
  db: Database,
  interview: InterviewRow,
  party: Party,
  peer: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [left] = await tx
      .delete(callPeers)
      .where(and(ofParty(interview.id, party), eq(callPeers.peer, peer)))
      .returning();
    if (left) await clearSignals(tx, interview);
  });
}

/** Who comes or goes makes what was sent worthless; both are told. */
async function clearSignals(tx: Database, { id, candidateId, recruiterId }: InterviewRow) {
  await tx.delete(callSignals).where(eq(callSignals.interviewId, id));
  for (const userId of [candidateId, recruiterId])
    if (userId) await announce(tx, { userId, keys: ["interview-calls"] });
}

/** What was left behind by tabs that went without a word. */
export async function dropOldCalls(db: Database, before: Date): Promise<void> {
  await db.delete(callSignals).where(lt(callSignals.sentAt, before));
  await db.delete(callPeers).where(lt(callPeers.seenAt, before));
}
