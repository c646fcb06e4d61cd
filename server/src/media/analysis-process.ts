import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { AnalysisFault } from "./analysis-fault.ts";
import type { MeasuredVideo, ProcessMessage, Task } from "./messages.ts";

const PROGRAM = join(import.meta.dirname, "process/main.ts");
/** Small heaps: what the analysis holds lies in buffers, and young garbage would only wait to be pressed for. */
const FLAGS = [
  "--max-old-space-size=160",
  "--max-semi-space-size=4",
  "--disable-warning=ExperimentalWarning",
];

export type ProcessLimits = {
  /** Held by the whole process. */
  memoryBytes: number;
  /** Until the file is open. */
  openMilliseconds: number;
  /** From then on: so much, and so much more a second of the recording. */
  baseMilliseconds: number;
  millisecondsPerSecond: number;
};

/**
 * Analyses one recording in a process of its own, below everybody else's priority. The process is gone when the promise
 * settles. Throws `AnalysisFault`; a process that dies by itself was given something that its decoder cannot bear: unreadable.
 */
export async function runAnalysisProcess(
  task: Task,
  limits: ProcessLimits,
  { onMessage, signal }: { onMessage(message: ProcessMessage): void; signal: AbortSignal },
): Promise<MeasuredVideo> {
  if (signal.aborted) throw new AnalysisFault("cancelled");
  // Nothing of the surroundings, keys least of all, for what is in the file to find.
  const child = fork(PROGRAM, {
    execArgv: FLAGS,
    env: { NODE_WEBCODECS_FORCE: "static" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  stepBack(child);
  const { promise, resolve, reject } = Promise.withResolvers<MeasuredVideo>();
  const fail = (reason: AnalysisFault["reason"]) => reject(new AnalysisFault(reason));
  const cancel = () => fail("cancelled");
  let deadline = setTimeout(() => fail("deadline"), limits.openMilliseconds);
  signal.addEventListener("abort", cancel, { once: true });
  child.once("error", () => fail("unreadable"));
  child.once("exit", () => fail("unreadable"));
  child.on("message", (message: ProcessMessage) => {
    if (message.kind === "opened") {
      clearTimeout(deadline);
      const { baseMilliseconds, millisecondsPerSecond } = limits;
      deadline = setTimeout(
        () => fail("deadline"),
        baseMilliseconds + message.durationSeconds * millisecondsPerSecond,
      );
    }
    if (message.kind === "memory" && message.bytes > limits.memoryBytes) fail("too-much");
    else if (message.kind === "fault") fail(message.reason);
    else if (message.kind === "done") resolve(message.measured);
    else onMessage(message);
  });
  child.send(task, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener("abort", cancel);
    child.removeAllListeners("message");
    await ended(child);
  }
}

/** Everybody's requests come first: an analysis that takes a second longer is missed by nobody. */
function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us.
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
