import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api.ts";
import { foreignOrigin } from "./problems.ts";

/** How this server is reached, as far as the operator has said. */
export type Reach = { publicUrl: URL | null; trustedProxies: number; hasTls: boolean };

/** The origin that the browser sees: PUBLIC_URL, else what the request says. */
export function ownOrigin(c: Context<ApiEnv>, reach: Reach): URL {
  if (reach.publicUrl) return reach.publicUrl;
  const forwarded = (name: string) =>
    reach.trustedProxies > 0 ? c.req.header(name)?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded("x-forwarded-proto") ?? (reach.hasTls ? "https" : "http");
  const host = forwarded("x-forwarded-host") ?? c.req.header("host") ?? new URL(c.req.url).host;
  const address = `${scheme === "https" ? "https" : "http"}://${host}`;
  return new URL(URL.canParse(address) ? address : "http://invalid.invalid");
}

/** The address of the person behind the trusted proxies; they append to X-Forwarded-For from the left. */
export function clientAddress(c: Context<ApiEnv>, reach: Reach): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? "local";
  if (reach.trustedProxies === 0) return direct;
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  return hops.at(-reach.trustedProxies)?.trim() || hops[0]?.trim() || direct;
}

/**
 * Refuses changes that a page of another site sends. Browsers name their origin with every such
 * request; a caller without one is no browser and carries nobody's cookie.
 */
export function checkOrigin(reach: Reach): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isOwn = origin
      ? origin === ownOrigin(c, reach).origin
      : !site || site === "same-origin" || site === "none";
    if (!isOwn) throw foreignOrigin();
    await next();
  };
}
