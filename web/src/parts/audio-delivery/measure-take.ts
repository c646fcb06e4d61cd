import type { MeasuredSound } from "contract/delivery";
import { OfflineError } from "../../lib/api-error.ts";
import { decodeSound } from "../../lib/media/decode-sound.ts";

/** Decodes a recording and measures its sound in a worker; nothing leaves the browser. Rejects where it cannot be read, and with `OfflineError` where this part of the app cannot be fetched. */
export async function measureTake(recording: Blob, signal: AbortSignal): Promise<MeasuredSound> {
  const sound = await decodeSound(recording);
  signal.throwIfAborted();
  const worker = new Worker(new URL("./sound.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<MeasuredSound>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<MeasuredSound>) => resolve(data));
      worker.addEventListener("error", (event) => {
        // A worker whose code could not be fetched has no message: the network is gone, the sound is fine.
        const isUnfetched = !("message" in event && event.message);
        const fault = new Error("The sound could not be measured");
        reject(isUnfetched ? new OfflineError(fault) : fault);
      });
      signal.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage(sound, [sound.samples.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
