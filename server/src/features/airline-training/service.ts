import { airlineBadges } from "coach/badges/airline-badges";
import { airlineQuiz } from "content/airline-quiz/airline-quiz";
import type { QuizFacts } from "content/airline-quiz/schema";
import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import { AIRPORTS } from "content/airports/airports";
import { AIRPORT_SOURCES } from "content/airports/sources";
import type { AirlineQuiz, AirlineTraining, NewAirlineQuiz } from "contract/airline-training";
import { AIRLINE_QUIZ_LENGTH } from "contract/airline-training-terms";
import type { User } from "contract/users";
import { type Clock, DAY_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { invalidFields } from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { insertQuiz, listQuizzes, type Row, readWork } from "./store.ts";

/** The same facts as in the browser: so the same seed asks the same questions. */
const FACTS: QuizFacts = {
  airlines: AIRLINES,
  requirements: AIRLINE_REQUIREMENTS,
  airports: AIRPORTS,
  hubs: AIRPORT_SOURCES.hubs,
};

export type AirlineTrainings = {
  /** The target airline first, whatever was done for it; then those with some work, by name. */
  list(user: Pick<User, "id" | "targetAirline">): Promise<AirlineTraining[]>;
  /** A person's quizzes, newest first. */
  listQuizzes(userId: string, db?: Database): Promise<AirlineQuiz[]>;
  /** Counts the answers. Refuses an airline that the guide does not have. */
  handIn(userId: string, quiz: NewAirlineQuiz): Promise<AirlineQuiz>;
  /** A quiz of a demo account: the first `right` answers right, the rest left open. */
  addSample(db: Database, userId: string, sample: SampleQuiz): Promise<void>;
};

export type SampleQuiz = { airline: string; seed: number; right: number; daysAgo: number };

export function createAirlineTraining(deps: {
  db: Database;
  clock: Clock;
  random: Random;
}): AirlineTrainings {
  const { db, clock, random } = deps;
  return {
    list: async ({ id, targetAirline }) => {
      const work = await readWork(db, id);
      const all = AIRLINES.map((airline) => ({
        airline: airline.airlineName,
        isTarget: airline.airlineName === targetAirline,
        badges: airlineBadges(airline, work),
      }));
      return all
        .filter(({ isTarget, badges }) => isTarget || badges.some(({ done }) => done > 0))
        .sort(
          (a, b) => Number(b.isTarget) - Number(a.isTarget) || (a.airline < b.airline ? -1 : 1),
        );
    },

    listQuizzes: async (userId, from = db) => (await listQuizzes(from, userId)).map(write),

    handIn: async (userId, { airline, seed, answers }) => {
      const correct = countRight({ airline, seed }, answers);
      const row = { id: random.uuid(), userId, airline, seed, correct, createdAt: clock() };
      return write(await insertQuiz(db, row));
    },

    addSample: async (tx, userId, { airline, seed, right, daysAgo }) => {
      const answers = airlineQuiz(FACTS, airline, seed).map(({ answer }) => answer);
      const correct = countRight({ airline, seed }, answers.slice(0, right));
      const createdAt = new Date(clock().getTime() - daysAgo * DAY_MS);
      const row = { id: random.uuid(), userId, airline, seed, correct, createdAt, isSample: true };
      await insertQuiz(tx, row);
    },
  };
}

function countRight(
  { airline, seed }: Pick<NewAirlineQuiz, "airline" | "seed">,
  answers: readonly (string | null)[],
): number {
  const questions = airlineQuiz(FACTS, airline, seed);
  if (questions.length === 0)
    throw invalidFields([{ path: "airline", key: "field-unknown-airline" }]);
  return questions.filter(({ answer }, at) => answers[at] === answer).length;
}

function write({ seq: _, createdAt, ...row }: Row): AirlineQuiz {
  return { ...row, total: AIRLINE_QUIZ_LENGTH, createdAt: createdAt.toISOString() };
}
