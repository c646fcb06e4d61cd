import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.ts";

export const SERVER_MAIN = join(import.meta.dirname, "../../server/src/main.ts");

export interface OwnServerOptions {
  /** Free one by default. */
  port?: number;
  /** Folder of the embedded database; kept when the server ends, so that another may open it. */
  dataFolder?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Origin that the browser sees, when another than the server's own: a proxy stands in front. */
  publicUrl?: string;
}

/** Environment of a server of ours, with nothing of the shell's own settings in it. */
export function serverEnvironment(
  options: OwnServerOptions & { port: number },
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    // As `npm start` has it: what one process has compiled the next one reads.
    NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/compiled"),
    HOST: "127.0.0.1",
    PORT: String(options.port),
    DATA_DIR: options.dataFolder ?? "",
    DATABASE_URL: options.databaseUrl ?? "",
    PUBLIC_URL: options.publicUrl ?? "",
    TRUST_PROXY: options.publicUrl ? "1" : "",
  };
}

export interface OwnServer {
  url: string;
  port: number;
  /** Ends it as an operator does, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it as a crash does: nothing is finished, nothing is written. */
  kill(): Promise<void>;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, "exit");
  child.kill(signal);
  await end;
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Starts one more server and waits until it answers; rejects with its words when it does not. */
export async function startServer(options: OwnServerOptions): Promise<OwnServer> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [SERVER_MAIN], {
    env: serverEnvironment({ ...options, port }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      words = `${words}${chunk}`.slice(-5000);
    });
  }
  const killAlong = () => child.kill("SIGKILL");
  process.once("exit", killAlong);
  child.once("exit", () => process.off("exit", killAlong));

  const deadline = Date.now() + 30_000;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await ended(child, "SIGKILL");
      throw new Error(`The server at ${url} did not come up:\n${words}`);
    }
    await pause(50);
  }
  return { url, port, stop: () => ended(child, "SIGTERM"), kill: () => ended(child, "SIGKILL") };
}
