// One file, one thread: what is read here may be made to harm, and ends with the thread.
import { parentPort, workerData } from "node:worker_threads";
import { readDocx } from "./docx.ts";
import { readPdf } from "./pdf.ts";
import { UnreadableDocument } from "./unreadable.ts";

export type Task = { kind: "pdf" | "docx"; file: Uint8Array; maxCharacters: number };
export type Outcome = { text: string; isWhole: boolean } | { reason: UnreadableDocument["reason"] };

async function extract({ kind, file, maxCharacters }: Task): Promise<Outcome> {
  try {
    if (kind === "pdf") return await readPdf(file, maxCharacters);
    return { text: await readDocx(Buffer.from(file)), isWhole: true };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { reason: error.reason };
    return { reason: "broken" };
  }
}

parentPort?.postMessage(await extract(workerData as Task));
