import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "../clock.ts";
import { TEXT_ANSWER } from "../testing/answers.ts";
import { createAuthenticator } from "../testing/authenticator.ts";
import { book, openRecruiter } from "../testing/bookings.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { startApp, type TestApp } from "../testing/test-app.ts";
import { deleteExpiredAccounts } from "./expiry.ts";

onEachDatabase((database) => {
  let app: TestApp;
  const start = new Date("2026-06-01T09:00:00Z");
  const passDays = (count: number) => {
    app.now = new Date(start.getTime() + count * DAY_MS);
  };
  beforeAll(async () => {
    app = await startApp(database());
    app.now = start;
  });

  test("demo accounts go after 7 days, unused ones after 90, the others stay", async () => {
    const demo = await app.signIn({ demo: true });
    const idle = await app.signIn({ name: "Idle" });
    const practised = await app.signIn({ name: "Practised" });
    await practised.send("POST", "/api/responses", TEXT_ANSWER);
    const visiting = await app.signIn({ name: "Visiting", profile: "recruiter" });
    const keyed = await app.signIn({ name: "Keyed" });
    const options = await keyed.send("POST", "/api/passkeys/registration-options");
    const credential = createAuthenticator().register(options.body, "http://localhost");
    await keyed.send("POST", "/api/passkeys", credential);

    const talked = await app.signIn({ name: "Talked" });
    await talked.send("POST", "/api/chat", { userId: "me", message: "Hello", role: "user" });
    const retold = await app.signIn({ name: "Retold" });
    const { body } = await retold.send("POST", "/api/responses", TEXT_ANSWER);
    const tags = { title: "The lift", competencies: [], airlineValues: [] };
    await retold.send("POST", "/api/stories", { ...tags, responseId: body.id });
    await retold.send("DELETE", `/api/responses/${body.id}`);

    const [hosting, booked] = [await openRecruiter(app), await app.signIn({ name: "Booked" })];
    const open = await booked.get(`/api/recruiters/${hosting.user.id}/slots`);
    await book(booked, hosting.user.id, { scheduledAt: open.body.slots[0] });

    const people = { demo, idle, practised, visiting, keyed, talked, retold, hosting, booked };
    const left = async () => {
      const states = Object.entries(people).map(async ([name, person]) => {
        const { status } = await app.request("/api/session", {
          headers: { Cookie: person.cookie ?? "" },
        });
        return status === 200 ? [name] : [];
      });
      return (await Promise.all(states)).flat();
    };

    passDays(6.9);
    expect(await deleteExpiredAccounts(database().db, app.now)).toBe(0);
    passDays(7.1);
    // With the demo's candidate goes the recruiter of their sample.
    expect(await deleteExpiredAccounts(database().db, app.now)).toBe(2);
    const kept = ["practised", "visiting", "keyed", "talked", "retold", "hosting", "booked"];
    expect(await left()).toEqual(["idle", ...kept]);
    passDays(60);
    await visiting.get("/api/session");
    passDays(98);
    expect(await deleteExpiredAccounts(database().db, app.now)).toBe(1);
    expect(await left()).toEqual(kept);
  });
});
