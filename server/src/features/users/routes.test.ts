import { UserExport } from "contract/users";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("one's own account is found as me and by id", async () => {
    const ana = await app.signIn();
    expect((await ana.get("/api/users/me")).body).toEqual(ana.user);
    expect((await ana.get(`/api/users/${ana.user.id}`)).body).toEqual(ana.user);
  });

  test.each([
    ["GET", ""],
    ["PATCH", ""],
    ["PATCH", "/cultural-context"],
    ["GET", "/export"],
    ["DELETE", ""],
  ])("%s …%s is for oneself: 403 another's, 404 unknown, 401 nobody", async (method, rest) => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const body =
      method !== "PATCH"
        ? undefined
        : rest
          ? { targetRegion: "europe-uk", timezone: "Europe/London" }
          : { name: "Eve" };
    const status = async (id: string, who = ana) =>
      (await who.send(method, `/api/users/${id}${rest}`, body)).status;
    expect(await status(ben.user.id)).toBe(403);
    expect(await status(UNKNOWN)).toBe(404);
    expect(await status("demo-user")).toBe(404);
    expect((await app.client().send(method, `/api/users/me${rest}`, body)).status).toBe(401);
    expect((await ben.get("/api/users/me")).body.name).toBe("Ben");
  });

  describe("changing the account", () => {
    test("changes what is named and nothing else", async () => {
      const ana = await app.signIn({ airline: "KLM" });
      const change = {
        interviewDate: "2026-12-04",
        accommodations: { moreTime: true, secondTake: false, noCamera: true },
        isDemo: true,
      };
      const { status, body } = await ana.send("PATCH", "/api/users/me", change);
      expect(status).toBe(200);
      const { interviewDate, accommodations } = change;
      expect(body).toEqual({ ...ana.user, interviewDate, accommodations });
      expect((await ana.get("/api/session")).body).toEqual(body);
    });

    test("takes an airline of either list, and none", async () => {
      const ana = await app.signIn();
      for (const targetAirline of ["Other", "JetBlue Airways", ""]) {
        const { body } = await ana.send("PATCH", "/api/users/me", { targetAirline });
        expect(body.targetAirline).toBe(targetAirline);
      }
    });

    test.each([
      ["targetAirline", { targetAirline: "Air Nowhere" }],
      ["name", { name: "  " }],
      ["interviewDate", { interviewDate: "next Friday" }],
      ["interviewDate", { interviewDate: "2026-02-30" }],
      ["interviewDate", { interviewDate: "0000-01-01" }],
      [
        "accommodations.moreTime",
        { accommodations: { moreTime: "yes", secondTake: true, noCamera: true } },
      ],
      ["", {}],
    ])("refuses a wrong %s", async (path, change) => {
      const ana = await app.signIn();
      const { status, body } = await ana.send("PATCH", "/api/users/me", change);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(path);
    });
  });

  describe("the cultural context", () => {
    test("is stored with the account", async () => {
      const ana = await app.signIn();
      const context = {
        targetRegion: "middle-east-uae",
        timezone: "Asia/Dubai",
        culturalBackground: "United Arab Emirates",
      };
      const { status, body } = await ana.send("PATCH", "/api/users/me/cultural-context", context);
      expect(status).toBe(200);
      expect(body).toEqual({ ...ana.user, ...context });
    });

    test.each([
      [{ timezone: "Asia/Dubai" }, "targetRegion", "Please select a target region"],
      [{ targetRegion: "europe-uk" }, "timezone", "Please select a timezone"],
      [
        { targetRegion: "europe-uk", timezone: "Mars/Base" },
        "timezone",
        "This timezone is not known",
      ],
      [{ targetRegion: "europe-uk", timezone: "+05:00" }, "timezone", "This timezone is not known"],
    ])("refuses %j in the specification's words", async (context, path, message) => {
      const ana = await app.signIn();
      const { body } = await ana.send("PATCH", "/api/users/me/cultural-context", context);
      expect(body.errors).toEqual([{ path, message }]);
    });
  });

  test("the download holds everything, as a file", async () => {
    const ana = await app.signIn();
    const saved = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await ana.send("PUT", "/api/progress/targets", { skill: "star", targetLevel: 90 });
    await ana.send("PUT", "/api/questions/stayed-calm/bookmark");
    const said = await ana.send("POST", "/api/chat", {
      ...{ userId: "me", message: "Hello", role: "user" },
    });
    const tags = { title: "The lift", competencies: [], airlineValues: [] };
    const story = await ana.send("POST", "/api/stories", { ...tags, responseId: saved.body.id });
    const { status, body, headers } = await ana.get("/api/users/me/export");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.json"$/);
    expect(UserExport.parse(body)).toMatchObject({
      user: { id: ana.user.id },
      responses: [saved.body],
      skillTargets: [{ skill: "star", targetLevel: 90 }],
      stories: [story.body],
      bookmarks: ["stayed-calm"],
      chat: [said.body.message, said.body.reply],
      documents: [],
      passkeys: [],
      sessions: [{ createdAt: "2026-11-20T12:00:00.000Z" }],
    });
    expect(JSON.stringify(body)).not.toContain("tokenHash");
  });

  test("deleting the account deletes every row and every session", async () => {
    const ana = await app.signIn();
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    const other = app.client();
    other.cookie = ana.cookie;
    const answer = await ana.send("DELETE", "/api/users/me");
    expect(answer.status).toBe(204);
    expect(ana.cookie).toBeNull();
    expect((await other.get("/api/session")).status).toBe(401);
    expect((await other.send("POST", "/api/responses", TEXT_ANSWER)).status).toBe(401);
    const ben = await app.signIn({ name: "Ben" });
    expect((await ben.get(`/api/users/${ana.user.id}`)).status).toBe(404);
  });
});
