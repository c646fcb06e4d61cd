import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { argv, execPath, exit, stdout, version } from "node:process";

/** Node that runs TypeScript as it stands; npm puts the pinned one on PATH, whatever Node started this file. */
if (Number(version.slice(1).split(".")[0]) < 23) {
  const again = spawnSync("node", argv.slice(1), { stdio: "inherit" });
  exit(again.status ?? 1);
}

/** What is measured; each prints its figures, and is true while nothing fell behind what was reached. */
const PARTS = {
  answers: async () => (await import("./evaluate.ts")).evaluate(),
  chat: async () => (await import("./chat/measure.ts")).evaluateChat(),
  delivery: async () => (await import("./delivery/measure.ts")).evaluateDelivery(),
};
type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

/** One after the other in this process: the times they print are those of a machine that does nothing else. */
async function inTurn(parts: readonly Part[]): Promise<boolean> {
  const held: boolean[] = [];
  for (const part of parts) held.push(await PARTS[part]());
  return held.every(Boolean);
}

/** In a process of its own, whose words are printed when it ends. */
async function apart(parts: readonly Part[]): Promise<boolean> {
  const child = spawn(execPath, [import.meta.filename, ...parts], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, "close");
  stdout.write(Buffer.concat(said));
  return code === 0;
}

const AT_ONCE = "--at-once";
const wanted = argv.slice(2).filter(isPart);
const held = argv.includes(AT_ONCE)
  ? await Promise.all([apart(["chat"]), apart(["answers", "delivery"])])
  : [await inTurn(wanted.length > 0 ? wanted : ["answers", "chat", "delivery"])];
exit(held.every(Boolean) ? 0 : 1);
