import type { ChatPerson } from "coach/chat/thread";
import type { QuestionKind } from "contract/questions";
import type { StarAnalysis } from "contract/star-analysis";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { documents } from "../../../db/schema/coach.ts";
import { interviewAnswers, responses, stories } from "../../../db/schema/practice.ts";

/** The coach speaks of the latest answers; nobody remembers more. */
const LATEST_ANSWERS = 100;

/** An answer with its advice, still in the language that it was written in. */
export type StoredAnswer = Omit<ChatPerson["answers"][number], "improvements"> & {
  improvements: StarAnalysis["improvements"];
  language: string;
};

/** A person's latest answers, newest first, without the receipts behind their figures. */
export async function listAnswers(db: Database, userId: string): Promise<StoredAnswer[]> {
  const rows = await db
    .select({
      id: responses.id,
      question: responses.question,
      category: responses.category,
      kind: responses.kind,
      situation: responses.situation,
      task: responses.task,
      action: responses.action,
      result: responses.result,
      scores: responses.scores,
      improvements: responses.improvements,
      language: responses.analysisLanguage,
      createdAt: responses.createdAt,
    })
    .from(responses)
    .where(eq(responses.userId, userId))
    .orderBy(desc(responses.createdAt), desc(responses.seq))
    .limit(LATEST_ANSWERS);
  return rows.map(({ situation, task, action, result, scores, createdAt, ...row }) => ({
    ...row,
    kind: row.kind as QuestionKind,
    answer: { situation, task, action, result },
    score: scores.overall,
    sections: scores.sections,
    improvements: row.improvements ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

/** As many as the longest interview has. */
const LATEST_INTERVIEW_ANSWERS = 10;

/** What was said in a person's last interviews, newest first; without words there is nothing to speak of. */
export async function listInterviewAnswers(
  db: Database,
  userId: string,
): Promise<(Omit<StoredAnswer, "category"> & { questionId: string })[]> {
  const rows = await db
    .select({
      sessionId: interviewAnswers.sessionId,
      position: interviewAnswers.position,
      questionId: interviewAnswers.questionId,
      question: interviewAnswers.question,
      kind: sql<QuestionKind>`${interviewAnswers.analysis} ->> 'kind'`,
      answer: interviewAnswers.sections,
      scores: interviewAnswers.scores,
      improvements: sql<
        StarAnalysis["improvements"]
      >`${interviewAnswers.analysis} -> 'improvements'`,
      language: interviewAnswers.analysisLanguage,
      createdAt: interviewAnswers.answeredAt,
    })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.userId, userId), isNotNull(interviewAnswers.scores)))
    .orderBy(desc(interviewAnswers.answeredAt))
    .limit(LATEST_INTERVIEW_ANSWERS);
  return rows.flatMap(({ sessionId, position, answer, scores, createdAt, ...row }) =>
    answer && scores
      ? {
          ...{ ...row, answer, score: scores.overall, sections: scores.sections },
          id: `${sessionId}/${position}`,
          createdAt: createdAt.toISOString(),
        }
      : [],
  );
}

export async function listStories(db: Database, userId: string): Promise<ChatPerson["stories"]> {
  return db
    .select({ title: stories.title, competencies: stories.competencies })
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt), desc(stories.seq));
}

/** Text of what the person gave to read, newest first. */
export async function listDocuments(
  db: Database,
  userId: string,
): Promise<ChatPerson["documents"]> {
  return db
    .select({ name: documents.name, text: documents.text })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), desc(documents.seq));
}
