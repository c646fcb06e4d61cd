import { EmotionReading } from "contract/emotion";
import { beforeAll, describe, expect, test } from "vitest";
import { builtInCoach } from "../../ai/built-in-coach.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const ADDRESS = "/api/emotion/analyze";

onEachDatabase((database) => {
  let app: TestApp;
  let ana: Client;
  beforeAll(async () => {
    app = await startApp(database());
    ana = await app.signIn();
  });

  test("a draft is read by the coach", async () => {
    const { status, body, headers } = await ana.send("POST", ADDRESS, { text: "Well, I try" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ primary: "calm", confidence: 0.03 });
    expect(body.cues).toEqual([
      { emotion: "calm", kind: "word", weight: 1, start: 0, end: 5, quote: "Well," },
    ]);
  });

  test("the built-in coach says which words led to it", async () => {
    const real = await startApp(database(), { coach: builtInCoach });
    const { body } = await (await real.signIn()).send("POST", ADDRESS, {
      text: "Sorry, I'm a bit nervous, it's my first interview.",
      avatarProfile: { id: "rania-khoury", name: "Rania Khoury" },
    });
    expect(EmotionReading.parse(body)).toMatchObject({
      primary: "nervous",
      language: "en",
      source: "built-in",
    });
    expect(body.cues.map(({ quote }: { quote: string }) => quote)).toContain("nervous");
  });

  describe("refuses", () => {
    test.each([
      ["blank words", { text: " \n " }, "text", "Write a few words first"],
      ["20,001 characters", { text: "a".repeat(20_001) }, "text", "Use at most 20,000 characters"],
      ["no text", {}, "text", "Write a few words first"],
      [
        "a recruiter who is not there",
        { text: "I am ready", avatarProfile: { id: "captain-nemo" } },
        "avatarProfile.id",
        "Choose a recruiter from the list",
      ],
    ])("%s", async (_, sent, path, message) => {
      const { status, body } = await ana.send("POST", ADDRESS, sent);
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path, message }]);
    });

    test("in the reader's language", async () => {
      const sent = { text: "Listo", avatarProfile: { id: "captain-nemo" } };
      const { body } = await ana.send("POST", ADDRESS, sent, { "Accept-Language": "es" });
      expect(body.errors[0].message).toBe("Elige un reclutador de la lista");
    });

    test("someone who has not signed in", async () => {
      expect((await app.client().send("POST", ADDRESS, { text: "Hello there" })).status).toBe(401);
    });
  });

  test("20,000 characters of anything are read", async () => {
    const real = await startApp(database(), { coach: builtInCoach });
    const writer = await real.signIn();
    for (const piece of ["a", "😅", "<b>I</b>", "我", "I, I "]) {
      const text = piece.repeat(20_000).slice(0, 20_000);
      expect((await writer.send("POST", ADDRESS, { text })).status).toBe(200);
    }
  });

  test("nothing of it is stored or logged", async () => {
    const text = "The zeppelin made me nervous";
    await ana.send("POST", ADDRESS, { text });
    expect(JSON.stringify(app.log)).not.toContain("zeppelin");
    expect((await ana.get("/api/users/me/export")).text).not.toContain("zeppelin");
  });

  test("a minute of fast typing leaves saving free, a flood of it is held back", async () => {
    const typist = await app.signIn();
    const read = () => typist.send("POST", ADDRESS, { text: "I was on board" });
    const KEYS_A_MINUTE = 300;
    for (let key = 0; key < KEYS_A_MINUTE; key += 1) expect((await read()).status).toBe(200);
    const saved = await typist.send("PATCH", "/api/users/me", { name: "Ana" });
    expect(saved.status).toBe(200);
    let answer = await read();
    for (let tries = 0; tries < KEYS_A_MINUTE + 50 && answer.status === 200; tries += 1)
      answer = await read();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
