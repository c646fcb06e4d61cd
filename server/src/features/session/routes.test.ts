import { AIRLINES } from "content/airlines/airlines";
import { QUESTIONS } from "content/questions/questions";
import { LANGUAGE_CODES } from "contract/languages";
import type { Story } from "contract/stories";
import { User } from "contract/users";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../clock.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";
import { DEMO_BOOKMARKS, DEMO_STORIES, demoMessages } from "./demo-coaching.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("signing in", () => {
    test("makes an account and answers with it", async () => {
      const { status, body, headers } = await app.client().send("POST", "/api/session", {
        name: "  Ana Lima ",
        email: "",
        profile: "candidate",
        airline: "Emirates",
      });
      expect(status).toBe(201);
      expect(User.parse(body)).toMatchObject({
        name: "Ana Lima",
        email: null,
        profile: "candidate",
        targetAirline: "Emirates",
        isDemo: false,
        createdAt: "2026-11-20T12:00:00.000Z",
      });
      expect(headers.get("set-cookie")).toMatch(
        /^session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    test("says which field does not fit, in the form's words", async () => {
      const sent = { name: " ", email: "ana@", profile: "pilot" };
      const { status, body, headers } = await app.client().send("POST", "/api/session", sent);
      expect(status).toBe(400);
      expect(headers.get("content-type")).toContain("application/problem+json");
      expect(body.errors).toContainEqual({ path: "name", message: "Full name is required" });
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
        "name",
        "email",
        "profile",
      ]);
    });

    test("refuses an airline that no list offers", async () => {
      const sent = { name: "Ana", profile: "candidate", airline: "Air Nowhere" };
      const { status, body } = await app.client().send("POST", "/api/session", sent);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe("airline");
    });

    test("as somebody else replaces the session and keeps the old account", async () => {
      const ana = await app.signIn();
      const before = ana.cookie;
      const { body } = await ana.send("POST", "/api/session", { name: "Ben", profile: "trainer" });
      expect((await ana.get("/api/session")).body.id).toBe(body.id);
      ana.cookie = before;
      expect((await ana.get("/api/session")).status).toBe(401);
    });

    test("thirty people behind one address all get in; a flood from it does not", async () => {
      const reach = { publicUrl: null, trustedProxies: 1, hasTls: false };
      const school = await startApp(database(), { reach });
      const address = { "X-Forwarded-For": "203.0.113.7" };
      const enter = (name: string) =>
        school.client().send("POST", "/api/session", { name, profile: "candidate" }, address);
      for (let person = 1; person <= 30; person++)
        expect((await enter(`Person ${person}`)).status).toBe(201);
      let refused = null;
      for (let tries = 0; tries < 400 && !refused; tries++) {
        const answer = await enter("Flood");
        if (answer.status !== 201) refused = answer;
      }
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    });
  });

  describe("a session", () => {
    test("is nobody's without a cookie", async () => {
      expect((await app.client().get("/api/session")).status).toBe(401);
    });

    test("ends with sign-out", async () => {
      const ana = await app.signIn();
      const { cookie } = ana;
      const answer = await ana.send("DELETE", "/api/session");
      expect(answer.status).toBe(204);
      expect(ana.cookie).toBeNull();
      ana.cookie = cookie;
      expect((await ana.get("/api/session")).status).toBe(401);
    });

    test("that has gone takes its stale cookie with it", async () => {
      const stranger = app.client();
      stranger.cookie = `session=${"x".repeat(43)}`;
      const answer = await stranger.get("/api/session");
      expect(answer.status).toBe(401);
      expect(answer.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0; Path=\//);
    });

    test("lasts a year from the last visit, not from the first", async () => {
      const own = await startApp(database());
      const ana = await own.signIn();
      const days = (count: number) => {
        own.now = new Date(own.now.getTime() + count * DAY_MS);
      };
      days(364);
      const visit = await ana.get("/api/session");
      expect(visit.status).toBe(200);
      expect(visit.headers.get("set-cookie")).toContain("Max-Age=31536000");
      days(364);
      expect((await ana.get("/api/session")).status).toBe(200);
      days(366);
      expect((await ana.get("/api/session")).status).toBe(401);
    });
  });

  describe("the demo", () => {
    test("is an account of its own, with three weeks of marked samples", async () => {
      const { user, ...demo } = await app.signIn({ name: "Ana", demo: true });
      expect(user).toMatchObject({ isDemo: true, profile: "candidate", targetAirline: "" });
      const { body } = await demo.get("/api/responses?limit=100");
      expect(body).toHaveLength(14);
      for (const sample of body) {
        expect(sample.isSample).toBe(true);
        expect(sample.bankQuestionId).not.toBeNull();
      }
      const age = (app.now.getTime() - Date.parse(body.at(-1).createdAt)) / DAY_MS;
      expect(age).toBeGreaterThan(19);
      expect(age).toBeLessThan(22);
    });

    test("asked the coach in the language of its screens", () => {
      const asked = LANGUAGE_CODES.map((language) => demoMessages(language).join(" "));
      expect(new Set(asked).size).toBe(LANGUAGE_CODES.length);
    });

    test("has talked with the coach, kept three stories and set two bookmarks", async () => {
      const { user, ...demo } = await app.signIn({ demo: true });
      const { body: chat } = await demo.get("/api/chat/me");
      expect(chat.map(({ role }: { role: string }) => role)).toEqual(
        demoMessages("en").flatMap(() => ["user", "assistant"]),
      );
      // Each reply knows what was said before it, and the record of this very account.
      expect(chat.at(-1).message).toBe(
        `en: turn 3 after 4\n\n18 answers, 3 stories, 0 documents\n\n${demoMessages("en")[2]}`,
      );
      const { body: stories } = await demo.get("/api/stories");
      expect(stories.map((story: Story) => story.title).sort()).toEqual(
        DEMO_STORIES.map(({ title }) => title).sort(),
      );
      for (const sample of [...chat, ...stories]) {
        expect(sample.isSample).toBe(true);
        expect(sample.userId).toBe(user.id);
      }
      expect((await demo.get("/api/questions/bookmarks")).body).toEqual(
        DEMO_BOOKMARKS.toReversed(),
      );
    });

    test("has finished one interview, heard and scored by the coach", async () => {
      const { user: _, ...demo } = await app.signIn({ demo: true });
      const { body: sessions } = await demo.get("/api/interview-sessions");
      expect(sessions).toMatchObject([
        { isSample: true, status: "completed", ending: "all-answered", answeredCount: 4 },
      ]);
      const { body } = await demo.get(`/api/interview-sessions/${sessions[0].id}`);
      expect(Date.parse(body.completedAt) - Date.parse(body.startedAt)).toBe(
        (body.totalSeconds - body.remainingSeconds) * 1000,
      );
      for (const { spokenFeedback, analysis, emotions } of body.answers) {
        expect(spokenFeedback).toMatch(/^en: Rania Khoury heard/);
        expect(analysis.overallScore).toBeGreaterThan(0);
        expect(emotions).toMatchObject([{ primary: "calm" }]);
      }
    });

    test("names values of airlines as the guide does, and questions of the bank", () => {
      const values = new Map(AIRLINES.map((each) => [each.airlineName, each.coreValues]));
      for (const { airline, value } of DEMO_STORIES.flatMap((story) => story.airlineValues))
        expect(values.get(airline)).toContain(value);
      const ids = QUESTIONS.map(({ id }) => id);
      for (const id of DEMO_BOOKMARKS) expect(ids).toContain(id);
    });
  });
});
