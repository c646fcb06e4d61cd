import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { isUuid } from "../accounts/own-id.ts";
import type { Database } from "../db/database.ts";
import { type ApiContext, personOf } from "../http/api.ts";
import { notFound, notYours, recruiterOfInterviewOnly } from "../http/problems.ts";
import { findInterview, findSecondEvaluator, type InterviewRow } from "./store.ts";

/** An interview, and which of its two the signed-in person is. Throws 404, and 403 for anybody else. */
export async function interviewOf(
  c: Pick<ApiContext, "get">,
  db: Database,
  id: string,
): Promise<{ row: InterviewRow; party: Party }> {
  const row = isUuid(id) ? await findInterview(db, id) : null;
  if (!row) throw notFound();
  const me = personOf(c).id;
  if (row.candidateId === me) return { row, party: "candidate" };
  if (row.recruiterId === me) return { row, party: "recruiter" };
  throw notYours();
}

/** An interview that the signed-in person may evaluate: as its recruiter, or invited as the second one. */
export async function interviewToEvaluate(
  c: Pick<ApiContext, "get">,
  db: Database,
  id: string,
): Promise<InterviewRow> {
  const row = isUuid(id) ? await findInterview(db, id) : null;
  if (!row) throw notFound();
  const me = personOf(c).id;
  if (row.recruiterId === me) return row;
  if (row.candidateId === me) throw recruiterOfInterviewOnly();
  if ((await findSecondEvaluator(db, row.id)) !== me) throw notYours();
  return row;
}

/**
 * An interview as one of its two may read it: a recruiter sees the candidate's own scores only once theirs are given, and
 * a candidate's stars only in the mean.
 */
export function writeInterview(row: InterviewRow, party: Party): MockInterview {
  const { seq: _, sequence: __, ratingStars, ratingComment, ...kept } = row;
  const isCandidate = party === "candidate";
  return {
    ...kept,
    selfScores: isCandidate || row.isEvaluated ? row.selfScores : null,
    rating: isCandidate && ratingStars ? { stars: ratingStars, comment: ratingComment } : null,
    scheduledAt: row.scheduledAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
