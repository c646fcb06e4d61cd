import type { ScoredEvaluation } from "coach/calibration/analytics";
import type { InterviewType } from "contract/coaching";
import type { Recommendation } from "contract/evaluations";
import { and, avg, count, eq, gte, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import {
  availabilities,
  confirmedRecruiters,
  evaluations,
  mockInterviews,
  secondEvaluations,
} from "../../db/schema/interviews.ts";
import type { HoursRow } from "../../interviews/store.ts";

export type Rating = { mean: number; count: number };

/** Recruiters whose hours can be seen. Those of demo accounts are samples: nobody would come. */
export async function listPublished(
  db: Database,
  limit: number,
): Promise<{ name: string; hours: HoursRow }[]> {
  return db
    .select({ name: users.name, hours: availabilities })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.userId))
    .where(and(eq(availabilities.isPublished, true), eq(users.isDemo, false)))
    .limit(limit);
}

/** Those of some people who have given the organisation's code. */
export async function listConfirmed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: confirmedRecruiters.userId })
    .from(confirmedRecruiters)
    .where(inArray(confirmedRecruiters.userId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Once given it stays. */
export async function confirm(db: Database, userId: string, confirmedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(confirmedRecruiters).values({ userId, confirmedAt }).onConflictDoNothing();
    await announce(tx, { userId, keys: ["recruiters"] });
  });
}

/** Means of the stars that candidates gave, by recruiter; none for those without any. */
export async function listRatings(
  db: Database,
  recruiterIds: readonly string[],
): Promise<Map<string, Rating>> {
  if (recruiterIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: mockInterviews.recruiterId,
      mean: avg(mockInterviews.ratingStars).mapWith(Number),
      count: count(),
    })
    .from(mockInterviews)
    .where(
      and(
        inArray(mockInterviews.recruiterId, [...recruiterIds]),
        isNotNull(mockInterviews.ratingStars),
      ),
    )
    .groupBy(mockInterviews.recruiterId);
  return new Map(rows.flatMap(({ id, ...rating }) => (id ? [[id, rating as Rating]] : [])));
}

export async function countInterviews(db: Database, recruiterId: string) {
  const [row] = await db
    .select({
      totalInterviews: count(),
      upcoming:
        sql<number>`count(*) filter (where ${mockInterviews.status} in ('scheduled', 'in_progress'))`.mapWith(
          Number,
        ),
      completed:
        sql<number>`count(*) filter (where ${mockInterviews.status} = 'completed')`.mapWith(Number),
    })
    .from(mockInterviews)
    .where(eq(mockInterviews.recruiterId, recruiterId));
  return row ?? { totalInterviews: 0, upcoming: 0, completed: 0 };
}

/** Of one's own interviews: what was scored as the second evaluator is counted beside no interview of theirs. */
export async function countEvaluations(db: Database, recruiterId: string) {
  const [row] = await db
    .select({
      evaluations: count(),
      averageScore: avg(evaluations.overallScore).mapWith(Number),
    })
    .from(evaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, evaluations.mockInterviewId))
    .where(
      and(eq(evaluations.recruiterId, recruiterId), eq(mockInterviews.recruiterId, recruiterId)),
    );
  return { evaluations: row?.evaluations ?? 0, averageScore: row?.averageScore ?? null };
}

/** Evaluations that somebody gave, from a moment on; null for all. Samples are nobody's. */
export interface Wanted {
  recruiterId: string;
  since: Date | null;
}

const wantedOnly = ({ recruiterId, since }: Wanted) =>
  and(
    eq(evaluations.recruiterId, recruiterId),
    eq(evaluations.isSample, false),
    since ? gte(evaluations.createdAt, since) : undefined,
  );

const others = alias(evaluations, "others");

type Line = [
  ...[string, InterviewType, string, string, Recommendation],
  ...[number, number, number, number, number, number],
];

/** All rows as one value: ten thousand, each handed over by itself, take three times as long. */
const scoresOf = (table: typeof evaluations | typeof others) => ({
  lines: sql<Line[]>`coalesce(json_agg(json_build_array(
    ${table.mockInterviewId}, ${mockInterviews.interviewType}, ${mockInterviews.airline},
    to_char(${table.createdAt} at time zone 'UTC', 'YYYY-MM'), ${table.recommendation},
    ${table.overallScore}, ${table.communicationScore}, ${table.professionalismScore},
    ${table.problemSolvingScore}, ${table.customerServiceScore}, ${table.safetyAwarenessScore}
  )), '[]')`,
});

const toScored = ([
  interviewId,
  interviewType,
  airline,
  month,
  ...rest
]: Line): ScoredEvaluation => {
  const [recommendation, overall, communication, professionalism, ...others] = rest;
  const [problemSolving, customerService, safetyAwareness] = others;
  const scores = { overall, communication, professionalism, problemSolving };
  return {
    ...{ interviewId, interviewType, airline, month, recommendation },
    scores: { ...scores, customerService, safetyAwareness },
  };
};

export async function listScored(db: Database, wanted: Wanted): Promise<ScoredEvaluation[]> {
  const [row] = await db
    .select(scoresOf(evaluations))
    .from(evaluations)
    .innerJoin(mockInterviews, eq(mockInterviews.id, evaluations.mockInterviewId))
    .where(wantedOnly(wanted));
  return row?.lines.map(toScored) ?? [];
}

/** Interviews that somebody else scored too, whichever of the two was invited: what the others said of them. */
export async function listOthers(db: Database, wanted: Wanted): Promise<ScoredEvaluation[]> {
  const [row] = await db
    .select(scoresOf(others))
    .from(secondEvaluations)
    .innerJoin(evaluations, eq(evaluations.mockInterviewId, secondEvaluations.interviewId))
    .innerJoin(mockInterviews, eq(mockInterviews.id, evaluations.mockInterviewId))
    .innerJoin(
      others,
      and(eq(others.mockInterviewId, evaluations.mockInterviewId), ne(others.id, evaluations.id)),
    )
    .where(wantedOnly(wanted));
  return row?.lines.map(toScored) ?? [];
}
