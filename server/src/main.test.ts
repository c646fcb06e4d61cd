import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { says, startMisbehavingService } from "./ai/model/misbehaving-service.ts";
import { TEXT_ANSWER } from "./testing/answers.ts";
import { copyDatabase, copyFolder, postgresUrl } from "./testing/databases.ts";
import { administer, databaseUrl } from "./testing/prepare.ts";
import { startRelay } from "./testing/relay.ts";
import { type ServerProcess, spawnServer, startServer } from "./testing/server-process.ts";

// Each story starts servers, a second or two of work apiece on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const start = async (environment: Record<string, string>) => {
  const server = await startServer(environment);
  cleanups.push(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
};
const dataFolder = () => {
  const { folder, remove } = copyFolder();
  cleanups.push(remove);
  return folder;
};
const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
const signIn = async (server: ServerProcess) => {
  const answer = await send(`${server.url}/api/session`, { name: "Ana", profile: "candidate" });
  return { Cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
};

describe("the server as a process", () => {
  test("keeps an acknowledged answer through kill -9", async () => {
    const DATA_DIR = dataFolder();
    const first = await start({ DATA_DIR });
    const cookie = await signIn(first);
    const saved = await send(`${first.url}/api/responses`, TEXT_ANSWER, cookie);
    const { id } = (await saved.json()) as { id: string };
    first.child.kill("SIGKILL");
    expect(await first.ended).toBe("SIGKILL");
    const second = await start({ DATA_DIR });
    const found = await fetch(`${second.url}/api/responses/${id}`, { headers: cookie });
    expect(found.status).toBe(200);
  });

  test("refuses a data folder in use and a port in use, in a sentence, and ends with 1", async () => {
    const DATA_DIR = dataFolder();
    const first = await start({ DATA_DIR });
    const sameFolder = spawnServer({ DATA_DIR, PORT: "0" });
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.stderr()).toMatch(
      new RegExp(`^The data folder ${DATA_DIR} is in use .+\\.\n$`),
    );
    const { port } = new URL(first.url);
    const samePort = spawnServer({ DATA_DIR: dataFolder(), PORT: port });
    expect(await samePort.ended).toBe(1);
    expect(samePort.stderr()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to a free one.\n`,
    );
  });

  const thisFile = import.meta.filename;
  const notPem = { TLS_CERT: thisFile, TLS_KEY: thisFile };
  test.each([
    ["PORT must be a whole number", { PORT: "http" }],
    [
      "The database of DATABASE_URL (prep on 127.0.0.1:1) cannot be opened",
      { DATABASE_URL: "postgres://app:secret@127.0.0.1:1/prep" },
    ],
    ["DATABASE_URL cannot be read", { DATABASE_URL: "postgres://app:secret@db:port/prep" }],
    [`The data folder ${thisFile} cannot be used`, { DATA_DIR: thisFile }],
    ["TLS_CERT and TLS_KEY must name a certificate and its own key", notPem],
    ["AI_MODEL is missing", { AI_BASE_URL: "http://127.0.0.1:1/v1", AI_API_KEY: "secret" }],
  ])("ends with 1 and in one sentence, without a password: %s", async (sentence, wrong) => {
    const server = spawnServer({ DATA_DIR: dataFolder(), ...wrong });
    expect(await server.ended).toBe(1);
    expect(server.stderr().slice(0, sentence.length)).toBe(sentence);
    expect(server.stderr()).toMatch(/^[^\n]+\.\n$/);
    expect(server.stderr()).not.toContain("secret");
  });

  test("finishes what it has begun on SIGTERM, ends streams, and is gone in time", async () => {
    const server = await start({ DATA_DIR: dataFolder() });
    const cookie = await signIn(server);
    const stream = await fetch(`${server.url}/api/events`, { headers: cookie });
    // A request whose last bytes come after the signal.
    const body = JSON.stringify(TEXT_ANSWER);
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        ...cookie,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
      };
      const url = `${server.url}/api/responses`;
      const request = http.request(url, { method: "POST", headers }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      });
      request.on("error", reject);
      request.write(body.slice(0, 40));
      setTimeout(() => server.child.kill("SIGTERM"), 200);
      setTimeout(() => request.end(body.slice(40)), 500);
    });
    const stopping = performance.now();
    expect(await answered).toBe(201);
    expect(await stream.text()).toContain("retry:");
    expect(await server.ended).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(10_000);
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  });
});

describe("a recording on its way to the server", () => {
  const recordings = join(tmpdir(), `interview-prep-recordings-${process.getuid?.() ?? "0"}`);
  const filesOf = ({ child }: ServerProcess) =>
    readdirSync(recordings)
      .filter((name) => name.startsWith(`${child.pid}-`))
      .flatMap((name) => readdirSync(join(recordings, name), { recursive: true }) as string[])
      .filter((name) => name.endsWith("recording"));
  /** A form that begins and does not end. */
  const begin = (server: ServerProcess, cookie: { Cookie: string }) => {
    const headers = { ...cookie, "Content-Type": "multipart/form-data; boundary=b" };
    const url = `${server.url}/api/video/analyze`;
    const request = http.request(url, { method: "POST", headers });
    request.on("error", () => {});
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
    request.write(`${part("question")}\r\n\r\nWhy us?\r\n`);
    request.write(`${part("video")}; filename="a.webm"\r\n\r\n${"x".repeat(100_000)}`);
    return request;
  };

  test("is on disk while it comes, and gone when its sender hangs up", async () => {
    const server = await start({ DATA_DIR: dataFolder() });
    const request = begin(server, await signIn(server));
    await expect.poll(() => filesOf(server)).toHaveLength(1);
    request.destroy();
    await expect.poll(() => filesOf(server)).toEqual([]);
    expect(server.stdout()).not.toContain('"status":500');
  });

  test("is gone after a crash, as soon as a server starts again", async () => {
    const server = await start({ DATA_DIR: dataFolder() });
    begin(server, await signIn(server));
    await expect.poll(() => filesOf(server)).toHaveLength(1);
    server.child.kill("SIGKILL");
    await server.ended;
    await start({ DATA_DIR: dataFolder() });
    expect(filesOf(server)).toEqual([]);
  });

  test("does not hold up the end of the server", async () => {
    const server = await start({ DATA_DIR: dataFolder() });
    const request = begin(server, await signIn(server));
    const answered = new Promise((resolve) => {
      request.once("response", (answer) => resolve(answer.statusCode));
    });
    await expect.poll(() => filesOf(server)).toHaveLength(1);
    server.child.kill("SIGTERM");
    expect(await answered).toBe(503);
    expect(await server.ended).toBe(0);
    expect(filesOf(server)).toEqual([]);
  });
});

describe("a server with a model service", () => {
  const save = async (AI_BASE_URL: string) => {
    const environment = { AI_BASE_URL, AI_MODEL: "m", AI_API_KEY: "sk-secret" };
    const server = await start({ DATA_DIR: dataFolder(), ...environment });
    const cookie = await signIn(server);
    const saved = await send(`${server.url}/api/responses`, TEXT_ANSWER, cookie);
    const { analysis } = (await saved.json()) as { analysis: { source: string } };
    const engine = await (await fetch(`${server.url}/api/coach`)).json();
    server.child.kill("SIGTERM");
    await server.ended;
    expect(engine).toMatchObject({ engine: "model", service: "127.0.0.1" });
    expect(server.stdout() + server.stderr()).not.toMatch(/secret|power failed|Ana/);
    return { status: saved.status, analysis, log: server.stdout() };
  };

  test("is answered by the model", async () => {
    const service = await startMisbehavingService();
    cleanups.push(service.stop);
    service.behave(says({ judgements: [], findings: [] }));
    const { status, analysis, log } = await save(service.baseUrl.href);
    expect(status).toBe(201);
    expect(analysis.source).toBe("model");
    expect(log).toMatch(/"event":"model-call","task":"analyse",.*"outcome":"ok"/);
    expect(service.asked).toHaveLength(1);
  });

  test("that is down is answered by the rules", async () => {
    const { status, analysis, log } = await save("http://127.0.0.1:1/v1");
    expect(status).toBe(201);
    expect(analysis.source).toBe("built-in");
    expect(log).toMatch(/"event":"model-call","task":"analyse",.*"outcome":"connection"/);
  });
});

describe("what is not HTTP", () => {
  test("is answered in the one form of every refusal, and the connection closed", async () => {
    const server = await start({ DATA_DIR: dataFolder() });
    const { port } = new URL(server.url);
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = "";
        const socket = net.connect(Number(port), "127.0.0.1", () => socket.write(text));
        socket.on("data", (bytes) => {
          heard += bytes;
        });
        socket.on("error", reject).on("close", () => resolve(heard));
      });
    const large = `X-Large: ${"x".repeat(20_000)}`;
    for (const [status, text] of [
      [400, "hello\r\n\r\n"],
      [431, `GET /api/health HTTP/1.1\r\nHost: localhost\r\n${large}\r\n\r\n`],
      [400, "GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
    ] as const) {
      const heard = await say(text);
      expect(heard).toContain(`HTTP/1.1 ${status} `);
      expect(heard).toMatch(/content-type: application\/problem\+json/i);
      expect(heard).toContain(`"status":${status}`);
    }
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});

describe.runIf(postgresUrl)("two server processes on one PostgreSQL", () => {
  const startTwo = async () => {
    const { url, remove } = await copyDatabase(postgresUrl ?? "");
    cleanups.push(remove);
    const environment = { DATABASE_URL: url };
    return { url, servers: await Promise.all([start(environment), start(environment)]) };
  };

  test("hear of each other's changes, share sessions, and one outlives the other", async () => {
    const { servers } = await startTwo();
    const [one, two] = servers;
    if (!one || !two) throw new Error("two servers were started");
    const cookie = await signIn(one);
    const stream = await fetch(`${two.url}/api/events`, { headers: cookie });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await send(`${one.url}/api/responses`, TEXT_ANSWER, cookie);
    let heard = "";
    while (!heard.includes("responses")) heard += (await reader?.read())?.value ?? "";
    expect(heard).toContain('{"keys":["responses","progress","stories"]}');
    await reader?.cancel();
    one.child.kill("SIGKILL");
    await one.ended;
    const list = await fetch(`${two.url}/api/responses`, { headers: cookie });
    expect(await list.json()).toHaveLength(1);
  });

  test("answer 503 while the database is away, and work again when it is back", async () => {
    const relay = await startRelay(postgresUrl ?? "");
    cleanups.push(relay.close);
    const { url, remove } = await copyDatabase(postgresUrl ?? "");
    cleanups.push(remove);
    const server = await start({ DATABASE_URL: relay.through(url) });
    const cookie = await signIn(server);
    relay.cut();
    const away = await send(`${server.url}/api/responses`, TEXT_ANSWER, cookie);
    expect(away.status).toBe(503);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
    relay.mend();
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 5000 })
      .toBe(200);
    const back = await send(`${server.url}/api/responses`, TEXT_ANSWER, cookie);
    expect(back.status).toBe(201);
  });

  test("start together on an empty database, and both find it migrated", async () => {
    const server = postgresUrl ?? "";
    const name = `empty_${randomUUID().replaceAll("-", "")}`;
    await administer(server, `create database ${name}`);
    cleanups.push(() => administer(server, `drop database ${name} with (force)`));
    const environment = { DATABASE_URL: databaseUrl(server, name) };
    const started = await Promise.all([1, 2, 3].map(() => start(environment)));
    for (const { url } of started) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});
