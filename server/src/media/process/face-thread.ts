import { Worker } from "node:worker_threads";
import type { FaceFrame } from "coach/delivery/face-frame";
import type { Sampled } from "./decoding.ts";

/** One is looked at and one waits for it: more would only hold memory. */
const PICTURES_AHEAD = 2;

/**
 * What the pictures show, in their order, read on a thread of its own: this one decodes and hears meanwhile. (A second reader
 * saves 3 s of 16 in a minute of video and holds 150 MB more.) A picture is copied on its way: it may be written over as soon
 * as the next is asked for. Throws where the reader cannot go on.
 */
export async function* readFaces(pictures: AsyncIterable<Sampled>): AsyncGenerator<FaceFrame> {
  const thread = openFaceThread();
  const reading: Promise<FaceFrame>[] = [];
  try {
    for await (const picture of pictures) {
      reading.push(thread.read(picture));
      if (reading.length >= PICTURES_AHEAD) yield await (reading.shift() as Promise<FaceFrame>);
    }
    for (let first = reading.shift(); first; first = reading.shift()) yield await first;
  } finally {
    await thread.end();
  }
}

/** Answers one picture after the other, in the order that it got them. */
function openFaceThread() {
  const worker = new Worker(new URL("./face-thread.worker.ts", import.meta.url), { env: {} });
  const waiting: ((frame: FaceFrame) => void)[] = [];
  const failed = Promise.withResolvers<never>();
  // Met by whoever waits for a picture; where nobody does, it is none's.
  failed.promise.catch(() => {});
  worker.on("message", (frame: FaceFrame) => waiting.shift()?.(frame));
  worker.on("error", failed.reject);
  worker.on("exit", () => failed.reject(new Error("The thread that reads faces has ended")));
  return {
    read(picture: Sampled): Promise<FaceFrame> {
      const { promise, resolve } = Promise.withResolvers<FaceFrame>();
      waiting.push(resolve);
      worker.postMessage(picture);
      const read = Promise.race([promise, failed.promise]);
      // Its error is met when its turn comes, which may be after another's.
      read.catch(() => {});
      return read;
    },
    end: () => worker.terminate(),
  };
}
