import { STORIES_MAX, type Story } from "contract/stories";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";
import { RETOLD } from "./retold.cases.ts";
import { insertSamples, listStories } from "./store.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
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
