import { beforeAll, describe, expect, test } from "vitest";
import { book, openRecruiter } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DESK = {
  notes: "[02:10] Told the purser first.",
  asked: [{ text: "Tell me about a time when you disagreed with a colleague.", at: 130 }],
  shown: "Tell me about a time when you disagreed with a colleague.",
  version: 0,
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const booked = async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id);
    return { rosa, ana, path: `/api/interview-rooms/${body.id}`, interview: body };
  };

  test("the desk is kept; the candidate sees the question that is shown, and no word of the notes", async () => {
    const { rosa, ana, path } = await booked();
    expect((await rosa.get(path)).body.desk).toEqual({
      ...DESK,
      notes: "",
      asked: [],
      shown: null,
    });
    const { status, body } = await rosa.send("PUT", path, DESK);
    expect([status, body.desk]).toEqual([200, { ...DESK, version: 1 }]);
    const hers = await ana.get(path);
    expect([hers.body.shown, hers.body.desk]).toEqual([DESK.shown, null]);
    expect(hers.text).not.toContain("purser");
  });

  test("two tabs: the older version is refused, at the first time too", async () => {
    const { rosa, path } = await booked();
    const both = await Promise.all([1, 2].map(() => rosa.send("PUT", path, DESK)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const old = await rosa.send("PUT", path, { ...DESK, notes: "older" });
    expect([old.status, (await rosa.get(path)).body.desk.notes]).toEqual([409, DESK.notes]);
  });

  test("is for the two who hold it, the desk for its recruiter", async () => {
    const { ana, path } = await booked();
    const ben = await app.signIn({ name: "Ben", profile: "recruiter" });
    expect((await ana.send("PUT", path, DESK)).status).toBe(403);
    expect((await ben.get(path)).status).toBe(403);
    expect((await ben.send("PUT", path, DESK)).status).toBe(403);
    expect((await app.client().get(path)).status).toBe(401);
    expect((await ben.get(`/api/interview-rooms/${UNKNOWN}`)).status).toBe(404);
  });

  test.each<[string, object, string]>([
    ["an empty question", { asked: [{ text: " ", at: null }] }, "asked.0.text"],
    ["notes beyond their limit", { notes: "x".repeat(20_001) }, "notes"],
    ["a time before the beginning", { asked: [{ text: "Why?", at: -1 }] }, "asked.0.at"],
  ])("names the field that does not fit: %s", async (_, change, path) => {
    const { rosa, path: address } = await booked();
    const { status, body } = await rosa.send("PUT", address, { ...DESK, ...change });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  test("notes go with the recruiter's account, and out with the export", async () => {
    const { rosa, ana, path, interview } = await booked();
    await rosa.send("PUT", path, DESK);
    const { body } = await rosa.get("/api/users/me/export");
    expect(body.interviewRooms[0]).toMatchObject({ interviewId: interview.id, notes: DESK.notes });
    await rosa.send("DELETE", "/api/users/me");
    expect((await ana.get(path)).body.shown).toBeNull();
  });

  test("questions for its airline come first, then those of its type; the candidate gets none", async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id, { airline: "KLM" });
    const path = `/api/interview-rooms/${body.id}/suggestions`;
    const { body: questions } = await rosa.get(path);
    expect([questions[0].airline, questions.at(-1).airline]).toEqual(["KLM", null]);
    const { body: french } = await rosa.get(path, { "Accept-Language": "fr" });
    expect([french[0].isEnglish, french.at(-1).isEnglish]).toEqual([true, false]);
    expect((await ana.get(path)).status).toBe(403);
  });

  describe("questions of one's own", () => {
    const PATH = "/api/question-templates";
    test("are kept in their order, and taken away by whom they belong to", async () => {
      const [rosa, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      for (const text of ["Why us?", "Why now?"]) await rosa.send("POST", PATH, { text });
      const { body } = await rosa.get(PATH);
      expect(body.map(({ text }: { text: string }) => text)).toEqual(["Why us?", "Why now?"]);
      const first = `${PATH}/${body[0].id}`;
      expect((await ben.send("DELETE", first)).status).toBe(404);
      expect((await rosa.send("DELETE", first)).status).toBe(204);
      expect((await rosa.send("DELETE", first)).status).toBe(404);
      expect((await ben.get(PATH)).body).toEqual([]);
      expect((await app.client().get(PATH)).status).toBe(401);
      expect((await rosa.send("POST", PATH, { text: "  " })).body.errors[0]).toEqual({
        ...{ path: "text", message: "Write the question first" },
      });
    });
  });
});
