import type { Handler } from "hono";
import type { ApiEnv } from "./api.ts";
import { problemResponse } from "./errors.ts";
import { unknownPath, wrongMethod } from "./problems.ts";

type Bound = { method: string; path: string };

/**
 * Answers what no route has taken: 404 for an unknown address, 405 with the methods that a known
 * one takes, and those alone for OPTIONS. `routes` are all that are bound, read at each call.
 */
export function answerUnbound(routes: () => readonly Bound[]): Handler<ApiEnv> {
  return (c) => {
    const methods = methodsAt(c.req.path, routes());
    if (methods.length === 0) return problemResponse(c, unknownPath());
    if (c.req.method !== "OPTIONS") return problemResponse(c, wrongMethod(methods));
    return c.body(null, 204, { Allow: methods.join(", ") });
  };
}

/** Methods of the routes whose pattern fits; a pattern with a star is a guard's, not a route's. */
function methodsAt(path: string, routes: readonly Bound[]): string[] {
  const taken = routes
    .filter(({ path: pattern }) => !pattern.includes("*") && fits(pattern, path))
    .map(({ method }) => method);
  const own = new Set(taken.includes("GET") ? ["GET", "HEAD", ...taken] : taken);
  return own.size > 0 ? [...own, "OPTIONS"] : [];
}

function fits(pattern: string, path: string): boolean {
  const parts = pattern.split("/");
  const asked = path.split("/");
  return (
    parts.length === asked.length &&
    parts.every((part, index) => (part.startsWith(":") ? asked[index] : part === asked[index]))
  );
}
