import { beforeAll, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("begins with the usual settings, keeps what is changed, each alone", async () => {
    const ana = await app.signIn();
    const usual = { stage: null, minutesPerDay: 30, daysOff: [], ticks: [] };
    expect((await ana.get("/api/plan")).body).toEqual(usual);
    await ana.send("PATCH", "/api/plan", { stage: "video-interview" });
    const { body } = await ana.send("PATCH", "/api/plan", { minutesPerDay: 3, daysOff: [6, 0, 6] });
    const changed = { ...usual, stage: "video-interview", minutesPerDay: 3, daysOff: [0, 6] };
    expect(body).toEqual(changed);
    expect((await ana.get("/api/plan")).body).toEqual(changed);
    expect((await (await app.signIn({ name: "Ben" })).get("/api/plan")).body).toEqual(usual);
  });

  test("a tick is there once, two at once are both kept, and one goes again", async () => {
    const ana = await app.signIn();
    const tick = (task: string, isDone = true) =>
      ana.send("PUT", "/api/plan/ticks", { date: "2026-11-20", task, isDone });
    await Promise.all([tick("clothes"), tick("route"), tick("clothes")]);
    const { body } = await ana.get("/api/plan");
    expect(body.ticks.map(({ task }: { task: string }) => task).sort()).toEqual([
      "clothes",
      "route",
    ]);
    expect((await tick("clothes", false)).body.ticks).toEqual([
      { date: "2026-11-20", task: "route" },
    ]);
  });

  test.each([
    ["PATCH", "/api/plan", { minutesPerDay: 2 }, "minutesPerDay"],
    ["PATCH", "/api/plan", { minutesPerDay: 20.5 }, "minutesPerDay"],
    ["PATCH", "/api/plan", { daysOff: [0, 1, 2, 3, 4, 5, 6] }, "daysOff"],
    ["PATCH", "/api/plan", { stage: "offer" }, "stage"],
    ["PUT", "/api/plan/ticks", { date: "2026-11-31", task: "route", isDone: true }, "date"],
    [
      "PUT",
      "/api/plan/ticks",
      { date: "2026-11-20", task: "mock-interview", isDone: true },
      "task",
    ],
  ] as const)("%s %s refuses %o", async (method, path, change, field) => {
    const ana = await app.signIn();
    const { status, body } = await ana.send(method, path, change);
    expect([status, body.errors[0].path]).toEqual([400, field]);
    expect((await app.client().send(method, path, change)).status).toBe(401);
  });

  test("work is told by day and kind, in the asked zone", async () => {
    const ana = await app.signIn();
    const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await ana.send("POST", "/api/stories", {
      ...{ responseId: body.id, title: "A story", competencies: [], airlineValues: [] },
    });
    const seconds = Math.round(TEXT_ANSWER.sessionDuration);
    const work = [
      { kind: "written-answer", count: 1, seconds },
      { kind: "story", count: 1, seconds: 0 },
    ];
    // The clock stands at noon in Greenwich: past midnight in Auckland.
    const read = (zone: string) => ana.get(`/api/progress/work?timezone=${zone}`);
    expect((await read("UTC")).body).toEqual([{ date: "2026-11-20", work }]);
    expect((await read("Pacific/Auckland")).body).toEqual([{ date: "2026-11-21", work }]);
    expect((await read("Nowhere/Land")).status).toBe(400);
    expect((await (await app.signIn({ name: "Ben" })).get("/api/progress/work")).body).toEqual([]);
  });

  test("the cards of a day's review are one piece of work, in the asked zone; a quiz is none", async () => {
    const ana = await app.signIn();
    const card = (number: number, reviewedAt: string, mode: "queue" | "quiz" = "queue") => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      ...{ set: "airports", card: "DOH", isCorrect: true, milliseconds: 5_000, reviewedAt, mode },
    });
    await ana.send("POST", "/api/reviews", {
      reviews: [
        card(1, "2026-11-18T08:00:00Z"),
        card(2, "2026-11-18T08:00:20Z"),
        // Kolkata's midnight is at half past six in the evening of Greenwich.
        card(3, "2026-11-18T18:29:00Z"),
        card(4, "2026-11-18T18:31:00Z"),
        { ...card(5, "2026-11-18T20:00:00Z"), milliseconds: null },
        card(6, "2026-11-19T08:00:00Z", "quiz"),
      ],
    });
    const day = (date: string, seconds: number) => ({
      date,
      work: [{ kind: "review", count: 1, seconds }],
    });
    const read = async (zone: string) =>
      (await ana.get(`/api/progress/work?timezone=${zone}`)).body;
    expect(await read("UTC")).toEqual([day("2026-11-18", 20)]);
    expect(await read("Asia/Kolkata")).toEqual([day("2026-11-18", 15), day("2026-11-19", 5)]);
  });

  test("the demo's interview counts as one, its answers not once more", async () => {
    const demo = await app.signIn({ demo: true });
    const { body } = await demo.get("/api/progress/work");
    const kinds = body.flatMap((day: { work: { kind: string; count: number }[] }) => day.work);
    const interviews = kinds.filter(({ kind }: { kind: string }) => kind === "mock-interview");
    expect(interviews).toMatchObject([{ count: 1 }]);
  });
});
