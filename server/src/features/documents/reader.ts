import { Worker } from "node:worker_threads";
import { type CoachDocument, DOCUMENT_MAX_CHARACTERS } from "contract/documents";
import { SECOND_MS } from "../../clock.ts";
import type { Outcome, Task } from "./extract.worker.ts";
import { decodeText, tidy } from "./plain-text.ts";
import { UnreadableDocument } from "./unreadable.ts";

/** What one file may take. A CV of ten pages takes half a second, most of it to load the reader. */
const LIMITS = {
  milliseconds: 10 * SECOND_MS,
  /** Growth of the whole process meanwhile: V8's own limits do not count buffers. */
  grownBytes: 256 * 1024 * 1024,
  heap: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};
const LOOK_EVERY_MS = 50;
/** One core stays free for everybody else. */
const READ_AT_ONCE = 1;

export type DocumentReader = {
  /** The words of a file, tidied and cut. Throws `UnreadableDocument`. */
  read(kind: CoachDocument["kind"], file: Buffer): Promise<{ text: string; isCut: boolean }>;
};

/** Reads files one after the other, each in a thread of its own that is stopped at the limits. */
export function createDocumentReader(limits: typeof LIMITS = LIMITS): DocumentReader {
  const turns = createTurns(READ_AT_ONCE);
  return {
    read: async (kind, file) => {
      const outcome =
        kind === "txt"
          ? { text: decodeText(file) ?? "", isWhole: true }
          : await turns(() =>
              extract({ kind, file, maxCharacters: DOCUMENT_MAX_CHARACTERS }, limits),
            );
      if ("reason" in outcome) throw new UnreadableDocument(outcome.reason);
      const { text, isCut } = tidy(outcome.text, DOCUMENT_MAX_CHARACTERS);
      if (!/[\p{L}\p{N}]/u.test(text))
        throw new UnreadableDocument(kind === "txt" ? "empty" : "no-text");
      return { text, isCut: isCut || !outcome.isWhole };
    },
  };
}

function extract(task: Task, limits: typeof LIMITS): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./extract.worker.ts", import.meta.url), {
      workerData: task,
      resourceLimits: limits.heap,
      // Nothing of the surroundings for the file's code to find, and nothing of its words on ours.
      env: {},
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    const end = (outcome: Outcome) => {
      clearTimeout(patience);
      clearInterval(look);
      void worker.terminate();
      resolve(outcome);
    };
    const patience = setTimeout(() => end({ reason: "too-much" }), limits.milliseconds);
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.grownBytes) end({ reason: "too-much" });
    }, LOOK_EVERY_MS);
    worker.once("message", end);
    // Out of memory, or a fault of the reader that it did not catch itself.
    worker.once("error", () => end({ reason: "too-much" }));
    worker.once("exit", () => end({ reason: "broken" }));
  });
}

/** Lets at most so many run at once; the others wait in the order in which they came. */
function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
