import type { PracticedQuestion, SkillTarget } from "contract/progress";
import { and, asc, count, desc, eq, isNotNull, max } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import type { DeliveryScores } from "../../db/delivery-scores.ts";
import type { ResponseScores } from "../../db/response-scores.ts";
import { deliverySessions, responses, skillTargets } from "../../db/schema.ts";

/** One practised answer, as far as progress is concerned. */
export type Practice = {
  responseId: string;
  at: Date;
  seconds: number;
  question: string;
  bankQuestionId: string | null;
  scores: ResponseScores;
};

/** A person's practice, oldest first. */
export async function listPractice(db: Database, userId: string): Promise<Practice[]> {
  return db
    .select({
      responseId: responses.id,
      at: responses.createdAt,
      seconds: responses.timeSpentSeconds,
      question: responses.question,
      bankQuestionId: responses.bankQuestionId,
      scores: responses.scores,
    })
    .from(responses)
    .where(eq(responses.userId, userId))
    .orderBy(asc(responses.createdAt), asc(responses.seq));
}

/** How one answer was given, on sound or video, as far as progress is concerned. */
export type Delivery = {
  at: Date;
  seconds: number;
  question: string;
  /** Whether the answer itself is among the practice. */
  isOfAnswer: boolean;
  overall: number | null;
  scores: DeliveryScores;
};

/** How a person's answers were given, oldest first. */
export async function listDeliveries(db: Database, userId: string): Promise<Delivery[]> {
  const rows = await db
    .select({
      at: deliverySessions.createdAt,
      seconds: deliverySessions.durationSeconds,
      question: deliverySessions.question,
      responseId: deliverySessions.responseId,
      overall: deliverySessions.overallScore,
      scores: deliverySessions.scores,
    })
    .from(deliverySessions)
    .where(eq(deliverySessions.userId, userId))
    .orderBy(asc(deliverySessions.createdAt), asc(deliverySessions.seq));
  return rows.map(({ responseId, seconds, ...row }) => ({
    ...row,
    seconds: Math.round(seconds),
    isOfAnswer: responseId !== null,
  }));
}

/** How often and when last each question of the bank was answered, the latest first. */
export async function listPracticedQuestions(
  db: Database,
  userId: string,
): Promise<PracticedQuestion[]> {
  const latest = max(responses.createdAt);
  const rows = await db
    .select({ bankQuestionId: responses.bankQuestionId, practiceCount: count(), latest })
    .from(responses)
    .where(and(eq(responses.userId, userId), isNotNull(responses.bankQuestionId)))
    .groupBy(responses.bankQuestionId)
    .orderBy(desc(latest), asc(responses.bankQuestionId));
  return rows.flatMap(({ bankQuestionId, practiceCount, latest: at }) =>
    bankQuestionId && at
      ? [{ bankQuestionId, practiceCount, lastPracticed: at.toISOString() }]
      : [],
  );
}

export async function listTargets(db: Database, userId: string): Promise<SkillTarget[]> {
  const rows = await db
    .select({ skill: skillTargets.skill, targetLevel: skillTargets.targetLevel })
    .from(skillTargets)
    .where(eq(skillTargets.userId, userId));
  return rows as SkillTarget[];
}

export async function setTarget(db: Database, userId: string, target: SkillTarget): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(skillTargets)
      .values({ userId, ...target })
      .onConflictDoUpdate({
        target: [skillTargets.userId, skillTargets.skill],
        set: { targetLevel: target.targetLevel },
      });
    await announce(tx, { userId, keys: ["progress"] });
  });
}
