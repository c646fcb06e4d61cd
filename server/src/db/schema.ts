import type { ApplicationStage, SelectionStage } from "contract/application-terms";
import type { Citation } from "contract/chat";
import type { DeliveryAnalysis } from "contract/delivery";
import type {
  EmotionMoment,
  FollowUp,
  SessionAnswer,
  SessionQuestion,
} from "contract/interview-sessions";
import type { PlanTick } from "contract/plan";
import type { PreparationWork } from "contract/preparation";
import type { Competency } from "contract/questions";
import type { ReviewSetId } from "contract/review-terms";
import type { Review } from "contract/reviews";
import type { StarAnalysis } from "contract/star-analysis";
import type { StoryValue } from "contract/stories";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { DeliveryScores, MeasuredValues } from "./delivery-scores.ts";
import type { ResponseScores } from "./response-scores.ts";

/** Milliseconds, as a JavaScript date holds them: a page cursor must compare equal. */
const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text(),
  profile: text().notNull(),
  targetAirline: text("target_airline").notNull().default(""),
  targetRegion: text("target_region"),
  timezone: text(),
  culturalBackground: text("cultural_background"),
  interviewDate: date("interview_date", { mode: "string" }),
  accommodations: json().notNull(),
  isDemo: boolean("is_demo").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie: who reads this table cannot sign in with it. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

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

/** What was said in the chat with the coach; a message and its reply are written together. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey(),
    /** Order of arrival: a message and its reply may fall into the same millisecond. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    role: text().notNull(),
    message: text().notNull(),
    citations: json().$type<Citation[]>().notNull(),
    suggestions: json().$type<string[]>().notNull(),
    /** Which engine replied; null for what the person wrote. */
    source: text(),
    /** Of a reply: the message that it answers. */
    replyTo: uuid("reply_to").unique("chat_messages_reply"),
    isSample: boolean("is_sample").notNull().default(false),
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("chat_messages_idempotency").on(table.userId, table.idempotencyKey),
    index("chat_messages_newest").on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/** One conversation for each person: what the engine remembers, and whose turn it is. */
export const chatThreads = pgTable("chat_threads", {
  userId: owner().primaryKey(),
  /** What the engine noted at its last reply, in a form of its own. */
  state: json(),
  /** Names the request that is being answered; null when none is. */
  turnId: uuid("turn_id"),
  /** By the database's clock: after it the turn may be taken from a process that has died. */
  turnEndsAt: moment("turn_ends_at"),
});

/** Text of the files that a person gave the coach to read; the files are not kept. */
export const documents = pgTable(
  "documents",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    name: text().notNull(),
    kind: text().notNull(),
    text: text().notNull(),
    characters: integer().notNull(),
    isCut: boolean("is_cut").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("documents_user").on(table.userId)],
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

/** Finished quizzes about airlines; the questions come again from the seed. */
export const airlineQuizzes = pgTable(
  "airline_quizzes",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    /** Id of the airline; null for a mixture. */
    airline: text(),
    /** 32 bits without a sign. */
    seed: bigint({ mode: "number" }).notNull(),
    correct: integer().notNull(),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // The first answers count: whoever has seen the solution may not hand the same questions in again.
    unique("airline_quizzes_first").on(table.userId, table.airline, table.seed).nullsNotDistinct(),
    index("airline_quizzes_newest").on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

export const bookmarks = pgTable(
  "bookmarks",
  {
    userId: owner(),
    /** Id in the question bank. */
    questionId: text("question_id").notNull(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** Completed parts of Smart Prep; a part that is done again takes the place of the earlier try. */
export const preparations = pgTable(
  "preparations",
  {
    userId: owner(),
    region: text().notNull(),
    module: text().notNull(),
    /** Null where nothing could be graded. */
    score: integer(),
    work: json().$type<PreparationWork>().notNull(),
    completedAt: moment("completed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.region, table.module] })],
);

/** Airlines that a person applies to. */
export const applications = pgTable(
  "applications",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    airline: text().notNull(),
    stage: text().$type<ApplicationStage>().notNull(),
    stageName: text("stage_name"),
    nextDate: date("next_date", { mode: "string" }),
    notes: text().notNull(),
    /** Grows with each change: who changes it says which one was read. */
    version: integer().notNull().default(1),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("applications_user").on(table.userId)],
);

/** How a person wants to prepare; no row while the usual settings hold. */
export const planSettings = pgTable("plan_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  stage: text().$type<SelectionStage>(),
  minutesPerDay: integer("minutes_per_day").notNull(),
  daysOff: json("days_off").$type<number[]>().notNull(),
  /** Tasks that were ticked by hand, the latest last. */
  ticks: json().$type<PlanTick[]>().notNull(),
});

/** Answers of the review queue, as they came: what is due is folded from them. */
export const reviews = pgTable(
  "reviews",
  {
    userId: owner(),
    /** Made by the device: the same answer comes again when its first reply was lost. */
    id: uuid().notNull(),
    /** The order in which the server got to know them, which is what a device asks after. */
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    set: text().$type<ReviewSetId>().notNull(),
    card: text().notNull(),
    isCorrect: boolean("is_correct").notNull(),
    /** Null where it was not measured. */
    milliseconds: integer(),
    reviewedAt: moment("reviewed_at").notNull(),
    mode: text().$type<Review["mode"]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("reviews_user").on(table.userId, table.seq),
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

export const passkeys = pgTable(
  "passkeys",
  {
    /** Credential id as the authenticator gave it, base64url. */
    id: text().primaryKey(),
    userId: owner(),
    label: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    signatureCount: bigint("signature_count", { mode: "number" }).notNull(),
    transports: json().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    purpose: text().notNull(),
    /** Null for a sign-in: nobody is known yet. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);

/** Columns in the order and with the names that rate-limiter-flexible writes. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
