import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { DeliveryScores } from "../../../db/delivery-scores.ts";
import { deliverySessions, interviewAnswers } from "../../../db/schema/practice.ts";

/** A stored answer; the analysis is left as JSON text, for it is mostly sent as it is. */
export type AnswerRow = Omit<
  typeof interviewAnswers.$inferSelect,
  "userId" | "scores" | "analysis"
> & {
  analysisText: string | null;
  delivery: { id: string; overallScore: number | null; scores: DeliveryScores } | null;
};

const answerColumns = {
  sessionId: interviewAnswers.sessionId,
  position: interviewAnswers.position,
  questionId: interviewAnswers.questionId,
  question: interviewAnswers.question,
  bankQuestionId: interviewAnswers.bankQuestionId,
  answer: interviewAnswers.answer,
  mode: interviewAnswers.mode,
  seconds: interviewAnswers.seconds,
  followUp: interviewAnswers.followUp,
  spokenFeedback: interviewAnswers.spokenFeedback,
  shortFeedback: interviewAnswers.shortFeedback,
  emotions: interviewAnswers.emotions,
  analysisLanguage: interviewAnswers.analysisLanguage,
  analysisText: sql<string | null>`${interviewAnswers.analysis}::text`,
  sections: interviewAnswers.sections,
  rubric: interviewAnswers.rubric,
  overallScore: interviewAnswers.overallScore,
  deliverySessionId: interviewAnswers.deliverySessionId,
  answeredAt: interviewAnswers.answeredAt,
  delivery: {
    id: deliverySessions.id,
    overallScore: deliverySessions.overallScore,
    scores: deliverySessions.scores,
  },
};

/** The answers of these sessions, in the order of the questions. */
export async function listAnswers(
  db: Database,
  sessionIds: readonly string[],
): Promise<AnswerRow[]> {
  return selectAnswers(db, inArray(interviewAnswers.sessionId, [...sessionIds]));
}

export async function findAnswer(
  db: Database,
  sessionId: string,
  position: number,
): Promise<AnswerRow | null> {
  const { sessionId: ofSession, position: at } = interviewAnswers;
  const [row] = await selectAnswers(db, and(eq(ofSession, sessionId), eq(at, position)));
  return row ?? null;
}

function selectAnswers(db: Database, which: SQL | undefined): Promise<AnswerRow[]> {
  return db
    .select(answerColumns)
    .from(interviewAnswers)
    .leftJoin(deliverySessions, eq(deliverySessions.id, interviewAnswers.deliverySessionId))
    .where(which)
    .orderBy(asc(interviewAnswers.sessionId), asc(interviewAnswers.position));
}

/** Whose session of delivery this is, kept from being deleted until the end of the transaction; null when it has gone. */
export async function ownerOfDelivery(tx: Database, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: deliverySessions.userId })
    .from(deliverySessions)
    .where(eq(deliverySessions.id, id))
    .for("key share");
  return row?.userId ?? null;
}
