// Who has an account, and how they sign in.

import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

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

/** The person that a row belongs to, and goes with. */
export const owner = () =>
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
