// What people have learnt.

import type { PreparationWork } from "contract/preparation";
import type { ReviewSetId } from "contract/review-terms";
import type { Review } from "contract/reviews";
import type { ScenarioGrade, ScenarioId } from "contract/scenario-terms";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { owner } from "./accounts.ts";
import { moment } from "./columns.ts";

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

/** Scenarios played to an ending. */
export const scenarioWalks = pgTable(
  "scenario_walks",
  {
    userId: owner(),
    /** Made by the device. */
    id: uuid().notNull(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    scenario: text().$type<ScenarioId>().notNull(),
    /** Id of the ending within its scenario, and how it went, as both stood then. */
    ending: text().notNull(),
    grade: text().$type<ScenarioGrade>().notNull(),
    walkedAt: moment("walked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("scenario_walks_user").on(table.userId, table.walkedAt),
  ],
);
