import type { InterviewTurn } from "contract/mock-interviews";
import { announce } from "../db/changes.ts";
import type { Database } from "../db/database.ts";
import type { Tell } from "../notices/notices.ts";
import { noticeOfInterview, otherParty } from "../notices/of-interview.ts";
import { callOff, deleteDesksOf, findInterview, lockOpenOf } from "./store.ts";

/**
 * What becomes of somebody's interviews when their account goes, in the transaction that removes it. Those they still had to
 * hold as recruiter are cancelled; what they held stays with its candidates, as do the evaluations, without the recruiter's
 * name; their notes go. Those of a candidate go with everything said of them; their recruiters' lists are told.
 */
export async function leaveInterviews(
  tx: Database,
  userId: string,
  { now, tell }: { now: Date; tell: Tell },
): Promise<void> {
  const open = await lockOpenOf(tx, userId);
  const turn: InterviewTurn = {
    ...{ kind: "cancelled", by: "recruiter", reason: "" },
    ...{ at: now.toISOString(), from: null },
  };
  for (const row of open) if (row.recruiterId === userId) await callOff(tx, row, turn);
  await deleteDesksOf(tx, userId);
  for (const { id, recruiterId } of open) {
    const row = await findInterview(tx, id);
    const other = otherParty(recruiterId === userId ? "recruiter" : "candidate");
    if (row)
      await tell(
        tx,
        noticeOfInterview(row, other, (facts) => ({ kind: "cancelled", ...facts, reason: "" })),
      );
  }
  const others = new Set(open.flatMap((row) => [row.candidateId, row.recruiterId]));
  for (const other of others)
    if (other && other !== userId)
      await announce(tx, {
        userId: other,
        keys: ["mock-interviews", "recruiters", "interview-rooms"],
      });
}
