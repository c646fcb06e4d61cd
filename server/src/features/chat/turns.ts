import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { tooSlow } from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { endTurn, takeTurn } from "./store.ts";

/** Longer than any reply may take; after it the turn of a process that has died is taken over. */
const TURN_MS = 15 * SECOND_MS;
/** Somebody who waits longer for the turn before has gone, or tries again. */
const PATIENCE_MS = 16 * SECOND_MS;
const LOOK_AGAIN_MS = 20;

export type Turns = {
  /**
   * Runs `work` alone for a person, in the order in which it was asked for, whatever process asks.
   * It is given what the engine noted at the last reply. Throws 503 when the turn does not come.
   */
  alone<Result>(userId: string, work: (state: unknown) => Promise<Result>): Promise<Result>;
};

export function createTurns(db: Database, random: Random): Turns {
  /** The last one in line of each person in this process; other processes are met in the database. */
  const lines = new Map<string, Promise<unknown>>();

  const take = async (userId: string, turnId: string) => {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
      const taken = await takeTurn(db, userId, turnId, TURN_MS);
      if (taken) return taken;
      await pause(LOOK_AGAIN_MS);
    }
    throw tooSlow();
  };

  return {
    alone: (userId, work) => {
      const run = async () => {
        const turnId = random.uuid();
        const { state } = await take(userId, turnId);
        try {
          return await work(state);
        } finally {
          await endTurn(db, userId, turnId);
        }
      };
      const before = lines.get(userId) ?? Promise.resolve();
      const result = before.then(run, run);
      lines.set(userId, result);
      const leave = () => {
        if (lines.get(userId) === result) lines.delete(userId);
      };
      result.then(leave, leave);
      return result;
    },
  };
}
