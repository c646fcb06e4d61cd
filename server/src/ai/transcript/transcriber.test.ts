import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Entry } from "../../http/log.ts";
import { createTranscriber } from "./transcriber.ts";

type Behaviour = (answer: http.ServerResponse) => void;
const says =
  (body: string, status = 200, headers = {}): Behaviour =>
  (answer) =>
    answer.writeHead(status, headers).end(body);

let behave: Behaviour = says("{}");
let asked: { path: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
const folder = mkdtempSync(join(tmpdir(), "interview-prep-"));
const sound = join(folder, "sound.wav");
const server = http.createServer(async (request, answer) => {
  const body = (await buffer(request)).toString("latin1");
  asked.push({ path: request.url ?? "", headers: request.headers, body });
  behave(answer);
});
beforeAll(async () => {
  writeFileSync(sound, "RIFF-sound");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const transcribe = async (behaviour: Behaviour, apiKey: string | null = "secret-key") => {
  behave = behaviour;
  asked = [];
  const log: Entry[] = [];
  const { port } = server.address() as AddressInfo;
  const service = { baseUrl: new URL(`http://127.0.0.1:${port}/v1/`), apiKey, model: "whisper-1" };
  const transcriber = createTranscriber(
    service,
    { write: (entry) => log.push(entry), flush: () => {} },
    300,
  );
  const text = await transcriber.transcribe(sound, "fr", new AbortController().signal);
  return { text, log, host: transcriber.host };
};

test("the service is sent the sound, the model and the language, and nothing else", async () => {
  const { text, host } = await transcribe(says('{"text":" Bonjour  \\n Madame. "}'));
  expect([text, host]).toEqual(["Bonjour Madame.", "127.0.0.1"]);
  const [call] = asked;
  expect(call?.path).toBe("/v1/audio/transcriptions");
  expect(call?.headers["authorization"]).toBe("Bearer secret-key");
  expect(call?.body.match(/; name="[^"]+"/g)).toEqual([
    ...['; name="file"', '; name="model"', '; name="language"', '; name="response_format"'],
  ]);
  expect(call?.body).toContain("RIFF-sound");
  await transcribe(says('{"text":"x"}'), null);
  expect(asked[0]?.headers["authorization"]).toBeUndefined();
});

test.each<[string, Behaviour, string]>([
  ["fails", says("no", 500), "status-500"],
  ["is asked too much", says("slow down", 429), "status-429"],
  ["says no JSON", says("<html>Sign in to the network</html>"), "not-understood"],
  ["says JSON of another kind", says('{"words":[]}'), "not-understood"],
  ["never ends", says(`{"text":"${"x".repeat(2_000_000)}"}`), "too-much"],
  ["stays silent", () => {}, "ended"],
  ["hangs up", (answer) => answer.destroy(), "unreachable"],
  ["points elsewhere", says("", 307, { Location: "http://127.0.0.1:1/" }), "unreachable"],
])(
  "no words, and a line in the log without any: a service that %s",
  async (_, behaviour, outcome) => {
    const { text, log } = await transcribe(behaviour);
    expect(text).toBeNull();
    expect(log).toEqual([{ event: "transcript-call", outcome, milliseconds: expect.any(Number) }]);
  },
);

test("silence is no failure: there are no words in it", async () => {
  expect((await transcribe(says('{"text":" "}'))).text).toBe("");
});
