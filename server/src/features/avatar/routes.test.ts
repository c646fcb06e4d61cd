import { beforeAll, expect, test } from "vitest";
import { builtInCoach } from "../../ai/built-in-coach.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/avatar/adapt-response";
const SENT = {
  emotionData: { primary: "nervous", intensity: "medium", confidence: 0.7 },
  avatarProfile: { id: "rania-khoury" },
  interviewContext: { question: "Why this airline?", interviewType: "behavioral" },
  originalFeedback: "You named the route. Next time, say what draws you to it.",
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("feedback is put by the named recruiter, for the region that the person has saved", async () => {
    const ana = await app.signIn();
    const first = await ana.send("POST", PATH, SENT);
    expect(first.status).toBe(200);
    expect(first.body.spokenResponse).toMatch(/^en: Rania Khoury to nervous for null: You named/);
    const context = { targetRegion: "asia-japan", timezone: "Asia/Tokyo" };
    await ana.send("PATCH", "/api/users/me/cultural-context", context);
    const { body } = await ana.send("POST", `${PATH}?language=zh`, SENT);
    expect(body.spokenResponse).toMatch(/^zh: .* for asia-japan/);
    const tried = await ana.send("POST", PATH, { ...SENT, targetRegion: "europe-uk" });
    expect(tried.body.spokenResponse).toMatch(/for europe-uk/);
  });

  test.each([
    [{ originalFeedback: " " }, "originalFeedback", "The feedback to adapt is missing"],
    [{ targetRegion: "mars" }, "targetRegion", "Choose one of the six regions"],
    [{ originalFeedback: "x".repeat(5001) }, "originalFeedback", "Use at most 5,000 characters"],
    [{ avatarProfile: { id: "nobody" } }, "avatarProfile.id", "Choose a recruiter from the list"],
    [
      { emotionData: { ...SENT.emotionData, confidence: 2 } },
      "emotionData.confidence",
      "At most 1",
    ],
    [
      { interviewContext: { question: "", interviewType: "behavioral" } },
      "interviewContext.question",
      "The question is missing",
    ],
  ])("refuses %j in words", async (change, path, message) => {
    const ana = await app.signIn();
    const { status, body } = await ana.send("POST", PATH, { ...SENT, ...change });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test("is for the signed-in", async () => {
    expect((await app.client().send("POST", PATH, SENT)).status).toBe(401);
  });

  test("the built-in engine steadies a nervous person and keeps the next step", async () => {
    const real = await startApp(database(), { coach: builtInCoach });
    const ana = await real.signIn();
    const { body } = await ana.send("POST", PATH, SENT);
    expect(body.spokenResponse).toContain("Next time, say what draws you to it.");
    expect(body.emotionalSupport).not.toBe("");
    expect(body.source).toBe("built-in");
  });
});
