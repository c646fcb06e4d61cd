import { Problem } from "contract/problem";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "./testing/answers.ts";
import { onEachDatabase } from "./testing/databases.ts";
import { lostDatabase } from "./testing/lost-database.ts";
import { startApp, type TestApp } from "./testing/test-app.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("a request that does not fit", () => {
    test.each([
      [400, "broken JSON", '{"name": "Ana"', "application/json"],
      [400, "no object", "null", "application/json"],
      [415, "a form", "name=Ana", "application/x-www-form-urlencoded"],
      [415, "plain text", "hello", "text/plain"],
      [413, "a megabyte", JSON.stringify({ name: "x".repeat(1_000_000) }), "application/json"],
    ])("is answered %i for %s, as a problem document", async (status, _, body, type) => {
      const answer = await app.request("/api/session", {
        method: "POST",
        body,
        headers: { "Content-Type": type, "Content-Length": String(body.length) },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      const problem = Problem.parse(await answer.json());
      expect(problem.status).toBe(status);
      expect(problem.title).not.toBe("");
      expect(problem.detail).not.toMatch(/[{}]/);
    });

    test.each(["/api", "/api/", "/api/nope", "/api/users", "/api/responses/x/y"])(
      "has no address: %s",
      async (path) => {
        const { status, body, headers } = await app.client().get(path);
        expect(status).toBe(404);
        expect(headers.get("content-type")).toContain("application/problem+json");
        expect(body.detail).toBe("There is nothing at this address.");
      },
    );
  });

  test.each([
    ["PUT", "/api/responses", "GET, HEAD, POST, OPTIONS"],
    ["POST", "/api/health", "GET, HEAD, OPTIONS"],
    ["PATCH", "/api/responses/any-id", "GET, HEAD, DELETE, OPTIONS"],
    ["POST", "/api/docs", "GET, HEAD, OPTIONS"],
  ])("%s %s is answered with the methods that the address takes", async (method, path, methods) => {
    const { status, body, headers } = await app.client().send(method, path);
    expect([status, headers.get("allow")]).toEqual([405, methods]);
    expect(body.detail).toBe(`This address takes ${methods} only.`);
    const asked = await app.request(path, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, methods]);
  });

  describe("a change from another site", () => {
    const sent = { name: "Ana", profile: "candidate" };
    const status = async (headers: Record<string, string>, on = app) =>
      (await on.client().send("POST", "/api/session", sent, headers)).status;

    test("is refused by its Origin, or by what the browser says of it", async () => {
      expect(await status({ Origin: "http://evil.example" })).toBe(403);
      expect(await status({ Origin: "null" })).toBe(403);
      expect(await status({ Origin: "https://localhost" })).toBe(403);
      expect(await status({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
      expect(await status({ Origin: "http://localhost" })).toBe(201);
      expect(await status({})).toBe(201);
    });

    test("is measured by PUBLIC_URL where one is set", async () => {
      const reach = {
        publicUrl: new URL("https://prep.example.org"),
        trustedProxies: 1,
        hasTls: false,
      };
      const behind = await startApp(database(), { reach });
      expect(await status({ Origin: "https://prep.example.org" }, behind)).toBe(201);
      expect(await status({ Origin: "http://localhost" }, behind)).toBe(403);
      const answer = await behind.client().send("POST", "/api/session", sent);
      expect(answer.headers.get("set-cookie")).toMatch(
        /^__Host-session=.+; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000");
    });

    test("is measured by the proxy's headers only where a proxy is trusted", async () => {
      const forwarded = {
        Origin: "https://prep.example.org",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "prep.example.org",
      };
      expect(await status(forwarded)).toBe(403);
      const reach = { publicUrl: null, trustedProxies: 1, hasTls: false };
      expect(await status(forwarded, await startApp(database(), { reach }))).toBe(201);
    });
  });

  test("every answer carries the security headers, a problem too", async () => {
    for (const path of ["/api/health", "/api/nope", "/api/session"]) {
      const { headers } = await app.client().get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("permissions-policy")).toContain("microphone=(self)");
    }
  });

  test("what is about a person is kept by no cache", async () => {
    const ana = await app.signIn();
    const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    for (const path of [
      "/api/session",
      "/api/users/me",
      "/api/users/me/export",
      "/api/responses",
      `/api/responses/${body.id}`,
      "/api/progress",
      "/api/passkeys",
      "/api/chat/me",
      "/api/documents",
      "/api/stories",
      "/api/airline-training",
      "/api/airline-training/quizzes",
      "/api/questions/bookmarks",
    ]) {
      const { status, headers } = await ana.get(path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
  });

  test("the log says what was asked and how it went, and nothing about the person", async () => {
    const own = await startApp(database());
    const ana = await own.signIn({ name: "Anastasia", email: "ana@example.org" });
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await ana.get("/api/airline-facts/search?q=secretword");
    await ana.get(`/api/users/${ana.user.id}`);
    await ana.send("POST", "/api/responses", { ...TEXT_ANSWER, action: "I\u0000called" });
    const lines = JSON.stringify(own.log);
    expect(own.log).toContainEqual(
      expect.objectContaining({
        event: "request",
        method: "POST",
        route: "/api/responses",
        status: 201,
      }),
    );
    for (const word of [
      "Anastasia",
      "ana@example",
      "secretword",
      "engineer",
      "I called",
      ana.user.id,
    ])
      expect(lines).not.toContain(word);
  });

  test("one person's flood of changes is held back, another's changes are not", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const change = () => ana.send("PATCH", "/api/users/me", { name: "Ana" });
    let answer = await change();
    for (let tries = 0; tries < 200 && answer.status === 200; tries++) answer = await change();
    expect(answer.status).toBe(429);
    expect(answer.body.detail).toMatch(/^Too many requests .+ Try again in \d+ s\.$/);
    expect((await ben.send("PATCH", "/api/users/me", { name: "Benno" })).status).toBe(200);
  });
});

describe("without its database", () => {
  test("health and stored records say 503, the study material still answers", async () => {
    const app = await startApp(lostDatabase());
    const visitor = app.client();
    visitor.cookie = "session=anything";
    for (const path of ["/api/health", "/api/session", "/api/responses"]) {
      const { status, body } = await visitor.get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Problem.parse(body).title).toBe("The server cannot answer now");
    }
    expect((await visitor.get("/api/questions")).status).toBe(200);
  });

  test("a fault of our own is 500 with a trace in the log, and no message of the error", async () => {
    const app = await startApp(lostDatabase("42703"));
    const { status, text } = await app.client().get("/api/health");
    expect(status).toBe(500);
    expect(text).not.toContain("42703");
    expect(app.log[0]?.event).toBe("fault");
    expect(JSON.stringify(app.log)).not.toContain("test: 42703");
  });
});

describe("the description of the calls", () => {
  test("names every call with its shapes, for machines", async () => {
    const app = await startApp(lostDatabase());
    const { body } = await app.client().get("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(Object.keys(body.paths)).toContain("/api/users/{id}/cultural-context");
    expect(
      body.paths["/api/responses"].post.responses["201"].content["application/json"].schema,
    ).toEqual({
      $ref: "#/components/schemas/Response",
    });
  });

  test("and for people, on a page that asks nothing of anybody else", async () => {
    const app = await startApp(lostDatabase());
    const { text, headers } = await app.client().get("/api/docs");
    expect(headers.get("content-type")).toContain("text/html");
    expect(text).toContain("/api/passkeys/authentication");
    expect(text).not.toMatch(/<script|src=|url\(|https?:\/\//);
    expect(headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
  });
});
