import { DrizzleQueryError } from "drizzle-orm/errors";

/**
 * SQLSTATE classes that say "not now" rather than "wrong": 08 connection, 53 resources (disk full,
 * too many connections), 57 operator intervention, 58 system error, 25006 read-only, 40 serialisation.
 */
const UNAVAILABLE = /^(08|53|57|58|40)|^25006$|^XX/;
const SYSTEM_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EHOSTUNREACH", "EAI_AGAIN"],
  ...["ENOSPC", "EDQUOT", "EROFS", "EIO"],
]);
/** What the drivers say without a code when the other side has gone. */
const GONE =
  /connection (terminated|timeout|ended)|timeout exceeded|query read timeout|not queryable|PGlite is (closed|closing)|pool after calling end|exit\(|unreachable|Aborted\(/i;
/** Text that PostgreSQL cannot hold: a NUL, or half of a surrogate pair. */
const UNSTORABLE = new Set(["22021", "22P05"]);

export type DatabaseFailure = "unavailable" | "unstorable-text";

/** What an error from below a store means to the caller; null when it is a fault of ours. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    if (UNSTORABLE.has(code)) return "unstorable-text";
    if (UNAVAILABLE.test(code) || SYSTEM_CODES.has(code)) return "unavailable";
    if (cause instanceof DrizzleQueryError) continue;
    if (!code && cause instanceof Error && GONE.test(cause.message)) return "unavailable";
  }
  return null;
}

/** SQLSTATE 23503: the row that is referred to has gone, such as an account deleted meanwhile. */
export function isOrphan(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === "23503");
}

/** The code of the innermost cause that has one; for the log, which may not hold query values. */
export function failureCode(error: unknown): string {
  return causes(error).map(codeOf).findLast(Boolean) ?? "";
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 5; at = at instanceof Error ? at.cause : null)
    chain.push(at);
  return chain;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
