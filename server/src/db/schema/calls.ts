// The live call of an interview: who is in it, and what their browsers have to tell each other before they are connected.
// Nothing of what is said or seen passes here.
import type { CallSignal } from "contract/interview-calls";
import type { Party } from "contract/mock-interview-terms";
import { bigint, index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { mockInterviews } from "./interviews.ts";

const interview = () =>
  uuid("interview_id")
    .notNull()
    .references(() => mockInterviews.id, { onDelete: "cascade" });

/** The tab of each of the two that is in the call. */
export const callPeers = pgTable(
  "call_peers",
  {
    interviewId: interview(),
    party: text().$type<Party>().notNull(),
    peer: uuid().notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.party] })],
);

/** They hold network addresses: they go when either leaves, and within two hours in any case. */
export const callSignals = pgTable(
  "call_signals",
  {
    seq: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    interviewId: interview(),
    fromPeer: uuid("from_peer").notNull(),
    toPeer: uuid("to_peer").notNull(),
    signal: json().$type<CallSignal>().notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [index("call_signals_to").on(table.interviewId, table.toPeer, table.seq)],
);
