import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnv } from "./api.ts";
import { type Refusal, tooLarge } from "./problems.ts";

/** Four sections of 5,000 characters, each six bytes as an escaped JSON character, twice over. */
const USUAL_KILOBYTES = 256;

/**
 * The largest body of one address, and what is said of a larger one. A streamed one is not read here: whoever reads it counts
 * what comes; only a length that is stated is believed.
 */
export type BodyLimit = { bytes: number; refusal: () => Refusal; isStreamed?: boolean };

/** Reads no more of a body than its address takes, whatever length the sender states. */
export function limitBodies(
  byAddress: Readonly<Record<string, BodyLimit>>,
): MiddlewareHandler<ApiEnv> {
  const usual = limitTo({
    bytes: USUAL_KILOBYTES * 1024,
    refusal: () => tooLarge(USUAL_KILOBYTES),
  });
  const own = new Map(Object.entries(byAddress).map(([path, limit]) => [path, limitTo(limit)]));
  return (c, next) => (own.get(c.req.path) ?? usual)(c, next);
}

function limitTo({ bytes, refusal, isStreamed = false }: BodyLimit): MiddlewareHandler {
  if (isStreamed)
    return (c, next) => {
      if (Number(c.req.header("content-length") ?? 0) > bytes) throw refusal();
      return next();
    };
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw refusal();
    },
  });
}
