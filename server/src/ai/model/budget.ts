import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DAY_MS, SECOND_MS } from "../../clock.ts";

export type Budget = {
  /** Takes one call of a person's day; false when none is left. */
  take(personId: string): Promise<boolean>;
};

/**
 * So many calls for each person in the 24 hours from their first one; counted in memory, or in
 * PostgreSQL when several processes share one; in memory if that fails.
 */
export function createBudget(
  callsPerDay: number,
  sharedPool: Pool | null,
  ofWhat: "ai" | "speech" = "ai",
): Budget {
  const counted = { keyPrefix: ofWhat, points: callsPerDay, duration: DAY_MS / SECOND_MS };
  const memory = new RateLimiterMemory(counted);
  const limiter = sharedPool
    ? new RateLimiterPostgres({
        ...counted,
        storeClient: sharedPool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    take: async (personId) => {
      try {
        await limiter.consume(personId);
        return true;
      } catch (result) {
        if (result instanceof RateLimiterRes) return false;
        throw result;
      }
    },
  };
}
