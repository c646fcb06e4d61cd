// What the machine is like while a benchmark runs: budgets in milliseconds mean little on a slow one.
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// The loop beside this file took 34 ms in Node 20 where the budgets of docs/principles.md were measured. Node 26,
// which runs it now, takes 4.0 times as long on one and the same machine.
const LOOP_THERE_MS = 136;

/** Share of all processors that other programs take, 0 to 1, while this one waits. */
export async function busyShare() {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times);
    const sum = (pick) => times.reduce((total, each) => total + pick(each), 0);
    return {
      idle: sum(({ idle }) => idle),
      all: sum((each) => Object.values(each).reduce((a, b) => a + b)),
    };
  };
  const before = read();
  await pause(1000);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/**
 * How many times as long this processor takes as the one that the budgets were measured on. A shared
 * machine may change by the second, and no program on it shows why.
 */
export function slowness() {
  const loop = fileURLToPath(new URL("loop.mjs", import.meta.url));
  return Number(execFileSync(process.execPath, [loop], { encoding: "utf8" })) / LOOP_THERE_MS;
}
