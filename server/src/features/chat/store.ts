import type { ChatMessage } from "contract/chat";
import type { CoachSource } from "contract/coaching";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { below, type Cursor } from "../../db/newest-first.ts";
import { chatMessages, chatThreads } from "../../db/schema/coach.ts";

export type NewRow = typeof chatMessages.$inferInsert;
export type Row = typeof chatMessages.$inferSelect;
export type Turn = { message: Row; reply: Row };

/** A page of a person's messages, newest first, from below the cursor on. */
export async function listMessages(
  db: Database,
  userId: string,
  page: { limit: number; after: Cursor | null },
): Promise<Row[]> {
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        page.after ? below(chatMessages, page.after) : undefined,
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.seq))
    .limit(page.limit);
}

/** Everything that was said, oldest first, for the download. */
export async function exportChat(db: Database, userId: string): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(chatMessages.createdAt, chatMessages.seq);
  return rows.map(toMessage);
}

/** The turn that a key was sent with before; null when it is new. */
export async function findTurn(db: Database, userId: string, key: string): Promise<Turn | null> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        inArray(
          sql`coalesce(${chatMessages.replyTo}, ${chatMessages.id})`,
          db
            .select({ id: chatMessages.id })
            .from(chatMessages)
            .where(and(eq(chatMessages.userId, userId), eq(chatMessages.idempotencyKey, key))),
        ),
      ),
    );
  const message = rows.find(({ role }) => role === "user");
  const reply = rows.find(({ role }) => role === "assistant");
  return message && reply ? { message, reply } : null;
}

/**
 * Takes the person's turn for `turnId`, for so long at most. Null while another request has it. A
 * row, not a lock of the database: a reply may take seconds, and no connection is held meanwhile.
 */
export async function takeTurn(
  db: Database,
  userId: string,
  turnId: string,
  milliseconds: number,
): Promise<{ state: unknown } | null> {
  const now = sql`clock_timestamp()`;
  const turn = { turnId, turnEndsAt: sql`${now} + ${milliseconds} * interval '1 millisecond'` };
  const [taken] = await db
    .insert(chatThreads)
    .values({ userId, ...turn })
    .onConflictDoUpdate({
      target: chatThreads.userId,
      set: turn,
      setWhere: sql`${chatThreads.turnId} is null or ${chatThreads.turnEndsAt} < ${now}`,
    })
    .returning({ state: chatThreads.state });
  return taken ?? null;
}

/** Gives the turn back, unless it has been taken over. */
export async function endTurn(db: Database, userId: string, turnId: string): Promise<void> {
  await db
    .update(chatThreads)
    .set({ turnId: null, turnEndsAt: null })
    .where(and(eq(chatThreads.userId, userId), eq(chatThreads.turnId, turnId)));
}

/** Stores a message with its reply, and what the engine noted: all of it or nothing. */
export async function insertTurn(
  db: Database,
  message: NewRow,
  reply: NewRow,
  state: unknown,
): Promise<Turn> {
  const { userId } = message;
  return db.transaction(async (tx) => {
    const [stored] = await tx.insert(chatMessages).values(message).returning();
    const [answered] = await tx.insert(chatMessages).values(reply).returning();
    if (!stored || !answered) throw new Error("A turn of the chat was not stored");
    await tx
      .insert(chatThreads)
      .values({ userId, state })
      .onConflictDoUpdate({ target: chatThreads.userId, set: { state } });
    await announce(tx, { userId, keys: ["chat"] });
    return { message: stored, reply: answered };
  });
}

/** Forgets what was said, and what the engine noted of it. */
export async function clearMessages(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(chatMessages).where(eq(chatMessages.userId, userId));
    await tx.update(chatThreads).set({ state: null }).where(eq(chatThreads.userId, userId));
    await announce(tx, { userId, keys: ["chat"] });
  });
}

/** As it is sent, also before it is stored. */
export function toMessage(row: Omit<Row, "seq" | "replyTo" | "idempotencyKey">): ChatMessage {
  return {
    id: row.id,
    userId: row.userId,
    role: row.role as ChatMessage["role"],
    message: row.message,
    citations: row.citations,
    suggestions: row.suggestions,
    source: row.source as CoachSource | null,
    isSample: row.isSample,
    createdAt: row.createdAt.toISOString(),
  };
}
