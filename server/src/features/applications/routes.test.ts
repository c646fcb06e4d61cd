import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const KLM = {
  airline: "KLM",
  stage: "video-interview",
  stageName: "Recorded interview",
  nextDate: "2026-12-09",
  notes: "Six questions; link: valid three days.",
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const add = (who: Client, change: object = {}) =>
    who.send("POST", "/api/applications", { ...KLM, ...change });

  test("is kept as it was told, and comes in the order of its next day", async () => {
    const ana = await app.signIn();
    const { status, body } = await add(ana);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...KLM, userId: ana.user.id, version: 1, isSample: false });
    await add(ana, { airline: "A small one of ours", stageName: null, nextDate: null });
    await add(ana, { airline: "Finnair", nextDate: "2026-12-01" });
    const { body: list } = await ana.get("/api/applications");
    expect(list.map(({ airline }: typeof KLM) => airline)).toEqual([
      ...["Finnair", "KLM", "A small one of ours"],
    ]);
  });

  test("a change names the version that was read: an older one is refused, and nothing overwritten", async () => {
    const ana = await app.signIn();
    const { body } = await add(ana);
    const path = `/api/applications/${body.id}`;
    const first = await ana.send("PATCH", path, { version: 1, stage: "final-interview" });
    expect([first.status, first.body.version, first.body.notes]).toEqual([200, 2, KLM.notes]);
    const late = await ana.send("PATCH", path, { version: 1, notes: "from the other tab" });
    expect([late.status, late.body.title]).toEqual([409, "The application was changed meanwhile"]);
    const both = await Promise.all(
      ["a", "b"].map((notes) => ana.send("PATCH", path, { version: 2, notes })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("is removed once; then it is not found, and cannot be changed", async () => {
    const ana = await app.signIn();
    const path = `/api/applications/${(await add(ana)).body.id}`;
    expect((await ana.send("DELETE", path)).status).toBe(204);
    expect((await ana.send("DELETE", path)).status).toBe(404);
    expect((await ana.send("PATCH", path, { version: 1, notes: "" })).status).toBe(404);
    expect((await ana.get("/api/applications")).body).toEqual([]);
  });

  test("belongs to one person: 403 for another, 404 unknown, 401 for nobody", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const path = `/api/applications/${(await add(ana)).body.id}`;
    for (const method of ["PATCH", "DELETE"] as const) {
      expect((await ben.send(method, path, { version: 1, notes: "" })).status).toBe(403);
      expect((await app.client().send(method, path, { version: 1, notes: "" })).status).toBe(401);
      const unknown = await ana.send(method, `/api/applications/${UNKNOWN}`, {
        version: 1,
        notes: "",
      });
      expect(unknown.status).toBe(404);
    }
    expect((await ben.get("/api/applications")).body).toEqual([]);
    expect((await app.client().get("/api/applications")).status).toBe(401);
  });

  test.each([
    ["airline", { airline: "   " }, "Name the airline"],
    ["airline", { airline: "A".repeat(81) }, "Use at most 80 characters"],
    ["stage", { stage: "pole-dance" }, "Choose a stage of the list"],
    ["nextDate", { nextDate: "2026-02-30" }, "Use a date like 2026-11-28"],
    ["notes", { notes: "x".repeat(5001) }, "Use at most 5,000 characters"],
  ])("names the field that does not fit: %s", async (path, change, message) => {
    const ana = await app.signIn();
    const { status, body } = await add(ana, change);
    expect([status, body.errors[0]]).toEqual([400, { path, message }]);
    expect((await ana.get("/api/applications")).body).toEqual([]);
  });

  test("goes out with the export and away with the account; the demo brings samples", async () => {
    const ana = await app.signIn();
    await add(ana);
    const { body } = await ana.get("/api/users/me/export");
    expect([body.applications.length, body.plan.minutesPerDay]).toEqual([1, 30]);
    expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
    const demo = await app.signIn({ demo: true });
    const { body: samples } = await demo.get("/api/applications");
    expect(samples[0]).toMatchObject({ isSample: true, nextDate: "2026-12-06" });
  });

  describe("stages of an airline", () => {
    test.each([
      ["known to the guide", "KLM", true],
      ["unknown", "Nobody Airways", false],
      ["named like a trap", "constructor", false],
    ])("%s", async (_, airline, isKnown) => {
      const ana = await app.signIn();
      const { status, body } = await ana.get(
        `/api/applications/stages?airline=${encodeURIComponent(airline)}`,
      );
      expect([status, body.length > 2]).toEqual([200, isKnown]);
    });
  });
});
