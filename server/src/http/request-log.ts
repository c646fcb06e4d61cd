import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "./api.ts";
import type { Log } from "./log.ts";

/** One line for each request: the route's pattern rather than its path, which may hold an id or a name. */
export function requestLog(log: Log): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.write({
      event: "request",
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
