// What the machine is like while a benchmark runs: budgets in milliseconds mean little on a slow one.
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./statistics.mjs";

// The loop below took 34 ms in Node 20 where the budgets of docs/principles.md were measured. Node 26,
// which runs it now, takes 4.0 times as long on one and the same machine.
const LOOP_THERE_MS = 136;
const ROUNDS = 5;

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

function loop() {
  const start = performance.now();
  let x = 0;
  for (let i = 0; i < 3e7; i += 1) x = (x * 31 + i) | 0;
  // The result is used, so that the loop cannot be left out.
  return x === 0.5 ? 0 : performance.now() - start;
}

/**
 * How many times as long this processor takes as the one that the budgets were measured on. A shared
 * machine may change by the second, and no program on it shows why.
 */
export function slowness() {
  loop(); // compiled by then
  return median(Array.from({ length: ROUNDS }, loop)) / LOOP_THERE_MS;
}
