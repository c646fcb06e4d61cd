import type { PractisedScores } from "coach/interview/weak-spots";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { below } from "../../../db/newest-first.ts";
import { interviewAnswers, interviewSessions, responses } from "../../../db/schema/practice.ts";
import type { Row } from "../store.ts";

const newestFirst = [desc(interviewSessions.createdAt), desc(interviewSessions.seq)] as const;

/** Scores of the answers in a person's completed sessions of the kind before this one, of the latest `limit` of them. */
export async function listEarlierScores(db: Database, session: Row, limit: number) {
  const { userId, kind, createdAt, seq } = session;
  const earlier = db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.userId, userId),
        eq(interviewSessions.kind, kind),
        eq(interviewSessions.status, "completed"),
        below(interviewSessions, { createdAt, seq }),
        sql`exists (select 1 from ${interviewAnswers} where ${interviewAnswers.sessionId} = ${interviewSessions.id} and ${isNotNull(interviewAnswers.overallScore)})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .as("earlier");
  return db
    .select({
      sessionId: interviewAnswers.sessionId,
      rubric: interviewAnswers.rubric,
      overallScore: interviewAnswers.overallScore,
    })
    .from(interviewAnswers)
    .innerJoin(earlier, eq(earlier.id, interviewAnswers.sessionId));
}

/** Ids of the questions in a person's last sessions, the latest first. */
export async function listAsked(db: Database, userId: string, limit: number): Promise<string[][]> {
  const rows = await db
    .select({ questions: interviewSessions.questions })
    .from(interviewSessions)
    .where(eq(interviewSessions.userId, userId))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ questions }) => questions.map(({ id }) => id));
}

/** A scored answer from anywhere, and the question it was given to. */
export type PractisedQuestion = { questionId: string; question: string } & Pick<
  PractisedScores,
  "overall" | "sections"
>;

/** Scores of a person's last `limit` written answers, and of as many given in interviews. */
export async function listPractised(
  db: Database,
  userId: string,
  limit: number,
): Promise<PractisedQuestion[]> {
  const written = await db
    .select({
      questionId: sql<string>`coalesce(${responses.bankQuestionId}, ${responses.questionId})`,
      question: responses.question,
      scores: responses.scores,
    })
    .from(responses)
    .where(eq(responses.userId, userId))
    .orderBy(desc(responses.createdAt), desc(responses.seq))
    .limit(limit);
  const spoken = await db
    .select({
      questionId: interviewAnswers.questionId,
      question: interviewAnswers.question,
      scores: interviewAnswers.scores,
    })
    .from(interviewAnswers)
    .where(eq(interviewAnswers.userId, userId))
    .orderBy(desc(interviewAnswers.answeredAt))
    .limit(limit);
  return [...written, ...spoken].flatMap(({ scores, ...asked }) =>
    scores ? [{ ...asked, overall: scores.overall, sections: scores.sections }] : [],
  );
}
