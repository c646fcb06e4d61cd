import type { ChatPerson } from "coach/chat/thread";
import { isWordId, writeNote } from "coach/star/words";
import { AIRLINES } from "content/airlines/airlines";
import { QUESTIONS } from "content/questions/questions";
import type { LanguageCode } from "contract/languages";
import type { Note } from "contract/star-analysis";
import type { User } from "contract/users";
import type { Database } from "../../../db/database.ts";
import {
  listAnswers,
  listDocuments,
  listInterviewAnswers,
  listStories,
  type StoredAnswer,
} from "./store.ts";

const IMPROVEMENTS = 3;
/** Nobody remembers more (`ChatPerson.answers`). */
const LATEST_ANSWERS = 100;
const CATEGORIES = new Map<string, string>(QUESTIONS.map(({ id, category }) => [id, category]));
const GUIDE = new Set(AIRLINES.map(({ airlineName }) => airlineName));

/** What the coach may know of a person: their own record, its advice in the language of the talk. */
export async function readPerson(
  db: Database,
  user: User,
  language: LanguageCode,
): Promise<ChatPerson> {
  const { id } = user;
  // One after the other: a transaction has one connection.
  const given = await listAnswers(db, id);
  const inInterviews = await listInterviewAnswers(db, id);
  const stories = await listStories(db, id);
  const documents = await listDocuments(db, id);
  const answers = [...given, ...inInterviews.map(withCategory)]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, LATEST_ANSWERS);
  const { name, targetAirline, targetRegion, interviewDate } = user;
  return {
    name: name.trim().split(/\s+/)[0] ?? name,
    targetAirline: GUIDE.has(targetAirline) ? targetAirline : null,
    ...{ targetRegion, interviewDate, stories, documents },
    answers: answers.map(({ improvements, language: written, ...answer }) => ({
      ...answer,
      improvements: improvements
        .slice(0, IMPROVEMENTS)
        .map((advice) => wordsOf(advice, written, language)),
    })),
  };
}

function withCategory({
  questionId,
  ...answer
}: Awaited<ReturnType<typeof listInterviewAnswers>>[number]): StoredAnswer {
  return { ...answer, category: CATEGORIES.get(questionId) ?? null };
}

/** What an answer lacks, and what to do about it. Advice of another engine stays as it was written. */
function wordsOf(
  { note, remedy }: StoredAnswer["improvements"][number],
  written: string,
  language: LanguageCode,
): string {
  const textOf = ({ id, values, text }: Note) =>
    written === language || !isWordId(id) ? text : writeNote(id, values, language).text;
  return [note, ...(remedy ? [remedy] : [])].map(textOf).join(" ");
}
