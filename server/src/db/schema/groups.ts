// Groups of a trainer: who is in them, what is asked of them, what they are told.

import type { CertificateContent } from "contract/certificates";
import type { AssignmentKind } from "contract/group-terms";
import type { ReviewSetId } from "contract/review-terms";
import type { ScenarioId } from "contract/scenario-terms";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { owner, users } from "./accounts.ts";
import { moment } from "./columns.ts";
import { responses } from "./practice.ts";
import { trainerSets } from "./trainer-sets.ts";

const sequence = () => bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull();

export const groups = pgTable(
  "groups",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    trainerId: uuid("trainer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    code: text().notNull().unique("groups_code"),
    isOpen: boolean("is_open").notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("groups_newest").on(
      table.trainerId,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

const group = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id, { onDelete: "cascade" });

export const groupMembers = pgTable(
  "group_members",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    groupId: group(),
    /** Null while a name on the list waits for its person. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** As the trainer wrote it; that of a member's account is read from there. */
    name: text().notNull(),
    email: text(),
    /** When the person joined, and agreed to what the trainer sees. */
    joinedAt: moment("joined_at"),
  },
  (table) => [
    unique("group_members_once").on(table.groupId, table.userId),
    index("group_members_user").on(table.userId),
  ],
);

export const groupAssignments = pgTable(
  "group_assignments",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    groupId: group(),
    kind: text().$type<AssignmentKind>().notNull(),
    set: text().$type<ReviewSetId>(),
    /** With a set that its trainer deletes goes what asks for it. */
    ownSet: uuid("own_set").references(() => trainerSets.id, { onDelete: "cascade" }),
    scenario: text().$type<ScenarioId>(),
    count: integer().notNull(),
    dueAt: moment("due_at").notNull(),
    /** Null is the whole group. */
    memberIds: json("member_ids").$type<string[]>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("group_assignments_group").on(table.groupId),
    index("group_assignments_due").on(table.dueAt),
    index("group_assignments_own_set").on(table.ownSet),
  ],
);

export const groupNotices = pgTable(
  "group_notices",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    groupId: group(),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("group_notices_group").on(table.groupId)],
);

/** What members were certified. It outlives its group and its trainer, and goes with the member's account. */
export const groupCertificates = pgTable(
  "group_certificates",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    number: text().notNull().unique("group_certificates_number"),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    userId: owner(),
    /** As it stood when it was issued. */
    content: json().$type<CertificateContent>().notNull(),
    issuedAt: moment("issued_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    // One that holds for each member of a group, however many requests come at once.
    uniqueIndex("group_certificates_once")
      .on(table.groupId, table.userId)
      .where(sql`${table.withdrawnAt} is null`),
    index("group_certificates_user").on(table.userId),
  ],
);

/** Answers that members let their trainers read, each by itself. */
export const sharedAnswers = pgTable(
  "shared_answers",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    /** In the list of one group: who leaves it takes what they shared along. */
    memberId: uuid("member_id")
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    responseId: uuid("response_id")
      .notNull()
      .references(() => responses.id, { onDelete: "cascade" }),
    memberQuestion: text("member_question"),
    sharedAt: moment("shared_at").notNull(),
  },
  (table) => [
    unique("shared_answers_once").on(table.memberId, table.responseId),
    index("shared_answers_response").on(table.responseId),
  ],
);

/** What the member and the trainer write to each other of a shared answer. */
export const sharedAnswerComments = pgTable(
  "shared_answer_comments",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    sharedAnswerId: uuid("shared_answer_id")
      .notNull()
      .references(() => sharedAnswers.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("shared_answer_comments_thread").on(table.sharedAnswerId, table.seq),
    index("shared_answer_comments_author").on(table.authorId),
  ],
);
