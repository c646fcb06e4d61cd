import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api.ts";

export type PageHashes = { scripts: string[]; styles: string[] };

/**
 * Nothing from a third party, no inline script but those whose hash the build wrote. Style attributes
 * that a script sets go through the CSSOM, which the policy does not touch.
 */
export function contentSecurityPolicy({ scripts, styles }: PageHashes): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const OF_DOCUMENTS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
};

/**
 * What a built script, style or font may do if it is opened on its own or started as a worker. Half a
 * kilobyte of headers less on each of them: on a slow line the first screen waits for three.
 */
const POLICY_OF_ASSETS = "default-src 'self'; object-src 'none'; frame-ancestors 'none'";

/**
 * Two years, as browsers' preload lists ask. Only for a published address: on localhost it would keep
 * every other program on that machine from plain HTTP.
 */
const STRICT_TRANSPORT = "max-age=63072000";

/** Sets them on every answer; one that a handler has set itself stays. */
export function securityHeaders(
  policy: string,
  isPublishedHttps: boolean,
): MiddlewareHandler<ApiEnv> {
  const everywhere = {
    ...EVERYWHERE,
    ...(isPublishedHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
  const ofAssets = Object.entries({
    ...everywhere,
    "Content-Security-Policy": POLICY_OF_ASSETS,
  });
  const ofDocuments = Object.entries({
    ...everywhere,
    ...OF_DOCUMENTS,
    "Content-Security-Policy": policy,
  });
  return async (c, next) => {
    const headers = c.req.path.startsWith("/assets/") ? ofAssets : ofDocuments;
    const outgoing = c.env?.outgoing;
    if (outgoing) {
      // Handed to Node beforehand: to touch the answer's own headers takes a third of the throughput.
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      return next();
    }
    await next();
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    return undefined;
  };
}
