import { createHash } from "node:crypto";
import type { User } from "contract/users";
import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Clock, DAY_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { ApiContext, ApiEnv } from "../http/api.ts";
import { ownOrigin, type Reach } from "../http/origin.ts";
import { notSignedIn } from "../http/problems.ts";
import type { Random } from "../random.ts";
import { deleteSession, findSession, type NewSessionRow, touchSession } from "./store.ts";

/** A year from the last visit; browsers keep no cookie longer than 400 days. */
const LIFETIME_MS = 365 * DAY_MS;
/** The year is renewed at most once a day: a read need not write. */
const RENEW_AFTER_MS = DAY_MS;

/** Cookie sessions: the browser holds a random token, the database its hash. */
export type Sessions = {
  /** A new session for a person; the cookie is set on this answer once the caller has stored the row. */
  begin(userId: string): { token: string; row: NewSessionRow };
  setToken(c: ApiContext, token: string): void;
  /** The signed-in person, or null; a cookie that means nobody is cleared. */
  current(c: ApiContext): Promise<User | null>;
  end(c: ApiContext): Promise<void>;
  /** Forgets the session that came with the request, keeping the cookie for a new one. */
  forget(c: ApiContext): Promise<void>;
  signedIn: MiddlewareHandler<ApiEnv>;
};

export function createSessions(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  reach: Reach;
}): Sessions {
  const { db, clock, random, reach } = deps;
  const isSecure = (c: ApiContext) => ownOrigin(c, reach).protocol === "https:";
  // The __Host- prefix keeps a neighbouring subdomain from planting a cookie; it needs HTTPS.
  const cookieName = (c: ApiContext) => (isSecure(c) ? "__Host-session" : "session");
  const expiry = () => new Date(clock().getTime() + LIFETIME_MS);
  const tokenOf = (c: ApiContext) => getCookie(c, cookieName(c));
  const clearCookie = (c: ApiContext) =>
    deleteCookie(c, cookieName(c), { path: "/", secure: isSecure(c) });

  const sessions: Sessions = {
    begin: (userId) => {
      const token = random.token();
      const now = clock();
      const times = { createdAt: now, lastSeenAt: now, expiresAt: expiry() };
      return { token, row: { tokenHash: hashOf(token), userId, ...times } };
    },
    setToken: (c, token) =>
      setCookie(c, cookieName(c), token, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure(c),
        maxAge: LIFETIME_MS / 1000,
      }),
    current: async (c) => {
      const token = tokenOf(c);
      if (!token) return null;
      const found = await findSession(db, hashOf(token), clock());
      if (!found) {
        clearCookie(c);
        return null;
      }
      if (clock().getTime() - found.lastSeenAt.getTime() > RENEW_AFTER_MS) {
        await touchSession(db, hashOf(token), clock(), expiry());
        sessions.setToken(c, token);
      }
      return found.user;
    },
    forget: async (c) => {
      const token = tokenOf(c);
      if (token) await deleteSession(db, hashOf(token));
    },
    end: async (c) => {
      await sessions.forget(c);
      clearCookie(c);
    },
    signedIn: async (c, next) => {
      const user = await sessions.current(c);
      if (!user) throw notSignedIn();
      c.set("user", user);
      await next();
    },
  };
  return sessions;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
