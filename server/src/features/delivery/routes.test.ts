import type { NewAudioDelivery } from "contract/delivery";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const VALUES = {
  ...{ loudness: -18, signalToNoise: 30, clipping: 0, articulationRate: 4.4, speechShare: 82 },
  ...{ startDelay: 0.6, pauses: 6, longPauses: 0, pitchVariation: 2.5, loudnessSpread: 3 },
};
const WORDS =
  "The power failed in our hotel at eleven at night, um, and I was the night manager, um, with two people in the lift.";

/** What a browser sends that has measured a take. */
function measured(values: Record<string, number | null> = {}, more = {}): NewAudioDelivery {
  const sound = {
    ...{ durationSeconds: 60, values: { ...VALUES, ...values }, reasons: {}, moments: {} },
    ...{ levels: [0.1, 0.5], speech: [{ at: 0.6, until: 58 }], pauses: [], rate: [4.4] },
  };
  return { question: "Why us?", sound: sound as NewAudioDelivery["sound"], ...more };
}

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const add = (who: Client, values = {}, more = {}) =>
    who.send("POST", "/api/delivery", measured(values, more));
  const baselineOf = (body: ReturnType<typeof JSON.parse>, id: string) =>
    body.analysis.measures.find((measure: { id: string }) => measure.id === id).baseline;

  test("what a browser measured is scored and kept, and read again", async () => {
    const ana = await app.signIn();
    const { status, body, headers } = await add(ana, {}, { transcript: WORDS });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/delivery/${body.id}`);
    expect(body).toMatchObject({ kind: "audio", question: "Why us?", duration: 60 });
    expect(body.analysis.scores.map(({ id, score }: never) => [id, score !== null])).toEqual([
      ["eyeContact", false],
      ["confidence", true],
      ["clarity", true],
      ["bodyLanguage", false],
    ]);
    expect((await ana.get(`/api/delivery/${body.id}`)).body).toEqual(body);
    expect((await ana.get("/api/delivery?kind=audio")).body).toEqual([body]);
    expect((await ana.get("/api/delivery?kind=video")).body).toEqual([]);
    const skills = (await ana.get("/api/progress")).body.skills;
    expect(skills.map(({ practiceCount }: never) => practiceCount)).toEqual([0, 1, 0, 1]);
    const exported = (await ana.get("/api/users/me/export")).body.delivery;
    expect(exported).toEqual([expect.objectContaining({ id: body.id, analysis: body.analysis })]);
    // What was said is not kept with how it was said.
    expect(JSON.stringify(exported)).not.toContain("lift");
  });

  test("own medians come along from the fourth session on", async () => {
    const ana = await app.signIn();
    for (const pauses of [2, 9, 4])
      expect(baselineOf((await add(ana, { pauses })).body, "pauses")).toBeNull();
    const { body } = await add(ana, { pauses: 50 });
    expect(baselineOf(body, "pauses")).toBe(4);
  });

  test("an answer and its delivery are one piece of practice; each outlives the other", async () => {
    const ana = await app.signIn();
    const { body: answer } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await add(ana, {}, { responseId: answer.id });
    expect((await ana.get("/api/progress")).body.practiceSessions).toBe(1);
    await ana.send("DELETE", `/api/responses/${answer.id}`);
    expect((await ana.get("/api/delivery")).body).toHaveLength(1);
    const ben = await app.signIn({ name: "Ben" });
    // An answer that is gone, or another's, is no reason to lose what was practised.
    expect((await add(ben, {}, { responseId: UNKNOWN })).status).toBe(201);
  });

  test("is forgotten when asked, and with the account", async () => {
    const ana = await app.signIn();
    const { body } = await add(ana);
    expect((await ana.send("DELETE", `/api/delivery/${body.id}`)).status).toBe(204);
    expect((await ana.get(`/api/delivery/${body.id}`)).status).toBe(404);
    expect((await ana.get("/api/progress")).body.practiceSessions).toBe(0);
    await add(ana);
    expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
  });

  test("is one's own: 403 another's, 404 unknown, 401 nobody", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const { body } = await add(ana);
    for (const method of ["GET", "DELETE"]) {
      expect((await ben.send(method, `/api/delivery/${body.id}`)).status).toBe(403);
      expect((await ben.send(method, `/api/delivery/${UNKNOWN}`)).status).toBe(404);
    }
    expect((await ben.get("/api/delivery")).body).toEqual([]);
    expect((await app.client().get("/api/delivery")).status).toBe(401);
  });

  describe("is refused", () => {
    test.each([
      ["a figure that is none", { sound: { ...measured().sound, levels: ["loud"] } }],
      ["eleven minutes", { sound: { ...measured().sound, durationSeconds: 660 } }],
      ["no question", { question: "" }],
    ])("with 400: %s", async (_, wrong) => {
      const ana = await app.signIn();
      expect((await add(ana, {}, wrong)).status).toBe(400);
    });
  });
});
