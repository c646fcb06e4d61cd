// Starting other programs: one place, so that a signal to us always reaches them.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./pinned-node.mjs";

/** Environment in which `node` is the pinned one and the tools of node_modules are found. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  ...extra,
});

/** The child's exit status as a shell tells it: 128 + signal number when a signal ended it. */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
const statusOf = (code, signal) => code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0);

/** Passes SIGINT, SIGTERM and SIGHUP on to a child until it ends. Returns the child. */
export function passSignals(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  child.once("exit", () => {
    for (const signal of signals) process.off(signal, pass);
  });
  return child;
}

/**
 * Ends this process, gracefully, when what started it has ended. npm hands SIGTERM to the shell between
 * itself and us, and most shells die of it without a word to us: the server would stay behind.
 */
export function endWithParent() {
  const parent = process.ppid;
  if (parent <= 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, isShown?: boolean, input?: string }} [options]
 *   isShown: true streams its output to ours; false (default) collects it.
 * @returns {Promise<{ status: number, output: string, seconds: number }>} never rejects: a program
 *   that cannot be started has status 127 and the reason as output.
 */
export function run(command, args, { cwd = ROOT, env = {}, isShown = false } = {}) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  return new Promise((resolve) => {
    let output = "";
    const child = passSignals(
      spawn(command, args, {
        cwd,
        env: environment(env),
        stdio: isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
        shell: process.platform === "win32",
      }),
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) =>
      resolve({ status: 127, output: error.message, seconds: seconds() }),
    );
    child.once("close", (code, signal) =>
      resolve({ status: statusOf(code, signal), output, seconds: seconds() }),
    );
  });
}

/** Runs one of our own scripts on this Node. */
export const runScript = (file, args = [], options = {}) =>
  run(process.execPath, [join(ROOT, file), ...args], options);
