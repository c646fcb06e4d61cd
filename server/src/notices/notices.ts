import type { NoticeContent } from "contract/inbox";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Random } from "../random.ts";
import { insertNotices, keepNewest, listMailed } from "./store.ts";

export type NewNotice = { userId: string; content: NoticeContent };

/**
 * Tells people what has happened, in the transaction of what has happened: both are stored or neither is. Who wants letters
 * gets one as well, where this server sends any.
 */
export type Tell = (tx: Database, told: readonly NewNotice[]) => Promise<void>;

/** @param isMailing whether this server sends letters: what is told while it does not is not sent later */
export function createTell(deps: { clock: Clock; random: Random; isMailing: boolean }): Tell {
  const { clock, random, isMailing } = deps;
  return async (tx, told) => {
    if (told.length === 0) return;
    const people = [...new Set(told.map(({ userId }) => userId))].toSorted();
    const mailed = new Set(isMailing ? await listMailed(tx, people) : []);
    const createdAt = clock();
    const rows = told.map(({ userId, content }) => ({
      ...{ id: random.uuid(), userId, content, createdAt },
      ...(mailed.has(userId) && { mailState: "waiting" as const, mailAt: createdAt }),
    }));
    await insertNotices(tx, rows);
    await keepNewest(tx, people);
  };
}
