// What people are told, here and by e-mail.

import type { NoticeContent } from "contract/inbox";
import type { LanguageCode } from "contract/languages";
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
  uuid,
} from "drizzle-orm/pg-core";
import { owner, users } from "./accounts.ts";
import { moment } from "./columns.ts";

/** What becomes of a letter: it waits, was taken by the mail server, or was given up. */
export type MailState = "waiting" | "sent" | "failed";

/** Notices, and those among them that go out as letters. */
export const notices = pgTable(
  "notices",
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    userId: owner(),
    content: json().$type<NoticeContent>().notNull(),
    isRead: boolean("is_read").notNull().default(false),
    /** Null where no letter was wanted. */
    mailState: text("mail_state").$type<MailState>(),
    mailTries: integer("mail_tries").notNull().default(0),
    /** Not before this moment; that of a letter being sent lies ahead, so that nobody else takes it. */
    mailAt: moment("mail_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("notices_newest").on(table.userId, sql`${table.createdAt} desc`, sql`${table.seq} desc`),
    index("notices_unread").on(table.userId).where(sql`not ${table.isRead}`),
    index("notices_mail").on(table.mailAt).where(sql`${table.mailState} = 'waiting'`),
  ],
);

/** Reminders that were given: each once, though the notice be deleted. */
export const reminders = pgTable(
  "reminders",
  {
    userId: owner(),
    /** What of, how long before, and when that is. */
    key: text().notNull(),
    /** When what it reminds of takes place; the row may go after that. */
    eventAt: moment("event_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("reminders_past").on(table.eventAt),
  ],
);

/** How somebody wants to be told; no row: by e-mail too, in English. */
export const inboxSettings = pgTable("inbox_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  wantsMail: boolean("wants_mail").notNull().default(true),
  language: text().$type<LanguageCode>().notNull().default("en"),
});
