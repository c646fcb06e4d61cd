// Study sets that trainers write themselves, and what members answer to them.

import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { owner, users } from "./accounts.ts";
import { moment } from "./columns.ts";

const sequence = () => bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull();

export const trainerSets = pgTable(
  "trainer_sets",
  {
    id: uuid().primaryKey(),
    seq: sequence(),
    trainerId: uuid("trainer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("trainer_sets_trainer").on(table.trainerId, table.seq)],
);

const set = () =>
  uuid("set_id")
    .notNull()
    .references(() => trainerSets.id, { onDelete: "cascade" });

export const trainerCards = pgTable(
  "trainer_cards",
  {
    id: uuid().primaryKey(),
    setId: set(),
    /** From 0, in the order of the set. */
    position: integer().notNull(),
    front: text().notNull(),
    back: text().notNull(),
    addedAt: moment("added_at").notNull(),
    /** A card that was taken out is kept for those who knew it: nobody loses what is done. */
    removedAt: moment("removed_at"),
  },
  (table) => [index("trainer_cards_set").on(table.setId, table.position)],
);

export const trainerCardAnswers = pgTable(
  "trainer_card_answers",
  {
    userId: owner(),
    /** Made by the device. */
    id: uuid().notNull(),
    setId: set(),
    cardId: uuid("card_id")
      .notNull()
      .references(() => trainerCards.id, { onDelete: "cascade" }),
    isCorrect: boolean("is_correct").notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("trainer_card_answers_set").on(table.userId, table.setId, table.answeredAt),
    index("trainer_card_answers_card").on(table.cardId),
  ],
);
