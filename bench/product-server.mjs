// The product as `npm start` runs it, on a folder of its own that is thrown away.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { environment } from "../scripts/command.mjs";
import { freePort } from "../scripts/free-port.ts";
import { ROOT } from "../scripts/pinned-node.mjs";

/** A folder that goes when the benchmark ends. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(tmpdir(), "prep-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function untilItAnswers(url, child, words) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server ended:\n${words()}`);
    await pause(20);
  }
}

/**
 * Starts it and waits for the first page.
 * @param {{ dataFolder: string, databaseUrl?: string, command?: [string, ...string[]] }} options
 *   command: by default scripts/start.mjs itself, without npm in between
 * @returns {Promise<{ url: string, startSeconds: number, residentBytes: () => number, stop: () => Promise<void> }>}
 */
export async function startProduct({ dataFolder, databaseUrl = "", command }) {
  const [program, ...args] = command ?? [process.execPath, join(ROOT, "scripts/start.mjs")];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataFolder };
  const cleared = { PUBLIC_URL: "", TRUST_PROXY: "", TLS_CERT: "", TLS_KEY: "" };
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment({ ...cleared, ...settings, DATABASE_URL: databaseUrl }),
    // The request log goes nowhere: reading it would take the load generator's time.
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (chunk) => {
    words = `${words}${chunk}`.slice(-4000);
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await untilItAnswers(url, child, () => words);
  return {
    url,
    startSeconds: (performance.now() - startedAt) / 1000,
    residentBytes: () =>
      1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]),
    async stop() {
      const end = once(child, "exit");
      child.kill("SIGTERM");
      await end;
      process.off("exit", kill);
    },
  };
}

/** Signs in and returns the Cookie header of the session. */
export async function signInByCall(url) {
  const answer = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Benchmark", profile: "candidate" }),
  });
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
