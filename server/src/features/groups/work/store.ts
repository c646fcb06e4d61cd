import { levelOf, type StoredWork } from "coach/groups/progress";
import { isGoodEnding } from "coach/scenarios/walk";
import { HEAT_ANSWERS, type HeatSkill } from "contract/group-terms";
import type { MemberProgress } from "contract/groups";
import type { ReviewSetId } from "contract/review-terms";
import type { ScenarioId } from "contract/scenario-terms";
import { and, asc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { DeliveryScores } from "../../../db/delivery-scores.ts";
import type { ResponseScores } from "../../../db/response-scores.ts";
import {
  deliverySessions,
  interviewAnswers,
  interviewSessions,
  responses,
} from "../../../db/schema/practice.ts";
import { reviews, scenarioWalks } from "../../../db/schema/study.ts";
import { trainerCardAnswers } from "../../../db/schema/trainer-sets.ts";

type Owned<Value> = { userId: string } & Value;
type Scored = Owned<{ at: Date; scores: ResponseScores }>;

/** What of the work matters: since when, and of which sets and scenarios. */
interface Wanted {
  since: Date;
  sets: readonly ReviewSetId[];
  /** Ids of trainers' own sets. */
  ownSets: readonly string[];
  scenarios: readonly ScenarioId[];
}

/**
 * What people have stored since a moment, by person: times and right or wrong, never a text. One query for all of them and
 * each kind; cards and walks only of the sets and scenarios that are asked for.
 */
export async function readWork(
  db: Database,
  userIds: readonly string[],
  { since, sets, ownSets, scenarios }: Wanted,
): Promise<Map<string, StoredWork>> {
  const people = [...userIds];
  const [answers, interviews, answered, ownAnswered, walks] = await Promise.all([
    db
      .select({ userId: responses.userId, at: responses.createdAt })
      .from(responses)
      .where(
        and(
          inArray(responses.userId, people),
          gte(responses.createdAt, since),
          eq(responses.isSample, false),
        ),
      )
      .orderBy(asc(responses.createdAt), asc(responses.seq)),
    db
      .select({ userId: interviewSessions.userId, at: interviewSessions.completedAt })
      .from(interviewSessions)
      .where(
        and(
          inArray(interviewSessions.userId, people),
          gte(interviewSessions.completedAt, since),
          isNotNull(interviewSessions.completedAt),
          // Leaving before the end is no finished interview.
          inArray(interviewSessions.ending, ["all-answered", "time-up"]),
          eq(interviewSessions.kind, "avatar"),
          eq(interviewSessions.isSample, false),
        ),
      )
      .orderBy(asc(interviewSessions.completedAt), asc(interviewSessions.seq)),
    sets.length === 0
      ? []
      : db
          .select({
            userId: reviews.userId,
            set: reviews.set,
            card: reviews.card,
            isCorrect: reviews.isCorrect,
            at: reviews.reviewedAt,
          })
          .from(reviews)
          .where(
            and(
              inArray(reviews.userId, people),
              inArray(reviews.set, [...sets]),
              gte(reviews.reviewedAt, since),
            ),
          )
          .orderBy(asc(reviews.reviewedAt), asc(reviews.id)),
    ownSets.length === 0
      ? []
      : db
          .select({
            userId: trainerCardAnswers.userId,
            set: trainerCardAnswers.setId,
            card: trainerCardAnswers.cardId,
            isCorrect: trainerCardAnswers.isCorrect,
            at: trainerCardAnswers.answeredAt,
          })
          .from(trainerCardAnswers)
          .where(
            and(
              inArray(trainerCardAnswers.userId, people),
              inArray(trainerCardAnswers.setId, [...ownSets]),
              gte(trainerCardAnswers.answeredAt, since),
            ),
          )
          .orderBy(asc(trainerCardAnswers.answeredAt), asc(trainerCardAnswers.id)),
    scenarios.length === 0
      ? []
      : db
          .select({
            userId: scenarioWalks.userId,
            scenario: scenarioWalks.scenario,
            grade: scenarioWalks.grade,
            at: scenarioWalks.walkedAt,
          })
          .from(scenarioWalks)
          .where(
            and(
              inArray(scenarioWalks.userId, people),
              inArray(scenarioWalks.scenario, [...scenarios]),
              gte(scenarioWalks.walkedAt, since),
            ),
          )
          .orderBy(asc(scenarioWalks.walkedAt), asc(scenarioWalks.seq)),
  ]);
  const [answersOf, interviewsOf] = [byPerson(answers), byPerson(interviews)];
  const [reviewsOf, ownReviewsOf, walksOf] = [
    byPerson(answered),
    byPerson(ownAnswered),
    byPerson(walks),
  ];
  return new Map(
    people.map((id) => [
      id,
      {
        answers: (answersOf.get(id) ?? []).map(({ at }) => at.getTime()),
        interviews: (interviewsOf.get(id) ?? []).flatMap(({ at }) => at?.getTime() ?? []),
        // Two kinds of sets never share an id: the order matters within each alone.
        reviews: [...(reviewsOf.get(id) ?? []), ...(ownReviewsOf.get(id) ?? [])].map((row) => ({
          ...row,
          at: row.at.getTime(),
        })),
        walks: (walksOf.get(id) ?? []).map(({ scenario, grade, at }) => ({
          ...{ scenario, isGood: isGoodEnding({ grade }), at: at.getTime() },
        })),
      },
    ]),
  );
}

/** The levels of the heat map, by person, from the latest scored answers wherever they were given. */
export async function readSkills(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, MemberProgress["skills"]>> {
  const people = [...userIds];
  const [stored, interviews, deliveries] = await Promise.all([
    latestOf(db, people, "responses"),
    latestOf(db, people, "interviewAnswers"),
    latestDeliveries(db, people),
  ]);
  const answersOf = byPerson(
    [...stored, ...interviews].toSorted((one, other) => other.at.getTime() - one.at.getTime()),
  );
  const deliveriesOf = byPerson(deliveries);
  return new Map(
    people.map((id) => [id, skillsOf(answersOf.get(id) ?? [], deliveriesOf.get(id) ?? [])]),
  );
}

function skillsOf(
  answers: readonly Scored[],
  deliveries: readonly { scores: DeliveryScores }[],
): MemberProgress["skills"] {
  const section = (id: "situation" | "task" | "action" | "result") =>
    levelOf(answers.map(({ scores }) => scores.sections[id]));
  const both = (one: keyof DeliveryScores, other: keyof DeliveryScores) =>
    levelOf(deliveries.map(({ scores }) => levelOf([scores[one], scores[other]])));
  const skills: Record<HeatSkill, number | null> = {
    situation: section("situation"),
    task: section("task"),
    action: section("action"),
    result: section("result"),
    structure: levelOf(answers.map(({ scores }) => scores.structure)),
    speaking: both("confidence", "clarity"),
    presence: both("eyeContact", "bodyLanguage"),
  };
  return skills;
}

/** Newest first. Twice as many as are averaged: some have no score for a part. */
const LOOKED_AT = HEAT_ANSWERS * 2;

async function latestOf(
  db: Database,
  people: string[],
  from: "responses" | "interviewAnswers",
): Promise<Scored[]> {
  const ranked =
    from === "responses"
      ? db
          .select({
            userId: responses.userId,
            at: sql<Date>`${responses.createdAt}`.mapWith(responses.createdAt).as("at"),
            scores: sql<ResponseScores | null>`${responses.scores}`.as("scores"),
            rank: sql<number>`row_number() over (partition by ${responses.userId}
              order by ${responses.createdAt} desc, ${responses.seq} desc)`.as("rank"),
          })
          .from(responses)
          .where(and(inArray(responses.userId, people), eq(responses.isSample, false)))
          .as("ranked")
      : db
          .select({
            userId: interviewAnswers.userId,
            at: sql<Date>`${interviewAnswers.answeredAt}`
              .mapWith(interviewAnswers.answeredAt)
              .as("at"),
            scores: sql<ResponseScores | null>`${interviewAnswers.scores}`.as("scores"),
            rank: sql<number>`row_number() over (partition by ${interviewAnswers.userId}
              order by ${interviewAnswers.answeredAt} desc)`.as("rank"),
          })
          .from(interviewAnswers)
          .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
          .where(
            and(inArray(interviewAnswers.userId, people), eq(interviewSessions.isSample, false)),
          )
          .as("ranked");
  const rows = await db
    .select({ userId: ranked.userId, at: ranked.at, scores: ranked.scores })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${LOOKED_AT}`);
  // Without words nothing was scored.
  return rows.flatMap(({ scores, ...row }) => (scores ? [{ ...row, scores }] : []));
}

async function latestDeliveries(db: Database, people: string[]) {
  const ranked = db
    .select({
      userId: deliverySessions.userId,
      scores: sql<DeliveryScores>`${deliverySessions.scores}`.as("scores"),
      rank: sql<number>`row_number() over (partition by ${deliverySessions.userId}
        order by ${deliverySessions.createdAt} desc, ${deliverySessions.seq} desc)`.as("rank"),
    })
    .from(deliverySessions)
    .where(and(inArray(deliverySessions.userId, people), eq(deliverySessions.isSample, false)))
    .as("ranked");
  return db
    .select({ userId: ranked.userId, scores: ranked.scores })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${LOOKED_AT}`)
    .orderBy(asc(ranked.rank));
}

function byPerson<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ userId }) => userId);
}
