// One recording, one process: a decoder is native code that reads what strangers send. If it dies, it dies alone.
import { SECOND_MS } from "../../clock.ts";
import { AnalysisFault } from "../analysis-fault.ts";
import type { ProcessMessage, Task } from "../messages.ts";
import { programBytes } from "./ffmpeg.ts";
import { measureRecording } from "./measure-recording.ts";

const MEMORY_EVERY_MS = SECOND_MS / 10;

const tell = (message: ProcessMessage) => process.send?.(message);
/** The last word: whoever hears it may take the process away, and native threads keep it from ending by itself. */
const end = (message: ProcessMessage) => process.send?.(message, () => process.exit());

process.once("message", async (task: Task) => {
  setInterval(
    () => tell({ kind: "memory", bytes: process.memoryUsage.rss() + programBytes() }),
    MEMORY_EVERY_MS,
  ).unref();
  try {
    end({ kind: "done", measured: await measureRecording(task, tell) });
  } catch (error) {
    // What is wrong with a file cannot be told from what is wrong with its reader: both end here.
    end({ kind: "fault", reason: error instanceof AnalysisFault ? error.reason : "unreadable" });
  }
});
// The server has gone: nobody waits for the figures.
process.once("disconnect", () => process.exit());
