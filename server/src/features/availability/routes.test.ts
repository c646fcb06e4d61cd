import { beforeAll, expect, test } from "vitest";
import { book, FIRST_SLOT, LONDON_MONDAYS, openRecruiter } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/availability/me";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("is empty at first, and kept as it was set", async () => {
    const rosa = await app.signIn({ name: "Rosa", profile: "recruiter" });
    const { body: first } = await rosa.get(PATH);
    expect([first.version, first.rules, first.zone]).toEqual([0, [], "UTC"]);
    const { status, body } = await rosa.send("PUT", PATH, LONDON_MONDAYS);
    expect([status, body]).toEqual([200, { ...LONDON_MONDAYS, userId: rosa.user.id, version: 1 }]);
    expect((await rosa.get(PATH)).body).toEqual(body);
  });

  test("two tabs: the older version is refused, at the first time too", async () => {
    const rosa = await app.signIn({ name: "Rosa", profile: "recruiter" });
    const both = await Promise.all([1, 2].map(() => rosa.send("PUT", PATH, LONDON_MONDAYS)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rosa.send("PUT", PATH, LONDON_MONDAYS)).status).toBe(409);
    expect((await rosa.send("PUT", PATH, { ...LONDON_MONDAYS, version: 1 })).status).toBe(200);
  });

  test("closing a day leaves what is booked on it", async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id);
    const exceptions = [{ date: "2026-11-23", windows: [] }];
    await rosa.send("PUT", PATH, { ...LONDON_MONDAYS, exceptions, version: 1 });
    expect((await ana.get(`/api/recruiters/${rosa.user.id}/slots`)).body.slots).toHaveLength(4);
    expect((await ana.get(`/api/mock-interviews/${body.id}`)).body.status).toBe("scheduled");
  });

  test("the list of recruiters has those with a slot, the nearest first, and none that hide", async () => {
    const ana = await app.signIn();
    const first = await openRecruiter(app);
    const later = await openRecruiter(app, { exceptions: [{ date: "2026-11-23", windows: [] }] });
    const hidden = await openRecruiter(app, { isPublished: false });
    const closed = await openRecruiter(app, { rules: [] });
    const { body } = await ana.get("/api/recruiters");
    const ids: string[] = body.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(first.user.id)).toBeLessThan(ids.indexOf(later.user.id));
    for (const { user } of [hidden, closed]) expect(ids).not.toContain(user.id);
    const found = body.find(({ id }: { id: string }) => id === first.user.id);
    expect(found).toMatchObject({ nextSlot: FIRST_SLOT, rating: 5, ratings: 0 });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ["no zone", { zone: "Mars/Base" }, "zone", "This timezone is not known"],
    [
      ...(["past midnight", { rules: [{ weekday: 1, from: "23:00", until: "01:00" }] }] as const),
      ...([
        "rules.0.until",
        "End later than you begin; past midnight goes on with a window on the next day",
      ] as const),
    ],
    [
      ...([
        "beside the quarters",
        { rules: [{ weekday: 1, from: "09:10", until: "10:00" }] },
      ] as const),
      ...(["rules.0.from", "Use a quarter of an hour, like 09:15"] as const),
    ],
    [
      "no day",
      { exceptions: [{ date: "2027-02-30", windows: [] }] },
      "exceptions.0.date",
      "Use a date like 2026-11-28",
    ],
    [
      ...([
        "a date twice",
        { exceptions: ["2027-02-01", "2027-02-01"].map((date) => ({ date, windows: [] })) },
      ] as const),
      ...(["exceptions", "Name each date once"] as const),
    ],
  ])("names the field that does not fit: %s", async (_, change, path, message) => {
    const rosa = await app.signIn({ name: "Rosa", profile: "recruiter" });
    const { status, body } = await rosa.send("PUT", PATH, { ...LONDON_MONDAYS, ...change });
    expect([status, body.errors[0]]).toEqual([400, { path, message }]);
  });

  test("is set by recruiters, each their own", async () => {
    const [ana, rosa] = [await app.signIn(), await openRecruiter(app)];
    expect((await ana.send("PUT", PATH, LONDON_MONDAYS)).status).toBe(403);
    expect((await ana.get(`/api/availability/${rosa.user.id}`)).status).toBe(403);
    expect((await app.client().get(PATH)).status).toBe(401);
    expect((await ana.get(`/api/recruiters/${ana.user.id}`)).status).toBe(404);
  });
});
