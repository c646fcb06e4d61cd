import { STORIES_MAX, type Story } from "contract/stories";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { beginInterview, pathOf, putAnswer, SAID_IN_INTERVIEW } from "../../testing/interviews.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";
import { RETOLD } from "./retold.cases.ts";
import { insertSamples, listStories } from "./store.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const PATH = "/api/interview-sessions";
const TAGS = {
  title: "Two people in the lift",
  competencies: ["resilience"],
  airlineValues: [{ airline: "Emirates", value: "Professional" }],
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const practise = async (who: Client, change: object = {}) =>
    (await who.send("POST", "/api/responses", { ...TEXT_ANSWER, ...change })).body.id as string;
  const keep = (who: Client, responseId: string, change: object = {}) =>
    who.send("POST", "/api/stories", { ...TAGS, responseId, ...change });

  describe("keeping a story", () => {
    test("copies the answer, its question and its score", async () => {
      const ana = await app.signIn();
      const responseId = await practise(ana);
      const { status, body } = await keep(ana, responseId);
      expect(status).toBe(201);
      const { situation, task, action, result, question } = TEXT_ANSWER;
      expect(body).toMatchObject({
        ...TAGS,
        ...{ userId: ana.user.id, responseId, question, situation, task, action, result },
        ...{ score: 43, usedFor: [], isSample: false, createdAt: "2026-11-20T12:00:00.000Z" },
      });
      expect((await ana.get("/api/stories")).body).toEqual([body]);
    });

    test("is refused a second time for one answer, at once too", async () => {
      const ana = await app.signIn();
      const responseId = await practise(ana);
      const both = await Promise.all([keep(ana, responseId), keep(ana, responseId)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await keep(ana, responseId)).body.title).toBe("This answer is a story already");
    });

    test("is refused when the bank is full", async () => {
      const ana = await app.signIn();
      const responseId = await practise(ana);
      await keep(ana, responseId);
      const [row] = await listStories(database().db, ana.user.id);
      if (!row) throw new Error("The story was not stored");
      const { seq: _, ...stored } = row;
      await insertSamples(
        database().db,
        Array.from({ length: STORIES_MAX - 1 }, () => ({
          ...stored,
          id: crypto.randomUUID(),
          responseId: null,
        })),
      );
      const answer = await keep(ana, await practise(ana));
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        "Your story bank holds 200 stories. Take one out before you keep another.",
      ]);
    });

    test.each([
      ["title", { title: "  " }, "Give the story a title"],
      ["competencies.0", { competencies: ["juggling"] }, /^Choose one of: customer-care/],
      ["airlineValues.0.value", { airlineValues: [{ airline: "KLM" }] }, "This field is needed"],
      ["responseId", { responseId: "not-an-id" }, /./],
    ])("names the field that does not fit: %s", async (path, change, message) => {
      const ana = await app.signIn();
      const { status, body } = await keep(ana, UNKNOWN, change);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(path);
      expect(body.errors[0].message).toMatch(message);
    });

    test("is for one's own answers: 403 another's, 404 unknown, 401 nobody", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const responseId = await practise(ana);
      expect((await keep(ben, responseId)).status).toBe(403);
      expect((await keep(ana, UNKNOWN)).status).toBe(404);
      expect((await keep(app.client(), responseId)).status).toBe(401);
    });
  });

  describe("an answer of an interview", () => {
    const keepFrom = (who: Client, sessionAnswer: object) =>
      who.send("POST", "/api/stories", { ...TAGS, sessionAnswer });
    const hold = async (who: Client, answer: object = {}) => {
      const { body } = await beginInterview(who, { mode: "audio" });
      await putAnswer(who, pathOf({ body }), 1, answer);
      return { sessionId: body.id as string, position: 1, question: body.questions[1].question };
    };

    test("is kept with its sections and its score, once, and outlives its interview", async () => {
      const ana = await app.signIn();
      const { question, ...sessionAnswer } = await hold(ana);
      const [{ sections, analysis }] = (await ana.get(`${PATH}/${sessionAnswer.sessionId}`)).body
        .answers;
      const { status, body } = await keepFrom(ana, sessionAnswer);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{ ...TAGS, question, sessionAnswer, responseId: null, score: analysis.overallScore },
        ...{ situation: "", task: "", action: "", result: "", ...sections },
      });
      expect(Object.values(sections).join("")).toBe(SAID_IN_INTERVIEW);
      expect((await keepFrom(ana, sessionAnswer)).status).toBe(409);
      await ana.send("DELETE", `${PATH}/${sessionAnswer.sessionId}`);
      const { body: stories } = await ana.get("/api/stories");
      expect(stories).toEqual([{ ...body, sessionAnswer: null }]);
    });

    test("is one's own, was given, and has words", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const { question: _, ...given } = await hold(ana);
      expect((await keepFrom(ben, given)).status).toBe(403);
      expect((await keepFrom(ana, { ...given, position: 2 })).status).toBe(404);
      const { question: __, ...silent } = await hold(ana, { answer: null, mode: "audio" });
      expect((await keepFrom(ana, silent)).body.errors).toEqual([
        { path: "sessionAnswer", message: expect.stringContaining("a story needs words") },
      ]);
    });

    test("and a practised one are not kept as one story, nor is none", async () => {
      const ana = await app.signIn();
      const { question: _, ...given } = await hold(ana);
      const both = await keep(ana, await practise(ana), { sessionAnswer: given });
      const none = await ana.send("POST", "/api/stories", TAGS);
      expect([both.status, none.status]).toEqual([400, 400]);
    });
  });

  test("a story outlives its answer", async () => {
    const ana = await app.signIn();
    const responseId = await practise(ana);
    const { body } = await keep(ana, responseId);
    await ana.send("DELETE", `/api/responses/${responseId}`);
    expect((await ana.get("/api/stories")).body).toEqual([{ ...body, responseId: null }]);
  });

  test("names the other questions that were answered with the same events", async () => {
    const ana = await app.signIn();
    const [{ first, again }] = RETOLD as [(typeof RETOLD)[number]];
    const halves = (text: string) => {
      const middle = text.indexOf(". ", text.length / 2) + 2;
      return { action: text.slice(0, middle), result: text.slice(middle) };
    };
    const told = await practise(ana, { questionId: "noticed-hidden-danger", ...halves(first) });
    const retold = await practise(ana, { questionId: "stayed-calm", ...halves(again) });
    await practise(ana, { questionId: "short-of-people" });
    const { body } = await keep(ana, told);
    expect(body.usedFor).toEqual([{ question: TEXT_ANSWER.question, responseId: retold }]);
  });

  describe("a kept story", () => {
    test("takes another title, other words and tags, each alone", async () => {
      const ana = await app.signIn();
      const { body } = await keep(ana, await practise(ana));
      app.now = new Date("2026-11-20T13:00:00.000Z");
      const path = `/api/stories/${body.id}`;
      const titled = await ana.send("PATCH", path, { title: " In the dark " });
      app.now = new Date("2026-11-20T12:00:00.000Z");
      const updatedAt = "2026-11-20T13:00:00.000Z";
      expect(titled.body).toEqual({ ...body, title: "In the dark", updatedAt });
      const change = { action: "I spoke to them.", competencies: ["teamwork", "teamwork"] };
      const worded = await ana.send("PATCH", path, change);
      expect(worded.body).toMatchObject({ action: change.action, competencies: ["teamwork"] });
      expect((await ana.send("PATCH", path, {})).body.detail).toBe(
        "Name at least one field to change",
      );
      expect((await ana.send("PATCH", path, { result: " " })).status).toBe(400);
    });

    test("is nobody else's, and goes once", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const { body } = await keep(ana, await practise(ana));
      const path = `/api/stories/${body.id}`;
      expect((await ben.send("PATCH", path, { title: "Mine" })).status).toBe(403);
      expect((await ben.send("DELETE", path)).status).toBe(403);
      expect((await ben.get("/api/stories")).body).toEqual([]);
      expect((await ana.send("DELETE", path)).status).toBe(204);
      expect((await ana.send("DELETE", path)).status).toBe(404);
      expect((await ana.send("PATCH", "/api/stories/nope", { title: "T" })).status).toBe(404);
    });

    test("comes newest first", async () => {
      const ana = await app.signIn();
      for (const title of ["First", "Second"]) await keep(ana, await practise(ana), { title });
      const { body } = await ana.get("/api/stories");
      expect(body.map((story: Story) => story.title)).toEqual(["Second", "First"]);
    });
  });
});
