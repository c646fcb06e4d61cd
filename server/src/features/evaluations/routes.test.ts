import { beforeAll, describe, expect, test } from "vitest";
import { book, evaluationOf, heldInterview, openRecruiter } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const SELF = {
  ...{ overall: 8, communication: 8, professionalism: 7 },
  ...{ problemSolving: 9, customerService: 8, safetyAwareness: 8 },
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  /** A held interview and the evaluation that was given. */
  const evaluated = async () => {
    const held = await heldInterview(app);
    const { status, body } = await held.recruiter.send(
      ...(["POST", "/api/evaluations", evaluationOf(held.interview)] as const),
    );
    return { ...held, status, evaluation: body };
  };

  test("is stored once with its interview, read by both, and counted", async () => {
    const { recruiter, candidate, interview, path, status, evaluation } = await evaluated();
    expect(status).toBe(201);
    const { mockInterviewId, recruiterId: _, ...sent } = evaluationOf(interview);
    expect(evaluation).toMatchObject({ ...sent, mockInterviewId, recruiterName: "Rosa Keller" });
    for (const [who, query] of [
      [recruiter, "recruiterId"],
      [candidate, "candidateId"],
    ] as const) {
      const { body } = await who.get(`/api/evaluations?${query}=me`);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([evaluation.id]);
      expect((await who.get(path)).body).toMatchObject({ isEvaluated: true, version: 4 });
    }
    expect((await recruiter.get("/api/recruiters/me/figures")).body).toEqual({
      ...{ totalInterviews: 1, upcoming: 0, completed: 1, averageScore: 7, evaluations: 1 },
    });
    expect((await recruiter.get("/api/mock-interviews?view=to-evaluate")).body).toEqual([]);
  });

  test("two tabs at once: one is stored, the other hears that it was", async () => {
    const { recruiter, interview } = await heldInterview(app);
    expect((await recruiter.get("/api/mock-interviews?view=to-evaluate")).body).toHaveLength(1);
    const answers = await Promise.all(
      [1, 2].map(() => recruiter.send("POST", "/api/evaluations", evaluationOf(interview))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await recruiter.get("/api/evaluations")).body).toHaveLength(1);
  });

  test("quotes go with the scores that they led to", async () => {
    const { recruiter, interview } = await heldInterview(app);
    const evidence = { customerService: "I knelt down beside her seat" };
    const { body } = await recruiter.send(
      ...(["POST", "/api/evaluations", { ...evaluationOf(interview), evidence }] as const),
    );
    expect(body.evidence).toEqual(evidence);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ["no interview", { mockInterviewId: "" }, "mockInterviewId", "Interview ID is required"],
    ["no candidate", { candidateId: "" }, "candidateId", "Candidate ID is required"],
    [
      "another candidate",
      { candidateId: UNKNOWN },
      "candidateId",
      "This is not the candidate of the interview",
    ],
    ["a score of 0", { overallScore: 0 }, "overallScore", "At least 1"],
    ["a score of 11", { safetyAwarenessScore: "11" }, "safetyAwarenessScore", "At most 10"],
    ["no score", { communicationScore: "" }, "communicationScore", "At least 1"],
    ["no strength", { strengths: [] }, "strengths", "At least one strength is required"],
    [
      "nothing to improve",
      { areasForImprovement: [] },
      "areasForImprovement",
      "At least one improvement area is required",
    ],
    [
      "nine letters",
      { detailedFeedback: "Too short" },
      "detailedFeedback",
      "Detailed feedback is required",
    ],
    [
      "no recommendation",
      { recommendation: "maybe" },
      "recommendation",
      "Choose hire, consider or reject",
    ],
  ])("names the field that does not fit: %s", async (_, change, path, message) => {
    const { recruiter, interview } = await heldInterview(app);
    const { status, body } = await recruiter.send(
      ...(["POST", "/api/evaluations", { ...evaluationOf(interview), ...change }] as const),
    );
    expect([status, body.errors[0]]).toEqual([400, { path, message }]);
    expect((await recruiter.get("/api/evaluations")).body).toEqual([]);
  });

  test("is refused before the interview is over, and to anybody but its recruiter", async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body: interview } = await book(ana, rosa.user.id);
    const send = (who: typeof ana, change = {}) =>
      who.send("POST", "/api/evaluations", { ...evaluationOf(interview), ...change });
    expect((await send(rosa)).status).toBe(409);
    expect((await send(ana)).status).toBe(403);
    const ben = await app.signIn({ name: "Ben", profile: "recruiter" });
    expect((await send(ben)).status).toBe(403);
    expect((await send(ben, { recruiterId: rosa.user.id })).status).toBe(403);
    expect((await send(rosa, { mockInterviewId: UNKNOWN })).status).toBe(404);
    expect((await app.client().send("POST", "/api/evaluations", {})).status).toBe(401);
    expect((await ben.get(`/api/evaluations?recruiterId=${rosa.user.id}`)).status).toBe(403);
  });

  describe("the candidate's own scores", () => {
    test("are given before the evaluation is read, and not after", async () => {
      const { candidate, path, evaluation } = await evaluated();
      expect((await candidate.send("PUT", `${path}/self-scores`, SELF)).body.selfScores).toEqual(
        SELF,
      );
      const opened = await candidate.send("POST", `/api/evaluations/${evaluation.id}/opened`);
      expect(opened.body.openedAt).toBe(app.now.toISOString());
      const late = await candidate.send("PUT", `${path}/self-scores`, { ...SELF, overall: 10 });
      expect([late.status, late.body.title]).toEqual([409, "You have read the evaluation"]);
    });

    test("are not seen by the recruiter who has yet to score", async () => {
      const { recruiter, candidate, path, interview } = await heldInterview(app);
      await candidate.send("PUT", `${path}/self-scores`, SELF);
      expect((await recruiter.get(path)).body.selfScores).toBeNull();
      await recruiter.send("POST", "/api/evaluations", evaluationOf(interview));
      expect((await recruiter.get(path)).body.selfScores).toEqual(SELF);
    });

    test("are all six or none", async () => {
      const { candidate, path } = await heldInterview(app);
      const { communication: _, ...five } = SELF;
      expect((await candidate.send("PUT", `${path}/self-scores`, five)).status).toBe(400);
    });
  });

  test("stays with the candidate when the recruiter's account goes, without a name", async () => {
    const { recruiter, candidate, evaluation } = await evaluated();
    await recruiter.send("DELETE", "/api/users/me");
    const { body } = await candidate.get("/api/evaluations?candidateId=me");
    expect(body[0]).toMatchObject({ id: evaluation.id, recruiterId: null, recruiterName: null });
  });

  test("the sample account has one, of a recruiter whom nobody can book", async () => {
    const demo = await app.signIn({ demo: true });
    const { body } = await demo.get("/api/evaluations?candidateId=me");
    expect(body[0]).toMatchObject({ isSample: true, openedAt: null, recommendation: "consider" });
    const { body: slots } = await demo.get(`/api/recruiters/${body[0].recruiterId}/slots`);
    expect(slots.slots).toEqual([]);
  });

  test("goes with the candidate's account, and out with either's export", async () => {
    const { recruiter, candidate } = await evaluated();
    const [given, received] = await Promise.all(
      [recruiter, candidate].map((who) => who.get("/api/users/me/export")),
    );
    expect(given?.body.evaluations.given).toHaveLength(1);
    expect(received?.body.evaluations.received).toHaveLength(1);
    expect(received?.body.mockInterviews).toHaveLength(1);
    await candidate.send("DELETE", "/api/users/me");
    expect((await recruiter.get("/api/evaluations")).body).toEqual([]);
  });
});
