import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../main.ts");
/** As `npm start` has it: what one process has compiled the next one reads. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, "../../../node_modules/.cache/compiled");

export type ServerProcess = {
  child: ChildProcess;
  /** Address that it printed. */
  url: string;
  stdout(): string;
  stderr(): string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
};

/** Starts the server as a process of its own, on a free port, and waits until it says its address. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer({ PORT: "0", ...environment });
  const ended = server.ended.then((code) => {
    throw new Error(`The server ended with ${code}: ${server.stderr()}`);
  });
  const printed = new Promise<void>((resolve) => {
    server.child.stdout?.on("data", () => /^https?:\/\/\S+\n/m.test(server.stdout()) && resolve());
  });
  await Promise.race([printed, ended]);
  ended.catch(() => {});
  const [address = ""] = /^https?:\/\/\S+/m.exec(server.stdout()) ?? [];
  return { ...server, url: address.replace("localhost", "127.0.0.1") };
}

/** Starts the server without waiting for it, to see how it ends. */
export function spawnServer(environment: Record<string, string>): Omit<ServerProcess, "url"> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on("close", (code, signal) => resolve(code ?? signal ?? ""));
  });
  return { child, stdout: () => out, stderr: () => err, ended };
}
