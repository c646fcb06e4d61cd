import { once } from "node:events";
import { existsSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { TRANSCRIPT_SOUND_MAX_BYTES } from "contract/transcript-terms";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTranscriber, type Transcriber } from "../../ai/transcript/transcriber.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { expectDocumented } from "../../testing/documented.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/transcripts";
const WORDS = "I asked the passenger what had happened.";
/** Long enough for a machine that is busy, short enough to wait for. */
const PATIENCE_MS = 400;

type Behaviour = (answer: http.ServerResponse) => void;
let behave: Behaviour = () => {};
let heard: string[] = [];
const service = http.createServer(async (request, answer) => {
  heard.push((await buffer(request)).toString("latin1"));
  behave(answer);
});
beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const says =
  (body: string, status = 200): Behaviour =>
  (answer) =>
    answer.writeHead(status, { "Content-Type": "application/json" }).end(body);

/** A sound of so many seconds. */
function wav(
  seconds: number,
  { rate = 16_000, channels = 1, bits = 16 } = {},
): Buffer<ArrayBuffer> {
  const samples = Buffer.alloc(Math.round(seconds * rate) * 2);
  const head = Buffer.from("RIFF\0\0\0\0WAVEfmt ", "latin1");
  const format = Buffer.alloc(20);
  format.writeUInt32LE(16, 0);
  format.writeUInt16LE(1, 4);
  format.writeUInt16LE(channels, 6);
  format.writeUInt32LE(rate, 8);
  format.writeUInt16LE(bits, 18);
  const data = Buffer.from("LIST\x03\0\0\0abc\0data\0\0\0\0", "latin1");
  return Buffer.concat([head, format, data, samples]);
}

function formOf(sound: Uint8Array<ArrayBuffer> | null, language?: string): FormData {
  const form = new FormData();
  if (language) form.append("language", language);
  if (sound) form.append("sound", new File([sound], "answer.wav"));
  return form;
}

onEachDatabase((database) => {
  let app: TestApp;
  let files: string[];
  const start = async (transcriber: Transcriber | null) => {
    app?.stop();
    app = await startApp(database(), { transcriber });
  };
  const post = async (
    who: Client,
    body: FormData | ArrayBuffer | string,
    more: Record<string, string> = {},
  ) => {
    const answer = await app.request(PATH, {
      method: "POST",
      body,
      headers: { Cookie: who.cookie ?? "", ...more },
    });
    const sent = (await answer.json()) as ReturnType<typeof JSON.parse>;
    expectDocumented("POST", PATH, { status: answer.status, body: sent });
    return { status: answer.status, body: sent, headers: answer.headers };
  };

  beforeEach(async () => {
    heard = [];
    files = [];
    behave = says(JSON.stringify({ text: WORDS }));
    const { port } = service.address() as AddressInfo;
    const baseUrl = new URL(`http://127.0.0.1:${port}/v1/`);
    const silent = { write: () => {}, flush: () => {} };
    const real = createTranscriber({ baseUrl, apiKey: null, model: "words" }, silent, PATIENCE_MS);
    await start({
      host: real.host,
      transcribe: (file, language, signal) => {
        files.push(file);
        expect(existsSync(file)).toBe(true);
        return real.transcribe(file, language, signal);
      },
    });
    return () => app.stop();
  });

  test("a sound is written down in its language, and is gone", async () => {
    const ana = await app.signIn();
    const { status, body } = await post(ana, formOf(wav(2), "fr"));
    expect([status, body]).toEqual([200, { text: WORDS }]);
    expect(heard[0]).toMatch(/name="language"\r\n\r\nfr\r\n/);
    expect(files.map((file) => existsSync(file))).toEqual([false]);
  });

  test("silence is told from a fault", async () => {
    behave = says('{"text":" "}');
    expect((await post(await app.signIn(), formOf(wav(1)))).body).toEqual({ text: "" });
  });

  test.each<[string, Behaviour]>([
    ["fails", says("no", 500)],
    ["says half of it", says('{"text":"I asked')],
    ["stays silent", () => {}],
    ["hangs up", (answer) => answer.destroy()],
  ])("of a service that %s it is said so, and the sound is gone", async (_, behaviour) => {
    behave = behaviour;
    const { status, body, headers } = await post(await app.signIn(), formOf(wav(1)));
    expect([status, body.title]).toEqual([503, "Your words could not be written down"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(files.map((file) => existsSync(file))).toEqual([false]);
  });

  describe("is refused, and the service hears nothing of it", () => {
    test.each([
      [
        "other things than WAV",
        () => formOf(Buffer.from("OggS and so on, longer than a head")),
        422,
      ],
      ["an empty file", () => formOf(Buffer.alloc(0)), 422],
      ["a head without a sound", () => formOf(wav(0)), 422],
      ["two channels", () => formOf(wav(1, { channels: 2 })), 422],
      ["samples of 8 bits", () => formOf(wav(1, { bits: 8 })), 422],
      ["eleven minutes", () => formOf(wav(660, { rate: 8000 })), 422],
      ["no sound", () => formOf(null), 400],
      ["an unknown language", () => formOf(wav(1), "xx"), 400],
    ])("%s", async (_, form, status) => {
      expect((await post(await app.signIn(), form())).status).toBe(status);
      expect(heard).toEqual([]);
    });

    test("a sound too large, whatever length is stated", async () => {
      // In one piece: a form breaks off louder than its sender hears.
      const whole = new Response(formOf(Buffer.alloc(TRANSCRIPT_SOUND_MAX_BYTES + 1)));
      const type = { "Content-Type": whole.headers.get("content-type") ?? "" };
      const { status, body } = await post(await app.signIn(), await whole.arrayBuffer(), type);
      expect([status, body.detail]).toEqual([413, expect.stringContaining("20 MB")]);
      expect(heard).toEqual([]);
    });

    test("anything but a form", async () => {
      const json = { "Content-Type": "application/json" };
      expect((await post(await app.signIn(), "{}", json)).status).toBe(415);
    });

    test("nobody's sound", async () => {
      expect((await post(app.client(), formOf(wav(1)))).status).toBe(401);
    });

    test("the twenty-first in ten minutes", async () => {
      const ana = await app.signIn();
      for (let count = 0; count < 20; count += 1) await post(ana, formOf(null));
      const { status, headers } = await post(ana, formOf(wav(1)));
      expect([status, Number(headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
      expect(heard).toEqual([]);
    });
  });

  test("without a service the call says so", async () => {
    await start(null);
    const { status, body } = await post(await app.signIn(), formOf(wav(1)));
    expect([status, body.detail]).toEqual([501, expect.stringContaining("Type your words")]);
  });
});
