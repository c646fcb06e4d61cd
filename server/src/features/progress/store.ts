import type { PracticedQuestion, SkillTarget, WorkKind } from "contract/progress";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  max,
  min,
  notExists,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import type { DeliveryScores } from "../../db/delivery-scores.ts";
import type { ResponseScores } from "../../db/response-scores.ts";
import {
  deliverySessions,
  interviewAnswers,
  interviewSessions,
  responses,
  skillTargets,
  stories,
} from "../../db/schema/practice.ts";
import { reviews } from "../../db/schema/study.ts";
import type { Work } from "./work.ts";

/** One practised answer, as far as progress is concerned. */
export type Practice = {
  /** Null of an answer in an interview: it is no stored answer that could be taken again. */
  responseId: string | null;
  at: Date;
  seconds: number;
  question: string;
  bankQuestionId: string | null;
  scores: ResponseScores;
};

/** A person's practice, oldest first: stored answers, and those given in interviews. */
export async function listPractice(db: Database, userId: string): Promise<Practice[]> {
  const [stored, interviews] = await Promise.all([
    listResponses(db, userId),
    listInterviewAnswers(db, userId),
  ]);
  if (interviews.length === 0) return stored;
  return [...stored, ...interviews].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** A recording without words was practised, and nothing of its content measured. */
const NOTHING = { situation: null, task: null, action: null, result: null };
const UNHEARD: ResponseScores = {
  ...{ overall: null, structure: null, sections: NOTHING },
  worth: { situation: 0, task: 0, action: 0, result: 0 },
};

async function listInterviewAnswers(db: Database, userId: string): Promise<Practice[]> {
  const rows = await db
    .select({
      at: interviewAnswers.answeredAt,
      seconds: interviewAnswers.seconds,
      question: interviewAnswers.question,
      bankQuestionId: interviewAnswers.bankQuestionId,
      scores: interviewAnswers.scores,
    })
    .from(interviewAnswers)
    .where(eq(interviewAnswers.userId, userId))
    .orderBy(asc(interviewAnswers.answeredAt));
  return rows.map(({ scores, ...row }) => ({
    ...row,
    responseId: null,
    scores: scores ?? UNHEARD,
  }));
}

async function listResponses(db: Database, userId: string): Promise<Practice[]> {
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
      isOfAnswer: sql<boolean>`${deliverySessions.responseId} is not null or exists (
        select 1 from ${interviewAnswers} where ${interviewAnswers.deliverySessionId} = ${deliverySessions.id})`,
      overall: deliverySessions.overallScore,
      scores: deliverySessions.scores,
    })
    .from(deliverySessions)
    .where(eq(deliverySessions.userId, userId))
    .orderBy(asc(deliverySessions.createdAt), asc(deliverySessions.seq));
  return rows.map((row) => ({ ...row, seconds: Math.round(row.seconds) }));
}

/** How often and when last each question of the bank was answered, in interviews too, the latest first. */
export async function listPracticedQuestions(
  db: Database,
  userId: string,
): Promise<PracticedQuestion[]> {
  const answers = unionAll(
    db
      .select({ questionId: responses.bankQuestionId, at: responses.createdAt })
      .from(responses)
      .where(and(eq(responses.userId, userId), isNotNull(responses.bankQuestionId))),
    db
      .select({ questionId: interviewAnswers.bankQuestionId, at: interviewAnswers.answeredAt })
      .from(interviewAnswers)
      .where(and(eq(interviewAnswers.userId, userId), isNotNull(interviewAnswers.bankQuestionId))),
  ).as("answers");
  const latest = max(answers.at);
  const rows = await db
    .select({ bankQuestionId: answers.questionId, practiceCount: count(), latest })
    .from(answers)
    .groupBy(answers.questionId)
    .orderBy(desc(latest), asc(answers.questionId));
  return rows.flatMap(({ bankQuestionId, practiceCount, latest: at }) =>
    bankQuestionId && at
      ? [{ bankQuestionId, practiceCount, lastPracticed: at.toISOString() }]
      : [],
  );
}

const KIND_OF_MODE: Readonly<Record<string, WorkKind>> = {
  text: "written-answer",
  audio: "spoken-answer",
  video: "video-take",
};

/** A card that lay open for longer was not thought about. */
const CARD_AT_MOST_MS = 60_000;

/**
 * What a person stored since a moment, as pieces of work: what is part of another piece is not counted again. Answers
 * of the review queue come by the quarter of an hour, which every zone's midnight begins.
 */
export async function listWork(db: Database, userId: string, since: Date): Promise<Work[]> {
  const [answers, takes, interviews, kept, reviewed] = await Promise.all([
    db
      .select({
        at: responses.createdAt,
        mode: responses.practiceMode,
        seconds: responses.timeSpentSeconds,
      })
      .from(responses)
      .where(and(eq(responses.userId, userId), gte(responses.createdAt, since))),
    db
      .select({
        at: deliverySessions.createdAt,
        mode: deliverySessions.kind,
        seconds: deliverySessions.durationSeconds,
      })
      .from(deliverySessions)
      .where(
        and(
          eq(deliverySessions.userId, userId),
          gte(deliverySessions.createdAt, since),
          isNull(deliverySessions.responseId),
          notExists(
            db
              .select({ one: sql`1` })
              .from(interviewAnswers)
              .where(eq(interviewAnswers.deliverySessionId, deliverySessions.id)),
          ),
        ),
      ),
    db
      .select({
        at: interviewSessions.completedAt,
        kind: interviewSessions.kind,
        seconds: sql<number>`${interviewSessions.totalSeconds} - ${interviewSessions.remainingSeconds}`,
      })
      .from(interviewSessions)
      .where(and(eq(interviewSessions.userId, userId), gte(interviewSessions.completedAt, since))),
    db
      .select({ at: stories.createdAt })
      .from(stories)
      .where(and(eq(stories.userId, userId), gte(stories.createdAt, since))),
    db
      .select({
        at: min(reviews.reviewedAt),
        seconds: sql<number>`coalesce(sum(least(${reviews.milliseconds}, ${CARD_AT_MOST_MS})) filter (where ${reviews.milliseconds} is not null), 0)::float8 / 1000`,
      })
      .from(reviews)
      .where(
        and(eq(reviews.userId, userId), eq(reviews.mode, "queue"), gte(reviews.reviewedAt, since)),
      )
      .groupBy(
        sql`date_bin(interval '15 minutes', ${reviews.reviewedAt}, timestamptz '2000-01-01Z')`,
      ),
  ]);
  return [
    ...[...answers, ...takes].map(({ mode, ...rest }) => ({
      ...rest,
      kind: KIND_OF_MODE[mode] ?? ("spoken-answer" as const),
    })),
    ...interviews.flatMap(({ at, kind, seconds }) =>
      at
        ? [
            {
              at,
              seconds,
              kind:
                kind === "avatar" ? ("mock-interview" as const) : ("one-way-interview" as const),
            },
          ]
        : [],
    ),
    ...kept.map(({ at }) => ({ at, kind: "story" as const, seconds: 0 })),
    ...reviewed.flatMap(({ at, seconds }) =>
      at ? [{ at, kind: "review" as const, seconds }] : [],
    ),
  ];
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
