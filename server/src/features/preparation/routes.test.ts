import { CULTURE_CHECKS } from "content/cultures/checks";
import { SCENES } from "content/cultures/scenes";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const CHECK = CULTURE_CHECKS["asia-japan"].map(({ id, correctAnswer }) => ({
  id,
  choice: correctAnswer,
}));
const SCENE_CHOICES = SCENES["asia-japan"].map(({ id, options }) => ({ id, choice: options[3] }));
const PLAN = {
  place: "video",
  interviewAt: "2026-11-27T15:00",
  interviewZone: "Asia/Tokyo",
  homeZone: "Europe/Berlin",
  asleepAt: "23:00",
  wakeAt: "03:30",
  thereAt: "06:40",
  bufferMinutes: 30,
};
const ANSWERS = ["asia-japan-1", "senior-crew-missed-something", "request-never-spoken"].map(
  (questionId, index) => ({
    ...{ questionId, answer: "I would ask quietly.", feedback: "Say what came of it." },
    score: [50, null, 71][index],
  }),
);
const JAPAN = "/api/preparation/asia-japan";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("a part of Smart Prep", () => {
    test.each([
      ["cultural", { module: "cultural", choices: CHECK }, 100],
      ["nonverbal", { module: "nonverbal", choices: SCENE_CHOICES }, 25],
      // Six of seven rules: the night is too short.
      ["timing", { module: "timing", plan: PLAN }, 86],
      ["questions", { module: "questions", answers: ANSWERS }, 61],
    ])("%s is graded and kept", async (module, work, score) => {
      const ana = await app.signIn();
      const { status, body } = await ana.send("PUT", JAPAN, work);
      expect(status).toBe(200);
      expect(body).toEqual({
        ...{ region: "asia-japan", module, score, work },
        completedAt: "2026-11-20T12:00:00.000Z",
      });
      expect((await ana.get("/api/preparation")).body).toEqual([body]);
    });

    test("done again takes the place of the earlier try; another region stands beside it", async () => {
      const ana = await app.signIn();
      const [first, ...rest] = CHECK;
      const slip = CULTURE_CHECKS["asia-japan"][0]?.options[0];
      await ana.send("PUT", JAPAN, {
        module: "cultural",
        choices: [{ ...first, choice: slip }, ...rest],
      });
      await ana.send("PUT", JAPAN, { module: "cultural", choices: CHECK });
      const choices = CULTURE_CHECKS["europe-uk"].map(({ id, options }) => ({
        id,
        choice: options[0],
      }));
      await ana.send("PUT", "/api/preparation/europe-uk", { module: "cultural", choices });
      const kept = (await ana.get("/api/preparation")).body;
      expect(
        kept.map(({ region, score }: { region: string; score: number }) => [region, score]),
      ).toEqual([
        ["asia-japan", 100],
        ["europe-uk", 40],
      ]);
    });

    test.each([
      ["choices", { module: "cultural", choices: CHECK.slice(1) }, /^Answer every question/],
      ["choices", { module: "nonverbal", choices: CHECK }, /^Answer every question/],
      ["answers", { module: "questions", answers: ANSWERS.slice(1) }, /^Answer three questions/],
      ["plan.homeZone", { module: "timing", plan: { ...PLAN, homeZone: "Mars" } }, /not known/],
      ["plan.wakeAt", { module: "timing", plan: { ...PLAN, wakeAt: "25:00" } }, /time like 06:30/],
      ["plan.interviewAt", { module: "timing", plan: { ...PLAN, interviewAt: "soon" } }, /a date/],
      [
        "plan.interviewAt",
        { module: "timing", plan: { ...PLAN, interviewAt: "2026-11-19T15:00" } },
        /That moment is over/,
      ],
    ])("that does not fit names the field: %s", async (path, work, message) => {
      const ana = await app.signIn();
      const { status, body } = await ana.send("PUT", JAPAN, work);
      expect([status, body.errors[0].path]).toEqual([400, path]);
      expect(body.errors[0].message).toMatch(message);
      expect((await ana.get("/api/preparation")).body).toEqual([]);
    });

    test("of a region that is none is refused, and of nobody", async () => {
      const ana = await app.signIn();
      const work = { module: "cultural", choices: CHECK };
      expect((await ana.send("PUT", "/api/preparation/atlantis", work)).status).toBe(400);
      expect((await app.client().send("PUT", JAPAN, work)).status).toBe(401);
      expect((await app.client().get("/api/preparation")).status).toBe(401);
    });
  });

  test("everybody has their own: seen, begun again, exported and deleted with the account", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const work = { module: "cultural", choices: CHECK };
    await ana.send("PUT", JAPAN, work);
    await ben.send("PUT", JAPAN, work);
    expect((await ben.send("DELETE", JAPAN)).status).toBe(204);
    expect((await ben.get("/api/preparation")).body).toEqual([]);
    expect((await ana.get("/api/preparation")).body).toHaveLength(1);
    expect((await ana.get("/api/users/me/export")).body.preparation).toHaveLength(1);
    expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
  });
});
