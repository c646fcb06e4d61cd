import type { AirlineWork } from "coach/badges/airline-badges";
import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import {
  interviewAnswers,
  interviewSessions,
  responses,
  stories,
} from "../../db/schema/practice.ts";
import { airlineQuizzes } from "../../db/schema/study.ts";

export type NewRow = typeof airlineQuizzes.$inferInsert;
export type Row = typeof airlineQuizzes.$inferSelect;

/** Keeps a quiz; one with the same questions that is there already stays as it is, and is given back. */
export async function insertQuiz(db: Database, row: NewRow): Promise<Row> {
  return db.transaction(async (tx) => {
    const [stored] = await tx.insert(airlineQuizzes).values(row).onConflictDoNothing().returning();
    if (stored) {
      await announce(tx, { userId: row.userId, keys: ["airline-training"] });
      return stored;
    }
    const [first] = await tx
      .select()
      .from(airlineQuizzes)
      .where(
        and(
          eq(airlineQuizzes.userId, row.userId),
          eq(airlineQuizzes.seed, row.seed),
          sql`${airlineQuizzes.airline} is not distinct from ${row.airline ?? null}`,
        ),
      );
    if (!first) throw new Error("A quiz was neither stored nor there");
    return first;
  });
}

/** A person's quizzes, newest first. */
export async function listQuizzes(db: Database, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(airlineQuizzes)
    .where(eq(airlineQuizzes.userId, userId))
    .orderBy(desc(airlineQuizzes.createdAt), desc(airlineQuizzes.seq));
}

/** All of a person's work that a badge may be earned by. */
export async function readWork(db: Database, userId: string): Promise<AirlineWork> {
  const overall = (scores: typeof responses.scores | typeof interviewAnswers.scores) =>
    sql<number | null>`(${scores} ->> 'overall')::int`;
  const [stored, spoken, quizzes, interviews, kept] = await Promise.all([
    db
      .select({ bankQuestionId: responses.bankQuestionId, overall: overall(responses.scores) })
      .from(responses)
      .where(and(eq(responses.userId, userId), isNotNull(responses.bankQuestionId))),
    db
      .select({
        bankQuestionId: interviewAnswers.bankQuestionId,
        overall: overall(interviewAnswers.scores),
      })
      .from(interviewAnswers)
      .where(and(eq(interviewAnswers.userId, userId), isNotNull(interviewAnswers.bankQuestionId))),
    db
      .select({ airline: airlineQuizzes.airline, correct: airlineQuizzes.correct })
      .from(airlineQuizzes)
      .where(and(eq(airlineQuizzes.userId, userId), isNotNull(airlineQuizzes.airline))),
    db
      .select({ recruiterId: interviewSessions.recruiterId, answered: count() })
      .from(interviewSessions)
      .innerJoin(interviewAnswers, eq(interviewAnswers.sessionId, interviewSessions.id))
      .where(
        and(
          eq(interviewSessions.userId, userId),
          eq(interviewSessions.status, "completed"),
          isNotNull(interviewAnswers.answer),
        ),
      )
      .groupBy(interviewSessions.id),
    db.select({ values: stories.airlineValues }).from(stories).where(eq(stories.userId, userId)),
  ]);
  return {
    answers: [...stored, ...spoken].flatMap(({ bankQuestionId, overall: score }) =>
      bankQuestionId ? [{ bankQuestionId, overall: score }] : [],
    ),
    quizzes: quizzes.flatMap(({ airline, correct }) => (airline ? [{ airline, correct }] : [])),
    interviews,
    storyValues: kept.flatMap(({ values }) => values),
  };
}
