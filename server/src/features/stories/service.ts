import type { Competency, Question } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import {
  type NewStory,
  STORIES_MAX,
  type Story,
  type StoryChange,
  type StoryValue,
} from "contract/stories";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import {
  invalidFields,
  notFound,
  notYours,
  storyExists,
  tooManyStories,
} from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { specificWords, tradeWords, usesOf, withoutRepeats } from "./model.ts";
import {
  type Answer,
  findAnswer,
  findSessionAnswer,
  insertSamples,
  insertStory,
  listStories,
  listToldEvents,
  type NewRow,
  type Row,
  updateStory,
} from "./store.ts";

/** Where a story is from: a practised answer, or one of an interview. */
type Source = Pick<NewRow, "responseId" | "sessionId" | "sessionPosition">;

/** A story of a demo account, and how the situation of the answer begins that it is kept from. */
export type SampleStory = {
  situation: string;
  title: string;
  competencies: readonly Competency[];
  airlineValues: readonly StoryValue[];
};

export type Stories = {
  /** A person's stories, newest first, each with the other questions that it was used for. */
  list(userId: string, db?: Database): Promise<Story[]>;
  /** Refuses with 404, 403 or 409 what cannot be kept. */
  keep(userId: string, wanted: NewStory): Promise<Story>;
  change(row: Row, change: StoryChange): Promise<Story>;
  /** Keeps sample answers of a demo account as stories; those must be stored already. */
  addSamples(db: Database, userId: string, samples: readonly SampleStory[]): Promise<void>;
};

export function createStories(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  questions: readonly Question[];
}): Stories {
  const { db, clock, random, questions } = deps;
  const trade = tradeWords(questions);

  const told = ({
    question,
    situation,
    task,
    action,
    result,
  }: StarAnswer & { question: string }) => ({
    question,
    words: specificWords([situation, task, action, result].join("\n"), trade),
  });

  const write = (
    row: Row,
    answers: (ReturnType<typeof told> & { responseId: string })[],
  ): Story => {
    const { seq: _, sessionId, sessionPosition: position, createdAt, updatedAt, ...kept } = row;
    return {
      ...kept,
      sessionAnswer: sessionId !== null && position !== null ? { sessionId, position } : null,
      usedFor: usesOf(told(row), answers),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  };

  const readAnswers = async (from: Database, userId: string) => {
    const answers = await listToldEvents(from, userId);
    return answers.map((answer) => ({ ...told(answer), responseId: answer.id }));
  };

  const toRow = (
    answer: Answer,
    source: Source,
    tags: Pick<NewRow, "title" | "competencies" | "airlineValues">,
  ): NewRow => {
    const { userId, question, situation, task, action, result, score } = answer;
    const now = clock();
    return {
      ...{ id: random.uuid(), userId, ...source, question, score, ...tags },
      ...{ situation, task, action, result, createdAt: now, updatedAt: now },
    };
  };

  /** The answer that a story shall be kept from, and where it is from; null when it is not there. */
  const find = async ({
    responseId,
    sessionAnswer,
  }: Pick<NewStory, "responseId" | "sessionAnswer">): Promise<[Answer | null, Source]> => {
    if (!sessionAnswer) return [await findAnswer(db, responseId ?? ""), { responseId }];
    const { sessionId, position } = sessionAnswer;
    const source = { sessionId, sessionPosition: position };
    return [await findSessionAnswer(db, sessionAnswer), source];
  };

  return {
    list: async (userId, from = db) => {
      const [rows, answers] = [await listStories(from, userId), await readAnswers(from, userId)];
      return rows.map((row) => write(row, answers));
    },

    keep: async (userId, wanted) => {
      const { responseId, sessionAnswer, ...tags } = withoutRepeats(wanted);
      const [answer, source] = await find({ responseId, sessionAnswer });
      if (!answer) throw notFound();
      if (answer.userId !== userId) throw notYours();
      if (STAR_SECTIONS.every((section) => answer[section].trim() === ""))
        throw invalidFields([
          {
            path: responseId ? "responseId" : "sessionAnswer",
            key: "field-story-without-words",
          },
        ]);
      const stored = await insertStory(db, toRow(answer, source, tags));
      if (stored === "is-full") throw tooManyStories(STORIES_MAX);
      if (stored === "is-there-already") throw storyExists();
      return write(stored, await readAnswers(db, userId));
    },

    change: async (row, change) => {
      const changed = await updateStory(db, row, withoutRepeats(change), clock());
      if (!changed) throw notFound();
      return write(changed, await readAnswers(db, row.userId));
    },

    addSamples: async (tx, userId, samples) => {
      const answers = await listToldEvents(tx, userId);
      const rows = samples.map(({ situation, title, competencies, airlineValues }) => {
        const answer = answers.find((each) => each.situation.startsWith(situation));
        if (!answer) throw new Error(`No sample answer begins with "${situation}"`);
        const tags = { title, competencies: [...competencies], airlineValues: [...airlineValues] };
        return { ...toRow(answer, { responseId: answer.id }, tags), isSample: true };
      });
      await insertSamples(tx, rows);
    },
  };
}
