// A PostgreSQL of our own for one run: in a temporary folder, on a free loopback port, without a socket.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "./free-port.ts";

type Program = ChildProcessByStdio<null, Readable, Readable>;

/** PostgreSQL refuses to run as root: the first of these accounts that exists stands in. */
function account(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL needs an account other than root to run under");
}

/** Resolves when the program says `words` or, without words, when it has ended well. */
function until(program: Program, words?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    for (const stream of [program.stdout, program.stderr]) {
      stream.on("data", (chunk) => {
        text += chunk;
        if (words && text.includes(words)) resolve();
      });
    }
    program.once("error", reject);
    program.once("exit", (code) => {
      if (code === 0 && !words) resolve();
      else reject(new Error(`${program.spawnfile} ended (${code}):\n${text}`));
    });
  });
}

/**
 * Starts a cluster.
 * @param binaries folder with initdb and postgres
 * @returns `url` of a superuser on the database "postgres", and how to stop and remove the cluster
 */
export async function startPostgres(
  binaries: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), "prep-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const password = randomBytes(18).toString("hex");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (who) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid);

  const start = (name: string, args: string[]) =>
    spawn(join(binaries, name), args, {
      ...who,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });

  const login = ["-U", "prep", "-A", "scram-sha-256", "--pwfile", passwordFile];
  await until(start("initdb", ["-D", data, "-E", "UTF8", "--locale=C", "-N", ...login]));

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "max_connections=200",
    "fsync=off", // nothing here outlives the run, so nothing has to reach the disk
  ];
  const server = start("postgres", ["-D", data, ...settings.flatMap((setting) => ["-c", setting])]);
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  await until(server, "ready to accept connections");

  return {
    url: `postgres://prep:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      const hasEnded = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT"); // PostgreSQL's "fast" stop: open connections are cut
      await hasEnded;
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
