// Answers that people practised, and what was measured of them.

import type { DeliveryAnalysis } from "contract/delivery";
import type {
  EmotionMoment,
  FollowUp,
  SessionAnswer,
  SessionQuestion,
} from "contract/interview-sessions";
import type { Competency } from "contract/questions";
import type { StarAnalysis } from "contract/star-analysis";
import type { StoryValue } from "contract/stories";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DeliveryScores, MeasuredValues } from "../delivery-scores.ts";
import type { ResponseScores } from "../response-scores.ts";
import { owner } from "./accounts.ts";
import { moment } from "./columns.ts";

export const responses = pgTable(
  "responses",
  {
    id: uuid().primaryKey(),
    /** Order of arrival, for answers of the same millisecond. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    questionId: text("question_id").notNull(),
    bankQuestionId: text("bank_question_id"),
    question: text().notNull(),
    category: text(),
    practiceMode: text("practice_mode").notNull(),
    timeSpentSeconds: integer("time_spent_seconds").notNull(),
    situation: text().notNull(),
    task: text().notNull(),
    action: text().notNull(),
    result: text().notNull(),
    videoUrl: text("video_url"),
    audioUrl: text("audio_url"),
    isSample: boolean("is_sample").notNull().default(false),
    idempotencyKey: text("idempotency_key"),
    /** Language that the notes in `analysis` are written in. */
    analysisLanguage: text("analysis_language").notNull(),
    analysis: json().notNull(),
    scores: json().$type<ResponseScores>().notNull(),
    /** Parts of the analysis that the chat reads of many answers: the whole is twenty times as long. */
    kind: text().generatedAlwaysAs(sql`analysis ->> 'kind'`),
    improvements: json()
      .$type<StarAnalysis["improvements"]>()
      .generatedAlwaysAs(sql`analysis -> 'improvements'`),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("responses_idempotency").on(table.userId, table.idempotencyKey),
    index("responses_newest").on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/** How answers were given, on sound or video: figures and sentences only, the recordings are kept nowhere. */
export const deliverySessions = pgTable(
  "delivery_sessions",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    kind: text().notNull(),
    /** The stored answer that it belongs to; the session outlives it. */
    responseId: uuid("response_id").references(() => responses.id, { onDelete: "set null" }),
    question: text().notNull(),
    durationSeconds: real("duration_seconds").notNull(),
    overallScore: integer("overall_score"),
    scores: json().$type<DeliveryScores>().notNull(),
    /** What was measured, for the person's own medians. */
    values: json().$type<MeasuredValues>().notNull(),
    /** Language that the notes in `analysis` are written in. */
    analysisLanguage: text("analysis_language").notNull(),
    analysis: json().$type<DeliveryAnalysis>().notNull(),
    /** Of what was said in a video; null without its words. */
    content: json().$type<StarAnalysis>(),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("delivery_sessions_newest").on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/** Mock interviews with a drawn recruiter, and one-way ones. */
export const interviewSessions = pgTable(
  "interview_sessions",
  {
    id: uuid().primaryKey(),
    /** Order of arrival, for sessions of the same millisecond. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    kind: text().notNull(),
    recruiterId: text("recruiter_id").notNull(),
    mode: text().notNull(),
    language: text().notNull(),
    focus: text().notNull(),
    questionCount: integer("question_count").notNull(),
    /** As they were put: an interview can be read again whatever becomes of the bank. */
    questions: json().$type<SessionQuestion[]>().notNull(),
    status: text().notNull().default("in_progress"),
    ending: text(),
    totalSeconds: integer("total_seconds").notNull(),
    remainingSeconds: integer("remaining_seconds").notNull(),
    isSample: boolean("is_sample").notNull().default(false),
    idempotencyKey: text("idempotency_key"),
    /** When it began. */
    createdAt: moment("created_at").notNull(),
    completedAt: moment("completed_at"),
  },
  (table) => [
    unique("interview_sessions_idempotency").on(table.userId, table.idempotencyKey),
    index("interview_sessions_newest").on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/** One row for each question that was answered; sent again, it is replaced. */
export const interviewAnswers = pgTable(
  "interview_answers",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => interviewSessions.id, { onDelete: "cascade" }),
    /** 0 is the first question. */
    position: integer().notNull(),
    /** That of the session, so that progress finds a person's answers without it. */
    userId: owner(),
    questionId: text("question_id").notNull(),
    question: text().notNull(),
    /** Id in the question bank, when the question came from it. */
    bankQuestionId: text("bank_question_id"),
    /** Null: recorded, and nobody wrote the words down. */
    answer: text(),
    mode: text().notNull(),
    seconds: integer().notNull(),
    followUp: json("follow_up").$type<FollowUp>(),
    spokenFeedback: text("spoken_feedback"),
    shortFeedback: text("short_feedback"),
    /** Read by nobody but the person: in no score, in no list. */
    emotions: json().$type<EmotionMoment[]>().notNull(),
    /** Language that the notes in `analysis` are written in. */
    analysisLanguage: text("analysis_language").notNull(),
    analysis: json().$type<StarAnalysis>(),
    sections: json().$type<SessionAnswer["sections"]>(),
    rubric: json().$type<SessionAnswer["rubric"]>().notNull(),
    overallScore: integer("overall_score"),
    /** Null without words. */
    scores: json().$type<ResponseScores>(),
    deliverySessionId: uuid("delivery_session_id").references(() => deliverySessions.id, {
      onDelete: "set null",
    }),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.position] }),
    index("interview_answers_oldest").on(table.userId, table.answeredAt),
    index("interview_answers_delivery").on(table.deliverySessionId),
  ],
);

export const stories = pgTable(
  "stories",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    /** The answer that it was kept from; the story outlives it. */
    responseId: uuid("response_id").references(() => responses.id, { onDelete: "set null" }),
    /** The answer of an interview that it was kept from instead; outlived likewise. */
    sessionId: uuid("session_id"),
    sessionPosition: integer("session_position"),
    title: text().notNull(),
    question: text().notNull(),
    situation: text().notNull(),
    task: text().notNull(),
    action: text().notNull(),
    result: text().notNull(),
    score: integer(),
    competencies: json().$type<Competency[]>().notNull(),
    airlineValues: json("airline_values").$type<StoryValue[]>().notNull(),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("stories_response").on(table.responseId),
    unique("stories_session_answer").on(table.sessionId, table.sessionPosition),
    foreignKey({
      name: "stories_session_answer_fk",
      columns: [table.sessionId, table.sessionPosition],
      foreignColumns: [interviewAnswers.sessionId, interviewAnswers.position],
    }).onDelete("set null"),
    index("stories_user").on(table.userId),
  ],
);

export const skillTargets = pgTable(
  "skill_targets",
  {
    userId: owner(),
    skill: text().notNull(),
    targetLevel: integer("target_level").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skill] })],
);
