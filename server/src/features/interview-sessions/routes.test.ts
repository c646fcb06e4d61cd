import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import { InterviewSession } from "contract/interview-sessions";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import {
  beginInterview,
  INTERVIEW_ANSWER,
  pathOf,
  putAnswer,
  SAID_IN_INTERVIEW,
  WANTED_INTERVIEW,
} from "../../testing/interviews.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("beginning", () => {
    test("the short interview asks the built-in four in their order", async () => {
      const ana = await app.signIn();
      const begun = await beginInterview(ana);
      expect(begun.status).toBe(201);
      expect(begun.headers.get("location")).toBe(pathOf(begun));
      const session = InterviewSession.parse(begun.body);
      expect(session).toMatchObject({
        ...{ kind: "avatar", language: "en", focus: "mixed", questionCount: 4, answeredCount: 0 },
        ...{ status: "in_progress", totalSeconds: 1800, remainingSeconds: 1800, report: null },
        ...{ startedAt: "2026-11-20T12:00:00.000Z", completedAt: null, isSample: false },
      });
      expect(session.questions.map(({ id, type }) => [id, type])).toEqual([
        ["about-yourself", "behavioral"],
        ["difficult-customer", "behavioral"],
        ["refuses-safety-instructions", "situational"],
        ["medical-emergency", "technical"],
      ]);
      expect((await ana.get(pathOf(begun))).body).toEqual(begun.body);
    });

    test("a longer one asks the airline's own, what went badly before, and nothing asked last time", async () => {
      const ana = await app.signIn();
      const first = await beginInterview(ana);
      await putAnswer(ana, pathOf(first), 1, { answer: "A customer was difficult. I smiled." });
      const { questions } = InterviewSession.parse((await beginInterview(ana, { length: 8 })).body);
      const purposes = questions.map(({ drawnFor }) => drawnFor);
      expect(questions[0]?.id).toBe("about-yourself");
      expect(purposes.filter((purpose) => purpose === "airline")).toHaveLength(2);
      expect(purposes.filter((purpose) => purpose === "weak-spot")).toHaveLength(2);
      expect(questions.slice(1).map(({ id }) => id)).not.toContain("difficult-customer");
      expect(new Set(questions.map(({ id }) => id)).size).toBe(8);
    });

    test.each(["es", "fr", "zh", "ar"] as const)(
      "in %s asks what is written in it, and answers are judged alike",
      async (code) => {
        const ana = await app.signIn();
        const asked = { language: code, length: 10, focus: "technical" };
        const begun = await beginInterview(ana, asked);
        const { questions, language } = InterviewSession.parse(begun.body);
        const written = mockInterviewQuestionsIn(code).map(({ question }) => question);
        for (const { question } of questions) expect(written).toContain(question);
        expect([language, questions.length]).toEqual([code, 10]);
        const at = questions.findIndex(({ id }) => id === "arming-and-crosscheck");
        const said =
          "Armar una puerta significa que el tobogán se despliega al abrirla. Yo lo compruebo y mi compañera mira la mía.";
        const { body } = await putAnswer(ana, pathOf(begun), at, { answer: said });
        expect(body.analysis).toMatchObject({ kind: "hypothetical", language: "es" });
        const heard = await ana.send("POST", "/api/ai-recruiter/feedback", {
          ...{ response: said, question: questions[at]?.question, interviewType: "technical" },
          avatarProfile: { id: "rania-khoury" },
        });
        expect(heard.body.shortFeedback).toBe("arming-and-crosscheck");
      },
    );

    test("gives more time to a person whose profile asks for it", async () => {
      const ana = await app.signIn();
      const accommodations = { moreTime: true, secondTake: false, noCamera: false };
      await ana.send("PATCH", "/api/users/me", { accommodations });
      expect((await beginInterview(ana, { length: 6 })).body.totalSeconds).toBe(3600);
      const oneWay = await beginInterview(ana, { kind: "one-way", mode: "audio" });
      expect(oneWay.body.totalSeconds).toBe(900);
    });

    test("twice with one Idempotency-Key is once", async () => {
      const ana = await app.signIn();
      const key = { "Idempotency-Key": "interview-1" };
      const both = await Promise.all([
        beginInterview(ana, {}, key),
        beginInterview(ana, { length: 10 }, key),
      ]);
      expect(both[0].body).toEqual(both[1].body);
      expect((await ana.get("/api/interview-sessions")).body).toHaveLength(1);
    });

    test.each([
      ["recruiterId", { recruiterId: "nobody" }, "Choose a recruiter from the list"],
      ["language", { language: "xx" }, undefined],
      ["mode", { kind: "one-way" }, "A one-way interview is recorded: choose video or audio"],
      ["length", { length: 5 }, undefined],
    ])("with a wrong %s is refused, naming it", async (path, more, message) => {
      const ana = await app.signIn();
      const { status, body } = await beginInterview(ana, more);
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ path, ...(message && { message }) });
      expect((await ana.get("/api/interview-sessions")).body).toEqual([]);
    });
  });

  describe("past sessions", () => {
    test("come newest first with their scores, page by page, unfinished ones too", async () => {
      const ana = await app.signIn();
      const paths: string[] = [];
      for (let turn = 0; turn < 3; turn++) paths.unshift(pathOf(await beginInterview(ana)));
      const [latest = ""] = paths;
      const { body: given } = await putAnswer(ana, latest, 1);
      const first = await ana.get("/api/interview-sessions?limit=2");
      expect(first.body).toHaveLength(2);
      expect(first.body[0]).toMatchObject({
        ...{ status: "in_progress", answeredCount: 1, questionCount: 4 },
        overallScore: given.analysis.overallScore,
      });
      expect(first.body[0].questions).toBeUndefined();
      const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
      const second = await ana.get(next);
      expect([...first.body, ...second.body].map((body) => pathOf({ body }))).toEqual(paths);
      expect(second.headers.get("link")).toBeNull();
    });

    test("are one's own in every call: 403 another's, 404 unknown, 401 nobody", async () => {
      const [ana, ben] = [
        await app.signIn(),
        await app.signIn({ name: "Ben", profile: "recruiter" }),
      ];
      const path = pathOf(await beginInterview(ana));
      await putAnswer(ana, path, 0);
      const calls: [string, string, unknown?][] = [
        ["GET", ""],
        ["PUT", "/answers/0", INTERVIEW_ANSWER],
        ["PATCH", "", { remainingSeconds: 1 }],
        ["DELETE", ""],
      ];
      for (const [method, end, sent] of calls) {
        const statusOf = async (who: Client, of: string) =>
          (await who.send(method, `${of}${end}`, sent)).status;
        expect(await statusOf(ben, path)).toBe(403);
        expect(await statusOf(ben, `/api/interview-sessions/${UNKNOWN}`)).toBe(404);
        expect(await statusOf(ben, "/api/interview-sessions/not-an-id")).toBe(404);
        expect(await statusOf(app.client(), path)).toBe(401);
      }
      expect((await ben.get("/api/interview-sessions")).body).toEqual([]);
      expect((await app.client().get("/api/interview-sessions")).status).toBe(401);
      expect(
        (await app.client().send("POST", "/api/interview-sessions", WANTED_INTERVIEW)).status,
      ).toBe(401);
      expect((await ana.get(path)).body.answers).toHaveLength(1);
    });

    test("are in the download, and go with a word", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      const emotions = [{ at: 3, primary: "anxious", intensity: "high" }];
      await putAnswer(ana, path, 0, { emotions });
      const [kept] = (await ana.get("/api/users/me/export")).body.interviewSessions;
      expect(kept).toMatchObject({
        id: path.split("/").at(-1),
        answers: [{ answer: SAID_IN_INTERVIEW, emotions }],
      });
      expect((await ana.send("DELETE", path)).status).toBe(204);
      expect((await ana.get(path)).status).toBe(404);
      expect((await ana.get("/api/progress")).body.practiceSessions).toBe(0);
      // The account goes with all that hangs on it.
      await putAnswer(ana, pathOf(await beginInterview(ana)), 0);
      expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
    });

    test("leave no word and no mood in the log", async () => {
      const own = await startApp(database());
      const ana = await own.signIn();
      const path = pathOf(await beginInterview(ana));
      await putAnswer(ana, path, 0, {
        emotions: [{ at: 3, primary: "anxious", intensity: "high" }],
      });
      await putAnswer(ana, path, 9, {
        emotions: [{ at: 3, primary: "anxious", intensity: "high" }],
      });
      await ana.get(path);
      const written = JSON.stringify(own.log);
      expect(written).toContain("interview-sessions");
      for (const word of ["guest", "housekeeping", "anxious"]) expect(written).not.toContain(word);
    });
  });

  test("count as practice, without a point for how somebody felt", async () => {
    const ana = await app.signIn();
    const path = pathOf(await beginInterview(ana));
    const { body } = await putAnswer(ana, path, 1);
    await putAnswer(ana, path, 2, { answer: null, mode: "audio", seconds: 30 });
    const progress = (await ana.get("/api/progress")).body;
    expect(progress).toMatchObject({
      ...{ practiceSessions: 2, practiceSeconds: 125, averageScore: body.analysis.overallScore },
      nextStep: null,
    });
    expect(progress.skills.map(({ practiceCount }: never) => practiceCount)).toEqual([1, 0, 0, 1]);
    const emotions = [{ at: 3, primary: "anxious", intensity: "high" }];
    await putAnswer(ana, path, 1, { emotions });
    expect((await ana.get("/api/progress")).body).toEqual(progress);
    const practised = (await ana.get("/api/progress/questions")).body;
    expect(practised.map(({ bankQuestionId }: never) => bankQuestionId)).toEqual([
      "difficult-customer",
      "refuses-safety-instructions",
    ]);
  });

  test("are known to the coach, as every practised answer is", async () => {
    const ana = await app.signIn();
    const path = pathOf(await beginInterview(ana));
    await putAnswer(ana, path, 1);
    await putAnswer(ana, path, 2, { answer: null, mode: "audio" });
    const { body } = await ana.send("POST", "/api/chat", {
      ...{ userId: "me", role: "user", message: "Which of my answers is weakest?" },
    });
    expect(body.reply.message).toContain("1 answers");
  });
});
