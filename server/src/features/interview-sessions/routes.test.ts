import { InterviewSession, SessionAnswer } from "contract/interview-sessions";
import { RECORDING_PLACEHOLDERS } from "contract/recording-placeholder";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { fillingDatabase } from "../../testing/lost-database.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const WANTED = { recruiterId: "rania-khoury", mode: "text" };
const WORDS =
  "Last winter a guest shouted at me because his room was not ready. I had to find him a bed before his meeting. I listened, called housekeeping and swapped his room. He was in his room eleven minutes later and apologised.";
const GIVEN = { answer: WORDS, mode: "text", seconds: 95.4 };
const HOUR_MS = 3_600_000;

const VALUES = {
  ...{ loudness: -18, signalToNoise: 30, clipping: 0, articulationRate: 4.4, speechShare: 82 },
  ...{ startDelay: 0.6, pauses: 6, longPauses: 0, pitchVariation: 2.5, loudnessSpread: 3 },
};
/** What a browser measured of a minute. */
const SOUND = {
  ...{ durationSeconds: 60, values: VALUES, reasons: {}, moments: {} },
  ...{ levels: [0.1, 0.5], speech: [{ at: 0.6, until: 58 }], pauses: [], rate: [4.4] },
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const begin = async (who: Client, more = {}, headers = {}) =>
    who.send("POST", "/api/interview-sessions", { ...WANTED, ...more }, headers);
  const pathOf = ({ body }: { body: { id: string } }) => `/api/interview-sessions/${body.id}`;
  const answer = (who: Client, path: string, position: number, more = {}) =>
    who.send("PUT", `${path}/answers/${position}`, { ...GIVEN, ...more });
  const finish = (who: Client, path: string, ending = "all-answered") =>
    who.send("PATCH", path, { status: "completed", ending });

  describe("beginning", () => {
    test("the short interview asks the built-in four in their order", async () => {
      const ana = await app.signIn();
      const begun = await begin(ana);
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
      const first = await begin(ana);
      await answer(ana, pathOf(first), 1, { answer: "A customer was difficult. I smiled." });
      const { questions } = InterviewSession.parse((await begin(ana, { length: 8 })).body);
      const purposes = questions.map(({ drawnFor }) => drawnFor);
      expect(questions[0]?.id).toBe("about-yourself");
      expect(purposes.filter((purpose) => purpose === "airline")).toHaveLength(2);
      expect(purposes.filter((purpose) => purpose === "weak-spot")).toHaveLength(2);
      expect(questions.slice(1).map(({ id }) => id)).not.toContain("difficult-customer");
      expect(new Set(questions.map(({ id }) => id)).size).toBe(8);
    });

    test("gives more time to a person whose profile asks for it", async () => {
      const ana = await app.signIn();
      const accommodations = { moreTime: true, secondTake: false, noCamera: false };
      await ana.send("PATCH", "/api/users/me", { accommodations });
      expect((await begin(ana, { length: 6 })).body.totalSeconds).toBe(3600);
      const oneWay = await begin(ana, { kind: "one-way", mode: "audio" });
      expect(oneWay.body.totalSeconds).toBe(900);
    });

    test("twice with one Idempotency-Key is once", async () => {
      const ana = await app.signIn();
      const key = { "Idempotency-Key": "interview-1" };
      const both = await Promise.all([begin(ana, {}, key), begin(ana, { length: 10 }, key)]);
      expect(both[0].body).toEqual(both[1].body);
      expect((await ana.get("/api/interview-sessions")).body).toHaveLength(1);
    });

    test.each([
      ["recruiterId", { recruiterId: "nobody" }, "Choose a recruiter from the list"],
      [
        "language",
        { language: "ja" },
        "Interviews are held in English, Spanish, French or Chinese: choose one of these",
      ],
      ["mode", { kind: "one-way" }, "A one-way interview is recorded: choose video or audio"],
      ["length", { length: 5 }, undefined],
    ])("with a wrong %s is refused, naming it", async (path, more, message) => {
      const ana = await app.signIn();
      const { status, body } = await begin(ana, more);
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ path, ...(message && { message }) });
      expect((await ana.get("/api/interview-sessions")).body).toEqual([]);
    });
  });

  describe("an answer", () => {
    test("is scored by the rules, kept, and replaced when its follow-up is answered", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      const emotions = [{ at: 12, primary: "nervous", intensity: "low" }];
      const followUp = { section: "result", question: "How did he leave?", answer: "" };
      const first = await answer(ana, path, 1, { emotions, followUp, remainingSeconds: 1700 });
      expect(first.status).toBe(200);
      const stored = SessionAnswer.parse(first.body);
      expect(stored).toMatchObject({ position: 1, seconds: 95, emotions, followUp });
      expect(stored.analysis?.source).toBe("built-in");
      const sections = Object.values(stored.sections ?? {}).join("");
      expect(sections).toBe(WORDS);
      const overall = stored.rubric.find(({ dimension }) => dimension === "overall");
      expect(overall?.score).toBeGreaterThan(0);
      for (const quote of overall?.quotes ?? []) expect(WORDS).toContain(quote);

      const said = "He thanked me twice, and since then we call guests a day ahead.";
      app.now = new Date("2026-11-20T12:05:00.000Z");
      const second = await answer(ana, path, 1, { followUp: { ...followUp, answer: said } });
      app.now = new Date("2026-11-20T12:00:00.000Z");
      expect(second.body.answeredAt).toBe(first.body.answeredAt);
      expect(Object.values(second.body.sections).join("")).toContain(said);
      expect(second.body.emotions).toEqual([]);
      const session = InterviewSession.parse((await ana.get(path)).body);
      expect(session.answers).toEqual([second.body]);
      expect(session).toMatchObject({ answeredCount: 1, remainingSeconds: 1700 });
      expect(session.report?.dimensions[0]?.score).toBe(second.body.rubric[0].score);
      const inSpanish = (await ana.get(`${path}?language=es`)).body.answers[0].analysis;
      expect(inSpanish.overallScore).toBe(second.body.analysis.overallScore);
      expect(inSpanish.headline.text).not.toBe(second.body.analysis.headline.text);
    });

    test("of a recording without words is kept, and its content not assessed", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana, { mode: "audio" }));
      const { body } = await answer(ana, path, 0, { answer: null, mode: "audio" });
      expect(body).toMatchObject({ answer: null, analysis: null, sections: null });
      const session = (await ana.get(path)).body;
      expect(session).toMatchObject({ answeredCount: 1, overallScore: null });
      expect(session.report.dimensions[0]).toMatchObject({ score: null, answers: 0, best: null });
    });

    test.each(Object.entries(RECORDING_PLACEHOLDERS))(
      "is not what stands in for a recording (%s)",
      async (_, placeholder) => {
        const ana = await app.signIn();
        const path = pathOf(await begin(ana));
        const { status, body } = await answer(ana, path, 0, { answer: ` ${placeholder}\n` });
        expect(status).toBe(400);
        expect(body.errors).toEqual([
          { path: "answer", message: "Type what you said in the recording, or record again" },
        ]);
        expect((await ana.get(path)).body.answers).toEqual([]);
      },
    );

    test("belongs to a question of the session", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      expect((await answer(ana, path, 4)).status).toBe(404);
      expect((await answer(ana, path, 1.5)).status).toBe(400);
      expect((await answer(ana, path, 0, { answer: "  " })).body.errors).toEqual([
        { path: "answer", message: "Answer the question first" },
      ]);
    });

    test("shows how it was given, of one's own recordings", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const path = pathOf(await begin(ana));
      const take = (who: Client) =>
        who.send("POST", "/api/delivery", { question: "?", sound: SOUND });
      const [own, other] = [(await take(ana)).body, (await take(ben)).body];
      expect((await answer(ana, path, 0, { deliverySessionId: other.id })).status).toBe(403);
      const { body } = await answer(ana, path, 0, { deliverySessionId: own.id });
      expect(body.delivery).toMatchObject({ id: own.id, overallScore: own.overallScore });
      expect((await ana.get("/api/progress")).body.practiceSessions).toBe(1);
      await ana.send("DELETE", `/api/delivery/${own.id}`);
      const [kept] = (await ana.get(path)).body.answers;
      expect(kept).toMatchObject({ answer: WORDS, delivery: null });
      // What was said is worth more than how: it is kept although the take has gone.
      expect((await answer(ana, path, 1, { deliverySessionId: own.id })).status).toBe(200);
    });

    test("of two tabs is the last one, whole", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      const sent = ["One.", "Two."].map((text) =>
        answer(ana, path, 0, { answer: text, spokenFeedback: text }),
      );
      await Promise.all(sent);
      const [kept] = (await ana.get(path)).body.answers;
      expect(["One.", "Two."]).toContain(kept.answer);
      expect(kept.spokenFeedback).toBe(kept.answer);
    });

    test("is not half-stored when the disk is full, and can be sent again", async () => {
      let isFull = false;
      const own = await startApp(fillingDatabase(database(), () => isFull));
      const ana = await own.signIn();
      const path = pathOf(await begin(ana));
      isFull = true;
      const refused = await answer(ana, path, 0, { remainingSeconds: 3 });
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("2");
      isFull = false;
      expect((await ana.get(path)).body).toMatchObject({ answers: [], remainingSeconds: 1800 });
      expect((await answer(ana, path, 0)).status).toBe(200);
    });
  });

  describe("the clock and the end", () => {
    test("what is left never rises, whoever says so", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      for (const [left, shown] of [
        [1500, 1500],
        [1790, 1500],
        [20, 20],
      ])
        expect(
          (await ana.send("PATCH", path, { remainingSeconds: left })).body.remainingSeconds,
        ).toBe(shown);
      await answer(ana, path, 0, { remainingSeconds: 900 });
      expect((await ana.get(path)).body.remainingSeconds).toBe(20);
      expect((await ana.send("PATCH", path, {})).status).toBe(200);
    });

    test("comes once; answers that were on their way are taken for a day", async () => {
      const own = await startApp(database());
      const ana = await own.signIn();
      const path = pathOf(await begin(ana));
      await answer(ana, path, 0);
      const first = await finish(ana, path, "time-up");
      expect(first.body).toMatchObject({
        ...{ status: "completed", ending: "time-up", remainingSeconds: 0 },
        completedAt: "2026-11-20T12:00:00.000Z",
      });
      own.now = new Date(own.now.getTime() + 24 * HOUR_MS);
      expect((await finish(ana, path, "left")).body).toEqual(first.body);
      expect((await answer(ana, path, 1)).status).toBe(200);
      own.now = new Date(own.now.getTime() + 1);
      const late = await answer(ana, path, 2);
      expect(late.status).toBe(409);
      expect(late.body.detail).toContain("24 hours");
      expect((await ana.get(path)).body.answeredCount).toBe(2);
    });

    test("needs to be said how", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      const { body } = await ana.send("PATCH", path, { status: "completed" });
      expect(body.errors).toEqual([{ path: "ending", message: "Say how the session ended" }]);
    });

    test("the report compares with the sessions before, of the same kind", async () => {
      const ana = await app.signIn();
      const better = `${WORDS} My manager made it the rule for the whole team of nine.`;
      const scores: number[] = [];
      for (const words of ["I was nice. I smiled.", WORDS, better]) {
        const path = pathOf(await begin(ana));
        scores.push((await answer(ana, path, 1, { answer: words })).body.analysis.overallScore);
        const { report } = (await finish(ana, path)).body;
        expect(report.earlierSessions).toBe(scores.length - 1);
        const before = scores.slice(0, -1);
        expect(report.earlierOverallScore).toBe(
          before.length > 0 ? Math.round(before.reduce((a, b) => a + b) / before.length) : null,
        );
      }
      const oneWay = pathOf(await begin(ana, { kind: "one-way", mode: "video" }));
      await answer(ana, oneWay, 1);
      expect((await finish(ana, oneWay)).body.report.earlierSessions).toBe(0);
    });
  });

  describe("past sessions", () => {
    test("come newest first with their scores, page by page, unfinished ones too", async () => {
      const ana = await app.signIn();
      const paths: string[] = [];
      for (let turn = 0; turn < 3; turn++) paths.unshift(pathOf(await begin(ana)));
      const [latest = ""] = paths;
      const { body: given } = await answer(ana, latest, 1);
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
      const path = pathOf(await begin(ana));
      await answer(ana, path, 0);
      const calls: [string, string, unknown?][] = [
        ["GET", ""],
        ["PUT", "/answers/0", GIVEN],
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
      expect((await app.client().send("POST", "/api/interview-sessions", WANTED)).status).toBe(401);
      expect((await ana.get(path)).body.answers).toHaveLength(1);
    });

    test("are in the download, and go with a word", async () => {
      const ana = await app.signIn();
      const path = pathOf(await begin(ana));
      const emotions = [{ at: 3, primary: "anxious", intensity: "high" }];
      await answer(ana, path, 0, { emotions });
      const [kept] = (await ana.get("/api/users/me/export")).body.interviewSessions;
      expect(kept).toMatchObject({
        id: path.split("/").at(-1),
        answers: [{ answer: WORDS, emotions }],
      });
      expect((await ana.send("DELETE", path)).status).toBe(204);
      expect((await ana.get(path)).status).toBe(404);
      expect((await ana.get("/api/progress")).body.practiceSessions).toBe(0);
      // The account goes with all that hangs on it.
      await answer(ana, pathOf(await begin(ana)), 0);
      expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
    });

    test("leave no word and no mood in the log", async () => {
      const own = await startApp(database());
      const ana = await own.signIn();
      const path = pathOf(await begin(ana));
      await answer(ana, path, 0, { emotions: [{ at: 3, primary: "anxious", intensity: "high" }] });
      await answer(ana, path, 9, { emotions: [{ at: 3, primary: "anxious", intensity: "high" }] });
      await ana.get(path);
      const written = JSON.stringify(own.log);
      expect(written).toContain("interview-sessions");
      for (const word of ["guest", "housekeeping", "anxious"]) expect(written).not.toContain(word);
    });
  });

  test("count as practice, without a point for how somebody felt", async () => {
    const ana = await app.signIn();
    const path = pathOf(await begin(ana));
    const { body } = await answer(ana, path, 1);
    await answer(ana, path, 2, { answer: null, mode: "audio", seconds: 30 });
    const progress = (await ana.get("/api/progress")).body;
    expect(progress).toMatchObject({
      ...{ practiceSessions: 2, practiceSeconds: 125, averageScore: body.analysis.overallScore },
      nextStep: null,
    });
    expect(progress.skills.map(({ practiceCount }: never) => practiceCount)).toEqual([1, 0, 0, 1]);
    const emotions = [{ at: 3, primary: "anxious", intensity: "high" }];
    await answer(ana, path, 1, { emotions });
    expect((await ana.get("/api/progress")).body).toEqual(progress);
    const practised = (await ana.get("/api/progress/questions")).body;
    expect(practised.map(({ bankQuestionId }: never) => bankQuestionId)).toEqual([
      "difficult-customer",
      "refuses-safety-instructions",
    ]);
  });
});
