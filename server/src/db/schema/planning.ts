// Where people apply, and how they prepare.

import type { ApplicationStage, SelectionStage } from "contract/application-terms";
import type { PlanTick } from "contract/plan";
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
} from "drizzle-orm/pg-core";
import { owner, users } from "./accounts.ts";
import { moment } from "./columns.ts";

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
