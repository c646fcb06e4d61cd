// For tests: a sound thread that does what the first word of its task says.
import { parentPort } from "node:worker_threads";
import type { ToThread } from "../ai/speech/sound-thread.ts";

parentPort?.postMessage({ kind: "ready" });
parentPort?.on("message", ({ id, task }: ToThread) => {
  const word = task.kind === "say" ? task.pieces[0]?.[0]?.spoken : "";
  parentPort?.postMessage({ kind: "begun", id });
  if (word === "die") process.exit(1);
  if (word === "fail") parentPort?.postMessage({ kind: "failed", id });
  if (word === "hang") for (;;);
  if (word === "speak") {
    const said = { audio: new Uint8Array([id]), words: [], mouths: [] };
    parentPort?.postMessage({ kind: "done", id, said });
  }
});
