import { beforeAll, expect, test } from "vitest";
import { book, evaluationOf, heldInterview } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const CALLS = "/api/second-evaluations";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  /** A held interview, and a colleague with the link. */
  const invited = async () => {
    const held = await heldInterview(app);
    const path = `${CALLS}/${held.interview.id}`;
    const { body } = await held.recruiter.send("PUT", path);
    const colleague = await app.signIn({ name: "Hana Mori", profile: "recruiter" });
    return { ...held, path, token: body.token as string, colleague };
  };
  const accepted = async () => {
    const all = await invited();
    await all.colleague.send("POST", CALLS, { token: all.token });
    return all;
  };

  test("scores blind: neither reads the other before both are there, over any call", async () => {
    const { recruiter, candidate, colleague, interview, path } = await accepted();
    const first = { ...evaluationOf(interview), detailedFeedback: "The first one's own words." };
    await candidate.send("PUT", `/api/mock-interviews/${interview.id}/self-scores`, {
      ...{ overall: 9, communication: 9, professionalism: 9 },
      ...{ problemSolving: 9, customerService: 9, safetyAwareness: 9 },
    });
    await recruiter.send("POST", "/api/evaluations", first);
    const read = [path, CALLS, "/api/evaluations", "/api/evaluations?recruiterId=me"];
    for (const address of read) {
      const { status, text } = await colleague.get(address);
      expect([address, status, text.includes("first one's")]).toEqual([address, 200, false]);
    }
    const closed = ["mock-interviews", "interview-rooms", "interview-calls"];
    for (const room of closed)
      expect((await colleague.get(`/api/${room}/${interview.id}`)).status).toBe(403);
    expect((await recruiter.get(path)).body).toMatchObject({ state: "accepted", pair: null });

    const second = {
      ...evaluationOf(interview),
      overallScore: 9,
      detailedFeedback: "The second's.",
    };
    expect((await colleague.send("POST", "/api/evaluations", second)).status).toBe(201);
    for (const who of [recruiter, colleague]) {
      const { state, pair } = (await who.get(path)).body;
      expect([state, pair.first.overallScore, pair.second.overallScore]).toEqual(["given", 7, 9]);
    }
    const { body } = await candidate.get("/api/evaluations?candidateId=me");
    expect(body.map(({ recruiterName }: { recruiterName: string }) => recruiterName)).toEqual([
      ...["Hana Mori", "Rosa Keller"],
    ]);
    // A figure of the colleague's own interviews it is not.
    const { body: figures } = await colleague.get("/api/recruiters/me/figures");
    expect([figures.completed, figures.evaluations]).toEqual([0, 0]);
    expect((await colleague.send("POST", "/api/evaluations", second)).status).toBe(409);
    expect((await recruiter.send("DELETE", path)).status).toBe(409);
  });

  test("the candidate is told who else scores; the link is taken up once, and goes with the withdrawal", async () => {
    const { recruiter, candidate, colleague, interview, path, token } = await invited();
    const name = async () =>
      (await candidate.get(`/api/mock-interviews/${interview.id}`)).body.secondEvaluatorName;
    expect(await name()).toBe(null);
    const late = await app.signIn({ name: "Ben", profile: "recruiter" });
    const both = await Promise.all(
      [colleague, late].map((who) => who.send("POST", CALLS, { token })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(["Hana Mori", "Ben"]).toContain(await name());
    expect((await recruiter.get(path)).body.token).toBe(null);
    expect((await recruiter.send("DELETE", path)).status).toBe(204);
    expect(await name()).toBe(null);
    expect((await late.send("POST", CALLS, { token })).status).toBe(404);
    expect((await recruiter.send("PUT", path)).body.token).not.toBe(token);
  });

  test("only the interview's recruiter invites; the two of it cannot be its second evaluator", async () => {
    const { recruiter, candidate, colleague, path, token } = await invited();
    expect((await recruiter.send("POST", CALLS, { token })).status).toBe(409);
    expect((await candidate.send("POST", CALLS, { token })).status).toBe(403);
    expect((await candidate.send("PUT", path)).status).toBe(403);
    expect((await candidate.get(path)).status).toBe(403);
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await colleague.send(method, path)).status).toBe(403);
      expect((await app.client().send(method, path)).status).toBe(401);
      expect((await recruiter.send(method, `${CALLS}/${UNKNOWN}`)).status).toBe(404);
    }
    await colleague.send("POST", CALLS, { token });
    expect((await colleague.send("PUT", path)).status).toBe(403);
    expect((await colleague.send("POST", CALLS, { token: "half" })).body.errors[0].path).toBe(
      "token",
    );
  });

  test("what is not held yet is not scored yet; what is called off is not listed", async () => {
    const { recruiter, candidate } = await heldInterview(app);
    const { body } = await book(candidate, recruiter.user.id, {
      scheduledAt: "2026-11-23T10:00:00.000Z",
    });
    const { body: opinion } = await recruiter.send("PUT", `${CALLS}/${body.id}`);
    const colleague = await app.signIn({ name: "Hana Mori", profile: "recruiter" });
    await colleague.send("POST", CALLS, { token: opinion.token });
    const listed = async () => (await colleague.get(CALLS)).body.length;
    expect((await colleague.send("POST", "/api/evaluations", evaluationOf(body))).status).toBe(409);
    expect(await listed()).toBe(1);
    await candidate.send("PUT", `/api/mock-interviews/${body.id}`, { status: "cancelled" });
    expect(await listed()).toBe(0);
  });

  test("the invitation goes with the evaluator's account, what they said stays with the candidate", async () => {
    const { recruiter, candidate, colleague, interview, path } = await accepted();
    await colleague.send("POST", "/api/evaluations", evaluationOf(interview));
    await colleague.send("DELETE", "/api/users/me");
    expect((await recruiter.get(path)).body.state).toBe("none");
    const { body } = await candidate.get("/api/evaluations?candidateId=me");
    expect(body.map(({ recruiterName }: { recruiterName: null }) => recruiterName)).toEqual([null]);
  });
});
