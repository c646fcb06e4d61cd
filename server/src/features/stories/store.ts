import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { type AnswerInSession, STORIES_MAX, type StoryChange } from "contract/stories";
import { and, count, desc, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { interviewAnswers, responses, stories } from "../../db/schema/practice.ts";

export type NewRow = typeof stories.$inferInsert;
export type Row = typeof stories.$inferSelect;
/** An answer, as far as a story is concerned. */
export type Answer = StarAnswer & {
  userId: string;
  question: string;
  score: number | null;
};
export type PractisedAnswer = Answer & { id: string };

/** Later answers are looked at for the same events; more would make the list slow. */
const COMPARED_ANSWERS = 100;
/** Reasons for wanting the work, and what one would do, are no events. */
const TELLS_EVENTS: QuestionKind = "behavioural";

/** Keeps a story. Tells instead when the answer is a story already, or the bank is full. */
export async function insertStory(
  db: Database,
  row: NewRow,
): Promise<Row | "is-there-already" | "is-full"> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(stories)
      .where(eq(stories.userId, row.userId));
    if ((kept?.count ?? 0) >= STORIES_MAX) return "is-full";
    const [stored] = await tx.insert(stories).values(row).onConflictDoNothing().returning();
    if (!stored) return "is-there-already";
    await announce(tx, { userId: row.userId, keys: ["stories", "progress"] });
    return stored;
  });
}

/** Stories of a demo account. */
export async function insertSamples(db: Database, rows: NewRow[]): Promise<void> {
  await db.insert(stories).values(rows);
}

/** A person's stories, newest first. */
export async function listStories(db: Database, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt), desc(stories.seq));
}

export async function findStory(db: Database, id: string): Promise<Row | null> {
  const [row] = await db.select().from(stories).where(eq(stories.id, id));
  return row ?? null;
}

/** Null when the story has gone meanwhile. */
export async function updateStory(
  db: Database,
  { id, userId }: Pick<Row, "id" | "userId">,
  change: StoryChange,
  updatedAt: Date,
): Promise<Row | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(stories)
      .set({ ...(change as Partial<NewRow>), updatedAt })
      .where(and(eq(stories.id, id), eq(stories.userId, userId)))
      .returning();
    if (row) await announce(tx, { userId, keys: ["stories"] });
    return row ?? null;
  });
}

export async function deleteStory(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(stories).where(and(eq(stories.id, id), eq(stories.userId, userId)));
    await announce(tx, { userId, keys: ["stories"] });
  });
}

const answer = {
  id: responses.id,
  userId: responses.userId,
  question: responses.question,
  situation: responses.situation,
  task: responses.task,
  action: responses.action,
  result: responses.result,
  scores: responses.scores,
};

const toAnswer = ({
  scores,
  ...row
}: Omit<PractisedAnswer, "score"> & { scores: { overall: number | null } }) => ({
  ...row,
  score: scores.overall,
});

export async function findAnswer(db: Database, id: string): Promise<PractisedAnswer | null> {
  const [row] = await db.select(answer).from(responses).where(eq(responses.id, id));
  return row ? toAnswer(row) : null;
}

/** An answer of an interview by its sections, those of which nothing was told empty; all of them where there are no words. */
export async function findSessionAnswer(
  db: Database,
  { sessionId, position }: AnswerInSession,
): Promise<Answer | null> {
  const { userId, question, sections, overallScore: score } = interviewAnswers;
  const [row] = await db
    .select({ userId, question, sections, score })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.position, position)));
  if (!row) return null;
  const told = STAR_SECTIONS.map((section) => [section, row.sections?.[section] ?? ""]);
  const { sections: _, ...kept } = row;
  return { ...kept, ...(Object.fromEntries(told) as StarAnswer) };
}

/** A person's latest answers that tell of something that happened, newest first. */
export async function listToldEvents(db: Database, userId: string): Promise<PractisedAnswer[]> {
  const rows = await db
    .select(answer)
    .from(responses)
    .where(and(eq(responses.userId, userId), eq(responses.kind, TELLS_EVENTS)))
    .orderBy(desc(responses.createdAt), desc(responses.seq))
    .limit(COMPARED_ANSWERS);
  return rows.map(toAnswer);
}
