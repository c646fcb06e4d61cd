import { beforeAll, expect, test } from "vitest";
import { evaluationOf, heldInterview } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/recruiters/me/analytics";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("one's own scores are counted by month, criterion and recommendation, and beside the other evaluator's", async () => {
    const { recruiter, interview } = await heldInterview(app);
    expect((await recruiter.get(PATH)).body).toMatchObject({ evaluations: 0, months: [] });
    const { body } = await recruiter.send("PUT", `/api/second-evaluations/${interview.id}`);
    const colleague = await app.signIn({ name: "Hana Mori", profile: "recruiter" });
    await colleague.send("POST", "/api/second-evaluations", { token: body.token });
    await recruiter.send("POST", "/api/evaluations", evaluationOf(interview));
    // The other one's evaluation is not there yet: nothing to compare, and nothing to see of it.
    expect((await colleague.get(PATH)).body).toMatchObject({
      evaluations: 0,
      calibration: { pairs: 0 },
    });
    const second = { ...evaluationOf(interview), overallScore: 9 };
    await colleague.send("POST", "/api/evaluations", second);
    const analytics = (await recruiter.get(`${PATH}?period=all&interviewType=behavioral`)).body;
    expect(analytics).toMatchObject({
      ...{ evaluations: 1, recommendations: { hire: 0, consider: 1, reject: 0 } },
      months: [{ month: app.now.toISOString().slice(0, 7), count: 1, mean: 7 }],
      calibration: { pairs: 1, close: 5, scores: 6, sameRecommendation: 1 },
    });
    expect(analytics.criteria[0]).toMatchObject({ dimension: "overall", bands: [0, 0, 0, 1, 0] });
    expect(analytics.calibration.leaning[0]).toEqual({
      ...{ dimension: "overall", difference: -2, interval: null },
    });
    const { body: technical } = await recruiter.get(`${PATH}?interviewType=technical`);
    expect(technical).toMatchObject({ evaluations: 0, calibration: { pairs: 0 } });
  });

  test("is one's own, and names what does not fit", async () => {
    const { recruiter, candidate } = await heldInterview(app);
    const others = `/api/recruiters/${recruiter.user.id}/analytics`;
    expect((await candidate.get(others)).status).toBe(403);
    expect((await app.client().get(PATH)).status).toBe(401);
    const { status, body } = await recruiter.get(`${PATH}?period=7`);
    expect([status, body.errors[0].path]).toEqual([400, "period"]);
  });

  test("an organisation's code confirms its recruiters; where there is none nobody is asked", async () => {
    const CODE = "/api/recruiters/me/confirmation";
    const rosa = await app.signIn({ name: "Rosa", profile: "recruiter" });
    expect((await rosa.get("/api/recruiters/me")).body.isConfirmed).toBe(null);
    expect((await rosa.send("POST", CODE, { code: "crew-2026" })).status).toBe(404);
    const organised = await startApp(database(), { inviteCode: "crew-2026" });
    const [hana, ana] = [
      await organised.signIn({ name: "Hana", profile: "recruiter" }),
      await organised.signIn(),
    ];
    expect((await hana.get("/api/recruiters/me")).body.isConfirmed).toBe(false);
    expect((await hana.send("POST", CODE, { code: "Crew-2026" })).status).toBe(403);
    expect((await hana.send("POST", CODE, { code: " crew-2026 " })).body.isConfirmed).toBe(true);
    expect((await ana.send("POST", CODE, { code: "crew-2026" })).status).toBe(403);
    expect((await organised.client().send("POST", CODE, { code: "x" })).status).toBe(401);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => hana.send("POST", CODE, { code: "guess" })),
    );
    expect(guesses.map(({ status }) => status)).toContain(429);
  });
});
