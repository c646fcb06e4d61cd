// Looks at pictures for faces, while the thread that owns it decodes the next.
import { parentPort } from "node:worker_threads";
import type { Sampled } from "./decoding.ts";
import { loadFaceReader } from "./face-reader.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a thread");
const reader = loadFaceReader();
let last: Promise<unknown> = reader;

port.on("message", (picture: Sampled) => {
  // One after the other: the models keep a state of their own while they look. What fails ends the thread; its owner hears it.
  last = last.then(async () => port.postMessage(await (await reader)(picture)));
});
