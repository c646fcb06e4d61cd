import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Entry } from "../../http/log.ts";
import { createBreaker } from "../model/breaker.ts";
import { createBudget } from "../model/budget.ts";
import { loadMp3Encoding } from "./mp3.ts";
import { mp3Length } from "./mp3-length.ts";
import { createServiceEngine, SERVICE_LIMITS } from "./service.ts";

type Asked = { path: string; headers: http.IncomingHttpHeaders; body: unknown };
type Behaviour = (answer: http.ServerResponse) => void;

const UTTERANCE = { text: "Buenos días", voice: "shimmer", speed: 1, language: "es" } as const;
const MP3 = { "Content-Type": "audio/mpeg" };

let speech: Uint8Array;
let behave: Behaviour;
let asked: Asked[] = [];
let log: Entry[] = [];
const server = http.createServer(async (request, answer) => {
  const body = await readJson(request);
  asked.push({ path: request.url ?? "", headers: request.headers, body });
  behave(answer);
});

beforeAll(async () => {
  const encoder = await (await loadMp3Encoding()).open(16_000);
  const second = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin(at / 10));
  speech = new Uint8Array(Buffer.concat([encoder.encode(second), encoder.finish()]));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  log = [];
});

const clock = () => new Date("2026-11-22T12:00:00Z");
function open(apiKey: string | null = "sesame", callsPerDay = 100) {
  const { port } = server.address() as AddressInfo;
  const baseUrl = new URL(`http://127.0.0.1:${port}/v1`);
  return createServiceEngine(
    { baseUrl, apiKey, model: "voice-1" },
    {
      clock,
      log: { write: (entry) => log.push(entry), flush: () => {} },
      breaker: createBreaker(clock),
      budget: createBudget(callsPerDay, null, "speech"),
    },
    { ...SERVICE_LIMITS, totalMs: 400 },
  );
}

const speaks: Behaviour = (answer) => answer.writeHead(200, MP3).end(speech);

describe("a speech service", () => {
  test("is asked as OpenAI's is, and its MP3 is passed on", async () => {
    behave = speaks;
    const spoken = await open().say(UTTERANCE, "ana");
    expect(spoken.audio).toEqual(speech);
    expect(spoken.seconds).toBeCloseTo(1.1, 1);
    expect(spoken).toMatchObject({ words: null, mouths: null, source: "service" });
    expect(asked).toMatchObject([
      {
        path: "/v1/audio/speech",
        headers: { authorization: "Bearer sesame" },
        body: {
          ...{ model: "voice-1", input: "Buenos días", voice: "shimmer" },
          ...{ speed: 1, response_format: "mp3" },
        },
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/sesame|Buenos|ana/);
  });

  test("is sent no key where it asks for none", async () => {
    behave = speaks;
    await open(null).say(UTTERANCE, "ana");
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  test.each<[string, Behaviour, string]>([
    ["says nothing", () => {}, "timeout"],
    [
      "begins and goes no further",
      (answer) => answer.writeHead(200, MP3).write(speech.subarray(0, 900)),
      "timeout",
    ],
    ["is overloaded", (answer) => answer.writeHead(429).end(), "status"],
    ["is broken", (answer) => answer.writeHead(500).end("no"), "status"],
    ["refuses the key", (answer) => answer.writeHead(401).end("{}"), "status"],
    [
      "points elsewhere",
      (answer) => answer.writeHead(307, { Location: "/other" }).end(),
      "connection",
    ],
    ["hangs up", (answer) => answer.destroy(), "connection"],
    [
      "hangs up midway",
      (answer) => {
        answer
          .writeHead(200, { ...MP3, "Content-Length": speech.length })
          .write(speech.subarray(0, 900));
        setTimeout(() => answer.destroy(), 30);
      },
      "connection",
    ],
    [
      "ends politely in the middle of a frame",
      (answer) => answer.writeHead(200, MP3).end(speech.subarray(0, 1001)),
      "schema",
    ],
    [
      "ends politely after a few frames",
      (answer) => answer.writeHead(200, MP3).end(speech.subarray(0, 144 * 2)),
      "schema",
    ],
    [
      "sends a web page",
      (answer) => answer.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>"),
      "schema",
    ],
    [
      "sends a wave",
      (answer) => answer.writeHead(200, { "Content-Type": "audio/wav" }).end("RIFF....WAVE"),
      "schema",
    ],
    ["sends nothing", (answer) => answer.writeHead(200, MP3).end(), "schema"],
  ])("that %s has failed, within its time", async (_, behaviour, outcome) => {
    behave = behaviour;
    const start = performance.now();
    await expect(open().say(UTTERANCE, "ana")).rejects.toMatchObject({ kind: "failed" });
    expect(performance.now() - start).toBeLessThan(3000);
    expect(log).toMatchObject([{ event: "speech-call", outcome }]);
  });

  test("that is down is left alone for a while", async () => {
    behave = (answer) => answer.writeHead(500).end();
    const engine = open();
    for (let count = 0; count < 6; count += 1)
      await expect(engine.say(UTTERANCE, "ana")).rejects.toMatchObject({ kind: "failed" });
    expect(asked).toHaveLength(4);
  });

  test("is not asked beyond a person's budget", async () => {
    behave = speaks;
    const engine = open("sesame", 1);
    await engine.say(UTTERANCE, "ana");
    await expect(engine.say(UTTERANCE, "ana")).rejects.toMatchObject({ kind: "failed" });
    await engine.say(UTTERANCE, "ben");
    expect(asked).toHaveLength(2);
  });
});

describe("the length of an MP3", () => {
  test("is read from its frames, past its tags", () => {
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 3, 1, 2, 3]);
    const tagged = new Uint8Array(Buffer.concat([tag, speech, Buffer.from("TAG".padEnd(128))]));
    expect(mp3Length(tagged)).toEqual({ ...mp3Length(speech), isWhole: true });
  });

  test("of one that is cut is what there is of it", () => {
    const cut = mp3Length(speech.subarray(0, 1001));
    expect(cut?.isWhole).toBe(false);
    expect(cut?.seconds).toBeCloseTo(6 * 0.036, 3);
  });

  test("of none is unknown", () => {
    expect(mp3Length(new Uint8Array([0xff, 0xfb]))).toBeNull();
    expect(mp3Length(new TextEncoder().encode("not sound"))).toBeNull();
  });
});
