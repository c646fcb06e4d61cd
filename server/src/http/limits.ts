import type { MiddlewareHandler } from "hono";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { ApiContext, ApiEnv } from "./api.ts";
import { tooMany } from "./problems.ts";

/**
 * Thirty people behind one address are a classroom: what counts by address leaves room for thirty
 * of them, each with a few tries; what counts by person is what one pair of hands can do.
 */
const LIMITS = {
  "sign-in": { points: 200, seconds: 600 },
  demo: { points: 60, seconds: 600 },
  "passkey-sign-in": { points: 300, seconds: 600 },
  "change-by-address": { points: 3600, seconds: 60 },
  "change-by-person": { points: 120, seconds: 60 },
  // Five keys a second are a fast typist's, and the screen asks at each; twice that leaves room for a paste and a second tab.
  "draft-by-person": { points: 600, seconds: 60 },
  export: { points: 20, seconds: 60 },
  /** One message a second: faster than anybody types or taps, and reads what is replied. */
  chat: { points: 60, seconds: 60 },
  /** Each is read for up to ten seconds: five documents, and three more tries with each. */
  document: { points: 20, seconds: 600 },
  /** A minute of answer takes a quarter of one: more than two a minute nobody records. */
  video: { points: 20, seconds: 600 },
  /** One for each answer, and a few again: more than two a minute nobody speaks. */
  transcript: { points: 20, seconds: 600 },
  /** A screen asks sentence by sentence, and ahead: a minute of an interview is some twenty sentences. */
  speech: { points: 60, seconds: 60 },
  /** An organisation's code is given once; whoever guesses has one try a minute. */
  "recruiter-code": { points: 10, seconds: 600 },
  /** Thirty letters to the power of eight codes: whoever guesses at this pace finds none in a lifetime. */
  "join-code": { points: 20, seconds: 600 },
  /** Who checks a course's certificates has a list; whoever guesses one of 5.3 × 10¹⁷ numbers has a lifetime. */
  certificate: { points: 60, seconds: 600 },
} as const;

export type LimitKind = keyof typeof LIMITS;

export type Limits = {
  /** Counts one request; throws 429 with Retry-After above the limit. */
  count(kind: LimitKind, key: string): Promise<void>;
};

/** Counted in memory, or in PostgreSQL when several processes share one; in memory if that fails. */
export function createLimits(sharedPool: Pool | null): Limits {
  const limiterOf = (kind: LimitKind): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[kind];
    const memory = new RateLimiterMemory({ keyPrefix: kind, points, duration: seconds });
    if (!sharedPool) return memory;
    return new RateLimiterPostgres({
      storeClient: sharedPool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration: seconds,
      insuranceLimiter: memory,
    });
  };
  const kinds = Object.keys(LIMITS) as LimitKind[];
  const limiters = new Map(kinds.map((kind) => [kind, limiterOf(kind)]));
  return {
    count: async (kind, key) => {
      try {
        await limiters.get(kind)?.consume(key);
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result;
        throw tooMany(Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
      }
    },
  };
}

/**
 * Counts every change, by person where one is signed in, else by address. What only reads a draft while
 * it is typed changes nothing: it is counted apart, so that typing never stands in the way of saving.
 */
export function limitChanges(
  limits: Limits,
  addressOf: (c: ApiContext) => string,
  readWhileTyping: ReadonlySet<string>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const user = c.get("user");
    const kind = readWhileTyping.has(c.req.path) ? "draft-by-person" : "change-by-person";
    if (user) await limits.count(kind, user.id);
    else await limits.count("change-by-address", addressOf(c));
    await next();
  };
}
