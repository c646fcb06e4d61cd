import type { Review } from "contract/reviews";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** One answer as this device has it. */
export interface KeptReview {
  userKey: string;
  /** Whether the server is known to have it. */
  isStored: boolean;
  review: Review;
}

/** What this device keeps of a person's log. */
export interface KeptLog {
  entries: KeptReview[];
  /** How far the server's log has been read; 0 before the first time. */
  cursor: number;
}

interface ReviewSchema extends DBSchema {
  reviews: { key: [string, string]; value: KeptReview; indexes: { userKey: string } };
  cursors: { key: string; value: number };
}

const NAME = "flight-attendant-prep:reviews";
const keyOf = ({ userKey, review }: KeptReview): [string, string] => [userKey, review.id];

let opening: Promise<IDBPDatabase<ReviewSchema>> | null = null;

function database(): Promise<IDBPDatabase<ReviewSchema>> {
  opening ??= openDB<ReviewSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("reviews").createIndex("userKey", "userKey");
      db.createObjectStore("cursors");
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function readKeptLog(userKey: string): Promise<KeptLog> {
  const db = await database();
  const [entries, cursor] = await Promise.all([
    db.getAllFromIndex("reviews", "userKey", userKey),
    db.get("cursors", userKey),
  ]);
  return { entries, cursor: cursor ?? 0 };
}

/** Keeps answers, and how far the log has been read where that is told: both or neither. */
export async function keepReviews(
  userKey: string,
  entries: readonly KeptReview[],
  cursor?: number,
): Promise<void> {
  const tx = (await database()).transaction(["reviews", "cursors"], "readwrite");
  const reviews = tx.objectStore("reviews");
  await Promise.all([
    ...entries.map((entry) => reviews.put(entry, keyOf(entry))),
    cursor !== undefined && tx.objectStore("cursors").put(cursor, userKey),
    tx.done,
  ]);
}

/** Deletes a person's log from this device. */
export async function forgetReviews(userKey: string): Promise<void> {
  const db = await database();
  const { entries } = await readKeptLog(userKey);
  const tx = db.transaction(["reviews", "cursors"], "readwrite");
  await Promise.all([
    ...entries.map((entry) => tx.objectStore("reviews").delete(keyOf(entry))),
    tx.objectStore("cursors").delete(userKey),
    tx.done,
  ]);
}

/** Hands a log to another key: a sign-in made offline has become an account, which knows none of it yet. */
export async function adoptReviews(before: string, userKey: string): Promise<void> {
  const { entries } = await readKeptLog(before);
  await keepReviews(
    userKey,
    entries.map(({ review }) => ({ userKey, review, isStored: false })),
  );
  await forgetReviews(before);
}
