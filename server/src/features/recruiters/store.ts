import { and, avg, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { availabilities, evaluations, mockInterviews } from "../../db/schema/interviews.ts";
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

export async function countEvaluations(db: Database, recruiterId: string) {
  const [row] = await db
    .select({
      evaluations: count(),
      averageScore: avg(evaluations.overallScore).mapWith(Number),
    })
    .from(evaluations)
    .where(eq(evaluations.recruiterId, recruiterId));
  return { evaluations: row?.evaluations ?? 0, averageScore: row?.averageScore ?? null };
}
