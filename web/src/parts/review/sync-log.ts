import { REVIEW_BATCH_MAX } from "contract/review-terms";
import type { Review, ReviewLog, StoredReviews } from "contract/reviews";
import { callJson } from "../../lib/api.ts";
import { isPassing, keepForLater, sendOnce } from "../../lib/outbox.ts";
import { type KeptReview, keepReviews, readKeptLog } from "../../lib/review-store.ts";

const PATH = "/api/reviews";

/** A person's answers as this device knows them, in no order. */
export interface KnownLog {
  reviews: readonly Review[];
  /** The server was not asked, or did not answer: other devices may know more. */
  isFromDevice: boolean;
}

interface Known {
  entries: Map<string, KeptReview>;
  cursor: number;
}

/** Logs that were read from the disk, by person; all that follows is written to both. */
const logs = new Map<string, Promise<Known>>();

function knownLog(userKey: string): Promise<Known> {
  const log =
    logs.get(userKey) ??
    readKeptLog(userKey).then(
      ({ entries, cursor }) => ({
        entries: new Map(entries.map((entry) => [entry.review.id, entry])),
        cursor,
      }),
      // A browser that keeps nothing: the server's log is read from its beginning.
      (): Known => ({ entries: new Map(), cursor: 0 }),
    );
  logs.set(userKey, log);
  return log;
}

function keep(userKey: string, known: Known, reviews: readonly Review[], isStored: boolean) {
  const entries = reviews.map((review) => ({ userKey, review, isStored }));
  for (const entry of entries) known.entries.set(entry.review.id, entry);
  // A disk that refuses loses the copy of this device only: the server or the outbox has the answer.
  return keepReviews(userKey, entries, isStored ? known.cursor : undefined).catch(() => undefined);
}

/**
 * Reads what the server has learnt since the last time, sends what it does not know, and gives the whole log.
 * Without a server it is the device's.
 */
export async function syncLog(userKey: string, isHere: boolean): Promise<KnownLog> {
  const known = await knownLog(userKey);
  const reviews = () => [...known.entries.values()].map(({ review }) => review);
  if (!isHere) return { reviews: reviews(), isFromDevice: true };
  try {
    await readOn(userKey, known);
    await sendUnknown(userKey, known);
    return { reviews: reviews(), isFromDevice: false };
  } catch (error) {
    if (known.entries.size === 0 && !isPassing(error)) throw error;
    return { reviews: reviews(), isFromDevice: true };
  }
}

async function readOn(userKey: string, known: Known): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const page = await callJson<ReviewLog>("GET", `${PATH}/state?after=${known.cursor}`);
    known.cursor = page.cursor;
    if (page.reviews.length > 0) await keep(userKey, known, page.reviews, true);
    hasMore = page.hasMore;
  }
}

/** Answers whose sending broke off with the page; one that lies in the outbox as well is stored once all the same. */
async function sendUnknown(userKey: string, known: Known): Promise<void> {
  const unknown = [...known.entries.values()].flatMap(({ isStored, review }) =>
    isStored ? [] : [review],
  );
  for (let from = 0; from < unknown.length; from += REVIEW_BATCH_MAX) {
    const reviews = unknown.slice(from, from + REVIEW_BATCH_MAX);
    await callJson<StoredReviews>("POST", PATH, { payload: { reviews } });
    await keep(userKey, known, reviews, true);
  }
}

/** Keeps an answer on this device at once, and sends it or lays it into the outbox. */
export async function addReview(userKey: string, review: Review): Promise<void> {
  const known = await knownLog(userKey);
  await keep(userKey, known, [review], false);
  const item = {
    id: review.id,
    method: "POST",
    path: PATH,
    payload: { reviews: [review] },
  } as const;
  try {
    await sendOnce(item);
    await keep(userKey, known, [review], true);
  } catch {
    keepForLater({ ...item, userKey });
  }
}
