import { bestWalk } from "coach/scenarios/walk";
import { POWER_BANK_FIRE } from "content/scenarios/power-bank-fire";
import { beforeAll, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const BEST = bestWalk(POWER_BANK_FIRE).decisions.map(({ node, choice }) =>
  node.choices.indexOf(choice),
);
const WALK = {
  ...{ id: "00000000-0000-4000-8000-000000000001", scenario: "power-bank-fire", choices: BEST },
  walkedAt: "2026-11-20T11:00:00.000Z",
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("a walk is graded by the server, kept once, exported, and everybody's own", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const { status, body } = await ana.send("POST", "/api/scenario-walks", WALK);
    expect([status, body.grade, body.walkedAt]).toEqual([201, "strong", WALK.walkedAt]);
    expect((await ana.send("POST", "/api/scenario-walks", WALK)).body).toEqual(body);
    // Another person may happen on the same id; a clock that runs ahead is set to the server's.
    const ahead = { ...WALK, walkedAt: "2031-01-01T00:00:00.000Z" };
    expect((await ben.send("POST", "/api/scenario-walks", ahead)).body.walkedAt).toBe(
      "2026-11-20T12:00:00.000Z",
    );
    expect((await ana.get("/api/users/me/export")).body.scenarioWalks).toEqual([body]);
    expect((await app.client().send("POST", "/api/scenario-walks", WALK)).status).toBe(401);
  });

  test.each([
    ["choices", { choices: BEST.slice(0, -1) }],
    ["choices", { choices: [...BEST, 0] }],
    ["choices", { choices: [9] }],
    ["scenario", { scenario: "weather" }],
  ])("what is not a walk to an ending names the field: %s", async (path, change) => {
    const ana = await app.signIn();
    const refused = await ana.send("POST", "/api/scenario-walks", { ...WALK, ...change });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
  });
});
