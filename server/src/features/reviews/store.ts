import { REVIEWS_MAX } from "contract/review-terms";
import type { Review, ReviewLog } from "contract/reviews";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/accounts.ts";
import { reviews } from "../../db/schema/study.ts";

const columns = {
  id: reviews.id,
  set: reviews.set,
  card: reviews.card,
  isCorrect: reviews.isCorrect,
  milliseconds: reviews.milliseconds,
  reviewedAt: reviews.reviewedAt,
  mode: reviews.mode,
};

type Row = Omit<Review, "reviewedAt"> & { reviewedAt: Date };

const toReview = ({ reviewedAt, ...row }: Row): Review => ({
  ...row,
  reviewedAt: reviewedAt.toISOString(),
});

/** Stores the answers that are not there yet; resolves to how many that were. */
export async function insertReviews(
  db: Database,
  userId: string,
  answers: readonly Row[],
): Promise<number> {
  const rows = answers.map((answer) => ({ userId, ...answer }));
  const stored = await db.insert(reviews).values(rows).onConflictDoNothing().returning({
    id: reviews.id,
  });
  return stored.length;
}

/** The same for a person at work, whose other devices are told; tells instead when the log is full. */
export async function addReviews(
  db: Database,
  userId: string,
  answers: readonly Row[],
): Promise<number | "is-full"> {
  return db.transaction(async (tx) => {
    // The account's row is locked: numbers become visible in their order, and a reader's cursor skips none.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [kept] = await tx
      .select({ count: count() })
      .from(reviews)
      .where(eq(reviews.userId, userId));
    if ((kept?.count ?? 0) + answers.length > REVIEWS_MAX) return "is-full";
    const stored = await insertReviews(tx, userId, answers);
    // A review is a piece of the day's work, which progress tells.
    if (stored > 0) await announce(tx, { userId, keys: ["reviews", "progress"] });
    return stored;
  });
}

/** A page of a person's log after a cursor, in the order in which it came. */
export async function readLog(
  db: Database,
  userId: string,
  after: number,
  limit: number,
): Promise<ReviewLog> {
  const rows = await db
    .select({ ...columns, seq: reviews.seq })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), gt(reviews.seq, after)))
    .orderBy(asc(reviews.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    reviews: page.map(({ seq: _, ...row }) => toReview(row)),
    cursor: page.at(-1)?.seq ?? after,
    hasMore: rows.length > limit,
  };
}

export async function exportReviews(db: Database, userId: string): Promise<Review[]> {
  const rows = await db
    .select(columns)
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.reviewedAt), asc(reviews.id));
  return rows.map(toReview);
}
