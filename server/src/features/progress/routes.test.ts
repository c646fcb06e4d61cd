import { Progress } from "contract/progress";
import { beforeAll, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("follows the stored answers", async () => {
    const ana = await app.signIn();
    expect(Progress.parse((await ana.get("/api/progress")).body).practiceSessions).toBe(0);
    const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    const progress = Progress.parse((await ana.get("/api/progress?timezone=Asia/Dubai")).body);
    expect(progress).toMatchObject({
      practiceSessions: 1,
      averageScore: body.analysis.overallScore,
      practiceSeconds: 119,
      nextStep: { responseId: body.id, bankQuestionId: "stayed-calm" },
    });
    await ana.send("DELETE", `/api/responses/${body.id}`);
    expect((await ana.get("/api/progress")).body.practiceSessions).toBe(0);
  });

  test("counts days in the zone asked for, else in the saved one", async () => {
    const own = await startApp(database());
    own.now = new Date("2026-11-20T23:30:00Z");
    const ana = await own.signIn();
    const today = async (query = "") =>
      (await ana.get(`/api/progress${query}`)).body.days.at(-1).date;
    expect(await today()).toBe("2026-11-20");
    const context = { targetRegion: "asia-japan", timezone: "Asia/Tokyo" };
    await ana.send("PATCH", "/api/users/me/cultural-context", context);
    expect(await today()).toBe("2026-11-21");
    expect(await today("?timezone=America/New_York")).toBe("2026-11-20");
    const refused = await ana.get("/api/progress?timezone=Mars/Base");
    expect(refused.body.errors).toEqual([
      { path: "timezone", message: "This timezone is not known" },
    ]);
  });

  test("says how often, and when last, each question of the bank was practised", async () => {
    const own = await startApp(database());
    const [ana, ben] = [await own.signIn(), await own.signIn({ name: "Ben" })];
    expect((await ana.get("/api/progress/questions")).body).toEqual([]);
    const answer = async (questionId: string, at: string, question = TEXT_ANSWER.question) => {
      own.now = new Date(at);
      return ana.send("POST", "/api/responses", { ...TEXT_ANSWER, questionId, question });
    };
    await answer("short-of-people", "2026-11-18T08:00:00.000Z");
    await answer("stayed-calm", "2026-11-19T08:00:00.000Z");
    await answer("short-of-people", "2026-11-20T08:00:00.123Z");
    await answer("1763640000000", "2026-11-21T08:00:00.000Z", "A question of my own?");
    const practised = [
      {
        bankQuestionId: "short-of-people",
        practiceCount: 2,
        lastPracticed: "2026-11-20T08:00:00.123Z",
      },
      {
        bankQuestionId: "stayed-calm",
        practiceCount: 1,
        lastPracticed: "2026-11-19T08:00:00.000Z",
      },
    ];
    expect((await ana.get("/api/progress/questions?userId=me")).body).toEqual(practised);
    expect((await ben.get("/api/progress/questions")).body).toEqual([]);
  });

  test("a target can be set and set again", async () => {
    const ana = await app.signIn();
    for (const targetLevel of [90, 70]) {
      const target = { skill: "star", targetLevel };
      const { status, body } = await ana.send("PUT", "/api/progress/targets", target);
      expect([status, body]).toEqual([200, target]);
    }
    expect((await ana.get("/api/progress")).body.skills[0]).toMatchObject({
      id: "star",
      targetLevel: 70,
    });
    const wrong = await ana.send("PUT", "/api/progress/targets", {
      skill: "star",
      targetLevel: 101,
    });
    expect(wrong.body.errors[0].path).toBe("targetLevel");
  });

  test("is one's own", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    for (const path of ["/api/progress", "/api/progress/questions"]) {
      expect((await ana.get(`${path}?userId=${ben.user.id}`)).status).toBe(403);
      expect((await app.client().get(path)).status).toBe(401);
    }
  });
});
