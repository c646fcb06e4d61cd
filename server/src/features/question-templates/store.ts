import { QUESTION_TEMPLATES_MAX } from "contract/interview-room-terms";
import type { QuestionTemplate } from "contract/interview-rooms";
import { and, asc, count, eq } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { questionTemplates } from "../../db/schema/interviews.ts";

const columns = { id: questionTemplates.id, text: questionTemplates.text };

export async function listTemplates(db: Database, userId: string): Promise<QuestionTemplate[]> {
  return db
    .select(columns)
    .from(questionTemplates)
    .where(eq(questionTemplates.userId, userId))
    .orderBy(asc(questionTemplates.seq));
}

/** False when the person keeps as many as they may. */
export async function insertTemplate(
  db: Database,
  userId: string,
  template: QuestionTemplate,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The account's row is locked: two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(questionTemplates)
      .where(eq(questionTemplates.userId, userId));
    if ((kept?.count ?? 0) >= QUESTION_TEMPLATES_MAX) return false;
    await tx.insert(questionTemplates).values({ ...template, userId });
    await announce(tx, { userId, keys: ["question-templates"] });
    return true;
  });
}

/** False when there is none of this person with that id. */
export async function deleteTemplate(db: Database, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(questionTemplates)
      .where(and(eq(questionTemplates.id, id), eq(questionTemplates.userId, userId)))
      .returning({ id: questionTemplates.id });
    if (gone) await announce(tx, { userId, keys: ["question-templates"] });
    return gone !== undefined;
  });
}
