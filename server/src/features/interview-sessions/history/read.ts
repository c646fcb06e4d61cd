import type { Drawing } from "coach/interview/draw-questions";
import type { QuestionBank } from "../../../ai/question-bank.ts";
import type { Database } from "../../../db/database.ts";
import { listAsked, listPractised } from "./store.ts";

/** What somebody was asked this lately they still remember. */
const SESSIONS_REMEMBERED = 2;
/** As many answers as tell a habit from a bad day. */
const PRACTISED_LOOKED_AT = 40;

/** What is known of a person that decides what to ask next; an answer to a question of their own tells nothing of it. */
export async function readHistory(
  db: Database,
  bank: QuestionBank,
  userId: string,
): Promise<Pick<Drawing, "practised" | "askedBefore">> {
  const [answers, askedBefore] = await Promise.all([
    listPractised(db, userId, PRACTISED_LOOKED_AT),
    listAsked(db, userId, SESSIONS_REMEMBERED),
  ]);
  const practised = answers.flatMap(({ questionId, question, ...scores }) => {
    const known = bank.resolve({ questionId, questionText: question })?.bank;
    if (!known) return [];
    const { competency, category, kind } = known;
    return [{ competency, category, kind, ...scores }];
  });
  return { practised, askedBefore };
}
