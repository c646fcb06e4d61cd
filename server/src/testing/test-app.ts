import type { User } from "contract/users";
import { fakeCoach } from "../ai/fake-coach.ts";
import { fakeSpeaker } from "../ai/speech/fake-speaker.ts";
import { type AppParts, createApp } from "../app.ts";
import type { OpenDatabase } from "../db/database.ts";
import type { Entry } from "../http/log.ts";
import { expectDocumented } from "./documented.ts";

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  body: ReturnType<typeof JSON.parse>;
};
type Headers = globalThis.Headers;

/** A browser of one person: keeps the cookie, sends JSON, and holds every answer to the contract. */
export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  cookie: string | null;
};

export type TestApp = {
  now: Date;
  log: Entry[];
  client(): Client;
  /** A client whose person has signed in. */
  signIn(sent?: Record<string, unknown>): Promise<Client & { user: User }>;
  request: Awaited<ReturnType<typeof createApp>>["request"];
  /** Gives the reminders that are due at the test's hour. */
  remind: Awaited<ReturnType<typeof createApp>>["remind"];
  stop(): void;
};

/** The application on a database, at a fixed hour, with the test's coach. */
export async function startApp(
  database: OpenDatabase,
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const log: Entry[] = [];
  const app = await createApp({
    database,
    coach: fakeCoach,
    speech: fakeSpeaker,
    clock: () => test.now,
    log: { write: (entry) => log.push(entry), flush: () => {} },
    reach: { publicUrl: null, trustedProxies: 0, hasTls: false },
    ...parts,
  });

  const client = (): Client => {
    const own: Client = {
      cookie: null,
      get: (path, headers) => own.send("GET", path, undefined, headers),
      send: async (method, path, sent, headers = {}) => {
        const response = await app.request(path, {
          method,
          ...(sent !== undefined && {
            body: typeof sent === "string" ? sent : JSON.stringify(sent),
          }),
          headers: {
            ...(sent !== undefined && { "Content-Type": "application/json" }),
            ...(own.cookie && { Cookie: own.cookie }),
            ...headers,
          },
        });
        const set = response.headers.get("set-cookie");
        if (set) own.cookie = /Max-Age=0/.test(set) ? null : (set.split(";")[0] ?? null);
        const text = await response.text();
        const { headers: answered } = response;
        const isJson =
          answered.get("content-type")?.includes("json") && !answered.has("content-encoding");
        const body = isJson ? JSON.parse(text) : null;
        expectDocumented(method, path, { status: response.status, body });
        return { status: response.status, headers: answered, text, body };
      },
    };
    return own;
  };

  const test: TestApp = {
    now: new Date("2026-11-20T12:00:00.000Z"),
    log,
    client,
    signIn: async (sent = {}) => {
      const own = client();
      const wanted = { name: "Ana Lima", profile: "candidate", ...sent };
      const { body } = await own.send("POST", "/api/session", wanted);
      return Object.assign(own, { user: body as User });
    },
    request: app.request,
    remind: app.remind,
    stop: app.stop,
  };
  return test;
}
