import { Speech } from "contract/ai-recruiter";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEnglishEngine } from "../../ai/speech/built-in/english.ts";
import { createSpeaker } from "../../ai/speech/create-speaker.ts";
import { createSoundThread } from "../../ai/speech/sound-thread.ts";
import { type Speaker, SpeechFault, type SpeechFaultKind } from "../../ai/speech/speech.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/ai-recruiter/speak";
const SENT = { text: "Welcome aboard.", voice: "nova", speed: 0.95 };
const AS_JSON = { Accept: "application/json" };

const faulty = (kind: SpeechFaultKind): Speaker => ({
  say: async () => {
    throw new SpeechFault(kind);
  },
  stop: async () => {},
});

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  test("the sound comes alone, as MP3, kept by no cache", async () => {
    const ana = await app.signIn();
    const { status, headers, text } = await ana.send("POST", PATH, SENT, { Accept: "*/*" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("audio/mpeg");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toBe("en nova 0.95: 15 characters");
    expect(headers.get("content-length")).toBe(String(text.length));
  });

  test("who asks for JSON gets the times of words and mouth with it", async () => {
    const ana = await app.signIn();
    const { status, headers, body } = await ana.send("POST", PATH, SENT, AS_JSON);
    expect(status).toBe(200);
    expect(headers.get("vary")).toMatch(/^Accept,/);
    const { audio, words, mouths } = Speech.parse(body);
    expect(Buffer.from(audio, "base64").toString()).toBe("en nova 0.95: 15 characters");
    expect(words?.[0]?.text).toBe("Welcome aboard.");
    expect(mouths?.[0]?.shape).toBe("open");
  });

  test("pace and language may be left out, and are taken where they are given", async () => {
    const ana = await app.signIn();
    const bare = await ana.send("POST", PATH, { text: "Yes.", voice: "onyx" });
    expect(bare.text).toBe("en onyx 1: 4 characters");
    const spanish = await ana.send("POST", PATH, { text: "Sí.", voice: "onyx", language: "es" });
    expect(spanish.text).toBe("es onyx 1: 3 characters");
  });

  test.each([
    ["text", " \n", "The text to say is missing"],
    ["text", undefined, "The text to say is missing"],
    ["text", "x".repeat(2001), "Use at most 2,000 characters"],
    ["voice", "alexa", "Choose nova, alloy, echo, fable, onyx or shimmer"],
    ["voice", undefined, "Choose nova, alloy, echo, fable, onyx or shimmer"],
    ["speed", 0.4, "Use a speed from 0.5 to 2"],
    ["speed", 2.1, "Use a speed from 0.5 to 2"],
    ["speed", "fast", "Use a speed from 0.5 to 2"],
  ])("refuses %s %j in words", async (field, value, message) => {
    const ana = await app.signIn();
    const { status, body } = await ana.send("POST", PATH, { ...SENT, [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: field, message }]);
  });

  test("a field is named in the reader's language", async () => {
    const ana = await app.signIn();
    const { body } = await ana.send("POST", `${PATH}?language=fr`, { ...SENT, speed: 9 });
    expect(body.errors[0].message).toBe("Choisissez une vitesse de 0,5 à 2");
  });

  test("is for the signed-in", async () => {
    expect((await app.client().send("POST", PATH, SENT)).status).toBe(401);
  });

  test.each([
    ["no-voice", 501, null, /voice of your browser/],
    ["busy", 503, "3", /Try again shortly/],
    ["failed", 503, "10", /voice of your browser/],
    ["nothing-to-say", 400, null, /Nothing in this text/],
  ] as const)("says so when speech is %s", async (kind, expected, retryAfter, words) => {
    const broken = await startApp(database(), { speech: faulty(kind) });
    const ana = await broken.signIn();
    const { status, headers, body } = await ana.send("POST", PATH, SENT);
    expect(status).toBe(expected);
    expect(headers.get("retry-after")).toBe(retryAfter);
    expect(body.detail).toMatch(words);
  });

  test("a flood is stopped, and nothing of the text stands in the log", async () => {
    const flooded = await startApp(database());
    const ana = await flooded.signIn();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await ana.send("POST", PATH, SENT)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(JSON.stringify(flooded.log)).not.toContain("Welcome");
  });
});

describe("the built-in voice", () => {
  const notKept = { find: async () => null, keep: async () => {} };
  const speech = createSpeaker([createEnglishEngine(createSoundThread())], notKept);
  afterAll(() => speech.stop());

  onEachDatabase((database) => {
    test("speaks English, and has the browser speak the rest", async () => {
      const app = await startApp(database(), { speech });
      const ana = await app.signIn();
      const { status, body } = await ana.send("POST", PATH, SENT, AS_JSON);
      expect(status).toBe(200);
      expect(body.source).toBe("built-in");
      expect(body.words.map(({ text }: { text: string }) => text)).toEqual(["Welcome", "aboard"]);
      expect(Buffer.from(body.audio, "base64").length).toBeGreaterThan(3000);
      const german = await ana.send("POST", PATH, { ...SENT, language: "de" });
      expect(german.status).toBe(501);
      const emoji = await ana.send("POST", PATH, { ...SENT, text: "🛫" });
      expect(emoji.body.errors[0].path).toBe("text");
    });
  });
});
