import { Response } from "contract/responses";
import { beforeAll, describe, expect, test } from "vitest";
import { builtInCoach } from "../../ai/built-in-coach.ts";
import { MULTI_MODE_ANSWER, SPOKEN_ANSWER, TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { fillingDatabase } from "../../testing/lost-database.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("saving an answer", () => {
    test("of the text page stores it with its analysis", async () => {
      const ana = await app.signIn();
      const { status, body, headers } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      expect(status).toBe(201);
      expect(headers.get("location")).toBe(`/api/responses/${body.id}`);
      expect(Response.parse(body)).toMatchObject({
        userId: ana.user.id,
        questionId: "stayed-calm",
        bankQuestionId: "stayed-calm",
        category: "Emergency",
        practiceMode: "text",
        timeSpentSeconds: 119,
        isSample: false,
        createdAt: "2026-11-20T12:00:00.000Z",
        analysis: { overallScore: 43 },
      });
      expect((await ana.get(`/api/responses/${body.id}`)).body).toEqual(body);
    });

    test("of the multi-mode page finds the question by its text", async () => {
      const ana = await app.signIn();
      const { status, body } = await ana.send("POST", "/api/responses", MULTI_MODE_ANSWER);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        questionId: "1763640000000",
        bankQuestionId: "stayed-calm",
        action: TEXT_ANSWER.action,
        timeSpentSeconds: 95,
      });
    });

    test("as it was spoken finds the four sections in the transcript", async () => {
      const ana = await app.signIn();
      const { situation, task, action, result } = TEXT_ANSWER;
      const transcript = [situation, task, action, result].join(" ");
      const { status, body } = await ana.send("POST", "/api/responses", {
        ...SPOKEN_ANSWER,
        transcript,
      });
      expect(status).toBe(201);
      const stored = Response.parse(body);
      expect([stored.situation, stored.task, stored.action, stored.result].join("")).toBe(
        transcript,
      );
      expect(stored).toMatchObject({ practiceMode: "audio", bankQuestionId: "stayed-calm" });
      expect(stored.action).toContain("called the engineer");
    });

    test("of which nobody wrote the words down is practised, and its content not assessed", async () => {
      const ana = await app.signIn();
      const { body } = await ana.send("POST", "/api/responses", SPOKEN_ANSWER);
      const stored = Response.parse(body);
      expect(stored).toMatchObject({ situation: "", result: "", practiceMode: "audio" });
      expect(stored.analysis).toMatchObject({
        overallScore: null,
        headline: { id: "headline.unheard" },
      });
      expect(stored.analysis.notAssessed).toContain("action");
      const spanish = await ana.send("GET", `/api/responses/${stored.id}?language=es`);
      expect(spanish.body.analysis.headline.text).toMatch(/^es/);
      expect((await ana.get("/api/progress")).status).toBe(200);
    });

    test("keeps a question of one's own", async () => {
      const ana = await app.signIn();
      const sent = { ...MULTI_MODE_ANSWER, question: "What would your friends say about you?" };
      const { body } = await ana.send("POST", "/api/responses", sent);
      expect(body).toMatchObject({ bankQuestionId: null, category: null, question: sent.question });
    });

    test("twice with one Idempotency-Key stores it once", async () => {
      const ana = await app.signIn();
      const key = { "Idempotency-Key": "draft-7" };
      const both = await Promise.all([
        ana.send("POST", "/api/responses", TEXT_ANSWER, key),
        ana.send("POST", "/api/responses", { ...TEXT_ANSWER, result: "Another." }, key),
      ]);
      const third = await ana.send("POST", "/api/responses", TEXT_ANSWER, key);
      expect(both.map((answer) => answer.status)).toEqual([201, 201]);
      expect(new Set([...both, third].map((answer) => answer.body.id)).size).toBe(1);
      expect((await ana.get("/api/responses")).body).toHaveLength(1);
      const ben = await app.signIn({ name: "Ben" });
      const own = await ben.send("POST", "/api/responses", TEXT_ANSWER, key);
      expect(own.body.id).not.toBe(third.body.id);
    });

    test("with the built-in coach gives all that a report shows", async () => {
      const real = await startApp(database(), { coach: builtInCoach });
      const ana = await real.signIn();
      const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      const { analysis } = Response.parse(body);
      expect(analysis.source).toBe("built-in");
      expect(analysis.overall.lines.length).toBeGreaterThan(0);
      for (const { evidence } of analysis.strengths)
        for (const { section, start, end, quote } of evidence)
          expect(TEXT_ANSWER[section].slice(start, end)).toBe(quote);
    });
  });

  describe("an answer that does not fit", () => {
    const blank = "Please fill in all STAR format sections before submitting.";
    const tooLong = "At most 5,000 characters";
    test.each([
      ["a blank section", { ...TEXT_ANSWER, action: " \n " }, "action", blank],
      [
        "a blank section of the multi-mode page",
        { ...MULTI_MODE_ANSWER, response: { ...MULTI_MODE_ANSWER.response, action: "" } },
        "response.action",
        blank,
      ],
      ["a section over the limit", { ...TEXT_ANSWER, result: "x".repeat(5001) }, "result", tooLong],
      ["a missing section", { ...TEXT_ANSWER, task: undefined }, "task", "This field is needed"],
      [
        "no time",
        { ...MULTI_MODE_ANSWER, timeSpent: undefined },
        "timeSpent",
        "This field is needed",
      ],
      [
        "an unknown question without its text",
        { ...TEXT_ANSWER, questionId: "nope", question: undefined },
        "questionId",
        "This question is not in the question bank; send its text as well",
      ],
    ])("with %s is refused, naming the field", async (_, sent, path, message) => {
      const ana = await app.signIn();
      const { status, body } = await ana.send("POST", "/api/responses", sent);
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path, message }]);
      expect(body.detail).toBe(message);
      expect((await ana.get("/api/responses")).body).toEqual([]);
    });

    test("with four blank sections names all four", async () => {
      const ana = await app.signIn();
      const blanks = { situation: "", task: "", action: "", result: "" };
      const { body } = await ana.send("POST", "/api/responses", { ...TEXT_ANSWER, ...blanks });
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual(Object.keys(blanks));
    });

    test("with a character that no database holds is refused in words", async () => {
      const ana = await app.signIn();
      const sent = { ...TEXT_ANSWER, action: "I called\u0000 the engineer." };
      const { status, body } = await ana.send("POST", "/api/responses", sent);
      expect(status).toBe(400);
      expect(body.title).toBe("The text cannot be stored");
    });

    test.each([
      [401, "nobody", null],
      [404, "an unknown person", UNKNOWN],
      [404, "no id at all", "demo-user"],
    ])("%i when sent for %s", async (status, _, userId) => {
      const own = userId ? await app.signIn() : app.client();
      const sent = { ...MULTI_MODE_ANSWER, userId: userId ?? "me" };
      expect((await own.send("POST", "/api/responses", sent)).status).toBe(status);
    });

    test("403 when sent for another person", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const sent = { ...MULTI_MODE_ANSWER, userId: ben.user.id };
      expect((await ana.send("POST", "/api/responses", sent)).status).toBe(403);
    });

    test("is not half-stored when the disk is full, and can be sent again", async () => {
      let isFull = false;
      const own = await startApp(fillingDatabase(database(), () => isFull));
      const ana = await own.signIn();
      isFull = true;
      const refused = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("2");
      expect((await ana.get("/api/responses")).body).toEqual([]);
      isFull = false;
      expect((await ana.send("POST", "/api/responses", TEXT_ANSWER)).status).toBe(201);
    });
  });

  describe("stored answers", () => {
    test("come newest first, page by page, through the Link header", async () => {
      const ana = await app.signIn();
      const saved: string[] = [];
      for (let turn = 0; turn < 5; turn++)
        saved.unshift((await ana.send("POST", "/api/responses", TEXT_ANSWER)).body.id);
      const seen: string[] = [];
      let path: string | undefined = "/api/responses?limit=2";
      const sizes: number[] = [];
      while (path) {
        const { body, headers } = await ana.get(path);
        sizes.push(body.length);
        seen.push(...body.map((response: Response) => response.id));
        path = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
      }
      expect(sizes).toEqual([2, 2, 1]);
      expect(seen).toEqual(saved);
      const farAway = Buffer.from("999999999999999.1").toString("base64url");
      for (const cursor of ["nonsense", farAway])
        expect((await ana.get(`/api/responses?cursor=${cursor}`)).status).toBe(400);
    });

    test("can be had for one question", async () => {
      const ana = await app.signIn();
      await ana.send("POST", "/api/responses", TEXT_ANSWER);
      await ana.send("POST", "/api/responses", { ...TEXT_ANSWER, questionId: "short-of-people" });
      const { body } = await ana.get("/api/responses?bankQuestionId=short-of-people");
      expect(body.map((response: Response) => response.bankQuestionId)).toEqual([
        "short-of-people",
      ]);
    });

    test("are read in the language asked for, whatever they were analysed in", async () => {
      const ana = await app.signIn();
      const german = { "Accept-Language": "de-CH, fr;q=0.8" };
      const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER, german);
      expect(body.analysis.headline.text).toBe("de: headline");
      const path = `/api/responses/${body.id}`;
      expect((await ana.get(`${path}?language=es`)).body.analysis.headline.text).toBe(
        "es: headline",
      );
      expect((await ana.get(path)).body.analysis.headline.text).toBe("en: headline");
    });

    test("of another person are not shown, not deleted", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      const path = `/api/responses/${body.id}`;
      expect((await ben.get(path)).status).toBe(403);
      expect((await ben.send("DELETE", path)).status).toBe(403);
      expect((await ben.get(`/api/responses?userId=${ana.user.id}`)).status).toBe(403);
      expect((await app.client().get(path)).status).toBe(401);
      expect((await ana.get(path)).status).toBe(200);
    });

    test("can be deleted, once", async () => {
      const ana = await app.signIn();
      const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      const path = `/api/responses/${body.id}`;
      expect((await ana.send("DELETE", path)).status).toBe(204);
      expect((await ana.send("DELETE", path)).status).toBe(404);
      expect((await ana.get("/api/responses")).body).toEqual([]);
      expect((await ana.get("/api/responses/not-an-id")).status).toBe(404);
    });

    test("travel compressed where the browser takes it", async () => {
      const ana = await app.signIn();
      await ana.send("POST", "/api/responses", TEXT_ANSWER);
      const headers = { Cookie: ana.cookie ?? "", "Accept-Encoding": "gzip, br" };
      const answer = await app.request("/api/responses", { headers });
      expect(answer.headers.get("content-encoding")).toBe("br");
    });
  });
});
