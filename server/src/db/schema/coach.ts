// Conversations with the coach, and what it was given to read.

import type { Citation } from "contract/chat";
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
  uuid,
} from "drizzle-orm/pg-core";
import { owner } from "./accounts.ts";
import { moment } from "./columns.ts";

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
