// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { flushOutbox, keepForLater } from "./outbox.ts";
import { LOCAL_KEYS, readLocal } from "./storage.ts";

const item = (id: string, userKey = "user-1") => ({
  id,
  userKey,
  method: "POST" as const,
  path: "/api/responses",
  payload: { id },
});
const waiting = () =>
  JSON.parse(readLocal(LOCAL_KEYS.outbox) ?? "[]") as { id: string; refused?: string }[];
const answer = (status: number, body: object = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json" },
  });

afterEach(() => vi.unstubAllGlobals());

function stubServer(...answers: (Response | Error)[]) {
  const calls: { path: string; key: string | undefined }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    calls.push({ path, key: (init.headers as Record<string, string>)["idempotency-key"] });
    const next = answers.shift();
    return next instanceof Response
      ? Promise.resolve(next)
      : Promise.reject(next ?? new TypeError("offline"));
  });
  return calls;
}

test("sends what waits, oldest first, each with its own id", async () => {
  keepForLater(item("a"));
  keepForLater(item("b"));
  const calls = stubServer(answer(201), answer(201));
  expect(await flushOutbox("user-1")).toBe(2);
  expect(calls.map((call) => call.key)).toEqual(["a", "b"]);
  expect(waiting()).toEqual([]);
});

test("stops at a lost connection and keeps the rest", async () => {
  keepForLater(item("a"));
  keepForLater(item("b"));
  stubServer(answer(201), new TypeError("offline"));
  expect(await flushOutbox("user-1")).toBe(1);
  expect(waiting().map((entry) => entry.id)).toEqual(["b"]);
});

test("a refusal is marked and kept, and does not hold up the next", async () => {
  keepForLater(item("a"));
  keepForLater(item("b"));
  stubServer(answer(400, { title: "Bad", status: 400, detail: "No such question" }), answer(201));
  expect(await flushOutbox("user-1")).toBe(1);
  expect(waiting()).toMatchObject([{ id: "a", refused: "400: No such question" }]);
});

test("never sends another person's work", async () => {
  keepForLater(item("a", "user-2"));
  const calls = stubServer();
  expect(await flushOutbox("user-1")).toBe(0);
  expect(calls).toEqual([]);
});
