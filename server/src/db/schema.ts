import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
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
