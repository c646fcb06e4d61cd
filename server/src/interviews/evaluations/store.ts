import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { evaluations, mockInterviews } from "../../db/schema/interviews.ts";

export type EvaluationRow = typeof evaluations.$inferSelect & {
  candidateName: string;
  recruiterName: string | null;
  interviewType: string;
};

const candidates = alias(users, "candidates");
const recruiters = alias(users, "recruiters");

/** Evaluations with the names of the two. */
export function selectEvaluations(db: Database) {
  return db
    .select({
      evaluation: evaluations,
      candidateName: candidates.name,
      recruiterName: recruiters.name,
      interviewType: mockInterviews.interviewType,
    })
    .from(evaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, evaluations.mockInterviewId))
    .innerJoin(candidates, eq(candidates.id, evaluations.candidateId))
    .leftJoin(recruiters, eq(recruiters.id, evaluations.recruiterId));
}

export const toEvaluationRow = ({
  evaluation,
  ...names
}: Awaited<ReturnType<typeof selectEvaluations>>[number]): EvaluationRow => ({
  ...evaluation,
  ...names,
});
