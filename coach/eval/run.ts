import { spawnSync } from "node:child_process";
import { argv, exit, version } from "node:process";

/** Node that runs TypeScript as it stands; npm puts the pinned one on PATH, whatever Node started this file. */
if (Number(version.slice(1).split(".")[0]) < 23) {
  const again = spawnSync("node", argv.slice(1), { stdio: "inherit" });
  exit(again.status ?? 1);
}
const { evaluate } = await import("./evaluate.ts");
const { evaluateChat } = await import("./chat/measure.ts");
const { evaluateDelivery } = await import("./delivery/measure.ts");
const held = [evaluate(), await evaluateChat(), await evaluateDelivery()];
exit(held.every(Boolean) ? 0 : 1);
