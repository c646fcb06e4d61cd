// Interviews that two people hold: the recruiter's hours, what is booked, and what came of it.
import type { AvailabilityChange } from "contract/availability";
import type { InterviewType } from "contract/coaching";
import type { EvaluationForm, Recommendation } from "contract/evaluations";
import type { RoomDesk } from "contract/interview-rooms";
import type { InterviewStatus, Party } from "contract/mock-interview-terms";
import type { InterviewTurn, SelfScores } from "contract/mock-interviews";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { owner, users } from "./accounts.ts";
import { moment } from "./columns.ts";

/** When a recruiter can be booked. */
export const availabilities = pgTable("availabilities", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  zone: text().notNull(),
  rules: json().$type<AvailabilityChange["rules"]>().notNull(),
  exceptions: json().$type<AvailabilityChange["exceptions"]>().notNull(),
  bufferMinutes: integer("buffer_minutes").$type<AvailabilityChange["bufferMinutes"]>().notNull(),
  noticeHours: integer("notice_hours").$type<AvailabilityChange["noticeHours"]>().notNull(),
  horizonDays: integer("horizon_days").$type<AvailabilityChange["horizonDays"]>().notNull(),
  introduction: text().notNull(),
  isPublished: boolean("is_published").notNull(),
  version: integer().notNull(),
});

/** Recruiters who have given the organisation's code. */
export const confirmedRecruiters = pgTable("confirmed_recruiters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  confirmedAt: moment("confirmed_at").notNull(),
});

export const mockInterviews = pgTable(
  "mock_interviews",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    /** What is about a person goes with their account. */
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What a recruiter said of a candidate stays with the candidate. */
    recruiterId: uuid("recruiter_id").references(() => users.id, { onDelete: "set null" }),
    interviewType: text("interview_type").$type<InterviewType>().notNull(),
    airline: text().notNull(),
    status: text().$type<InterviewStatus>().notNull(),
    scheduledAt: moment("scheduled_at").notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    notes: text().notNull(),
    candidateZone: text("candidate_zone").notNull(),
    recruiterZone: text("recruiter_zone").notNull(),
    turn: json().$type<InterviewTurn>(),
    late: json().$type<{ by: Party; minutes: number }>(),
    selfScores: json("self_scores").$type<SelfScores>(),
    ratingStars: integer("rating_stars"),
    ratingComment: text("rating_comment").notNull().default(""),
    startedAt: moment("started_at"),
    completedAt: moment("completed_at"),
    /** How often it was moved or called off: calendars take the file with the highest. */
    sequence: integer().notNull().default(0),
    version: integer().notNull().default(1),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("mock_interviews_recruiter").on(table.recruiterId, table.scheduledAt, table.seq),
    index("mock_interviews_candidate").on(table.candidateId, table.scheduledAt, table.seq),
    index("mock_interviews_rated")
      .on(table.recruiterId)
      .where(sql`${table.ratingStars} is not null`),
    /** Those to be reminded of. */
    index("mock_interviews_scheduled")
      .on(table.scheduledAt)
      .where(sql`${table.status} = 'scheduled'`),
  ],
);

/**
 * Quarters of an hour that somebody is in an interview, as recruiter or as candidate: the key is what makes it impossible to
 * book anybody twice.
 */
export const bookedQuarters = pgTable(
  "booked_quarters",
  {
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    interviewId: uuid("interview_id")
      .notNull()
      .references(() => mockInterviews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.startsAt] }),
    index("booked_quarters_interview").on(table.interviewId),
  ],
);

export const evaluations = pgTable(
  "evaluations",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    mockInterviewId: uuid("mock_interview_id")
      .notNull()
      .references(() => mockInterviews.id, { onDelete: "cascade" }),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recruiterId: uuid("recruiter_id").references(() => users.id, { onDelete: "set null" }),
    overallScore: doublePrecision("overall_score").notNull(),
    communicationScore: doublePrecision("communication_score").notNull(),
    professionalismScore: doublePrecision("professionalism_score").notNull(),
    problemSolvingScore: doublePrecision("problem_solving_score").notNull(),
    customerServiceScore: doublePrecision("customer_service_score").notNull(),
    safetyAwarenessScore: doublePrecision("safety_awareness_score").notNull(),
    strengths: json().$type<string[]>().notNull(),
    areasForImprovement: json("areas_for_improvement").$type<string[]>().notNull(),
    detailedFeedback: text("detailed_feedback").notNull(),
    recommendation: text().$type<Recommendation>().notNull(),
    evidence: json().$type<NonNullable<EvaluationForm["evidence"]>>().notNull(),
    openedAt: moment("opened_at"),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    /** Two tabs cannot evaluate twice. */
    unique("evaluations_once").on(table.mockInterviewId, table.recruiterId),
    index("evaluations_recruiter").on(
      table.recruiterId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
    index("evaluations_candidate").on(
      table.candidateId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/**
 * Who scores an interview a second time, blind: an invitation until somebody takes it up. It goes with the account of the
 * evaluator; what they said stays with the candidate.
 */
export const secondEvaluations = pgTable(
  "second_evaluations",
  {
    interviewId: uuid("interview_id")
      .primaryKey()
      .references(() => mockInterviews.id, { onDelete: "cascade" }),
    token: uuid().notNull().unique(),
    evaluatorId: uuid("evaluator_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("second_evaluations_evaluator").on(table.evaluatorId)],
);

/** What stands on the recruiter's desk in an interview; no row before anything was written. */
export const interviewRooms = pgTable("interview_rooms", {
  interviewId: uuid("interview_id")
    .primaryKey()
    .references(() => mockInterviews.id, { onDelete: "cascade" }),
  notes: text().notNull(),
  asked: json().$type<RoomDesk["asked"]>().notNull(),
  shown: text(),
  version: integer().notNull(),
});

/** Questions that recruiters keep for their interviews. */
export const questionTemplates = pgTable(
  "question_templates",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    text: text().notNull(),
  },
  (table) => [index("question_templates_user").on(table.userId, table.seq)],
);
