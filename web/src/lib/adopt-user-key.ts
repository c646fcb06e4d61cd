import { LOCAL_KEYS, localKeys, readLocal, removeLocal, writeLocal } from "./storage.ts";
import { type UserRecord, userKeyOf, writeUserRecord } from "./user-record.ts";

/**
 * Moves drafts and outbox of a sign-in made offline to the account it became. Runs once, before the
 * first screen: renaming under an open draft would lose what is being typed.
 */
export function adoptUserKey(record: UserRecord): UserRecord {
  const before = userKeyOf(record);
  if (!record.id || before === record.id) return record;
  const prefix = `${LOCAL_KEYS.drafts}:${before}:`;
  for (const key of localKeys(prefix)) {
    const target = `${LOCAL_KEYS.drafts}:${record.id}:${key.slice(prefix.length)}`;
    const text = readLocal(key);
    if (text === null || readLocal(target) !== null || !writeLocal(target, text)) continue;
    removeLocal(key);
  }
  const outbox = readLocal(LOCAL_KEYS.outbox);
  if (outbox?.includes(before)) {
    const items = JSON.parse(outbox) as { userKey: string }[];
    const adopted = items.map((item) =>
      item.userKey === before ? { ...item, userKey: record.id } : item,
    );
    writeLocal(LOCAL_KEYS.outbox, JSON.stringify(adopted));
  }
  const accountId = record.id;
  // Apart from the first screen's code: a recording made before the account is rare. None to adopt, none to tell of.
  void import("./media/take-store.ts")
    .then(({ adoptTakes }) => adoptTakes(before, accountId))
    .catch(() => {});
  void import("./review-store.ts")
    .then(({ adoptReviews }) => adoptReviews(before, accountId))
    .catch(() => {});
  const next = { ...record, userKey: record.id };
  writeUserRecord(next);
  return next;
}
