import { Worker } from "node:worker_threads";
import type { TimedMouth } from "coach/speech/mouth";
import type { SpokenWord } from "coach/speech/speakable";
import type { SpeechVoice } from "contract/speech-terms";
import { MINUTE_MS, SECOND_MS } from "../../clock.ts";
import { SpeechFault } from "./speech.ts";

/** What the thread is asked for: speech of the built-in engine, or an MP3 of sound that is there. */
export type SoundTask =
  | { kind: "say"; pieces: SpokenWord[][]; voice: SpeechVoice; speed: number }
  | { kind: "encode"; samples: Float32Array; sampleRate: number };

export type Sound = {
  audio: Uint8Array;
  /** Of each spoken word, in order; seconds from the beginning of the audio. */
  words: { at: number; until: number }[];
  mouths: TimedMouth[];
};

export type ToThread = { id: number; task: SoundTask };
export type FromThread =
  | { kind: "ready" }
  | { kind: "begun"; id: number }
  | { kind: "done"; id: number; said: Sound }
  | { kind: "failed"; id: number };

export const THREAD_LIMITS = {
  /** A longer line would be given up before it came to the last: two minutes of speech take three seconds. */
  mostWaiting: 12,
  /** What has not been made by then, nobody waits for: an answer takes 20 seconds at most. */
  taskMs: 15 * SECOND_MS,
  /** One piece takes half a second; a thread that says nothing for so long is stuck. */
  silenceMs: 8 * SECOND_MS,
  /** An interview asks once or twice a minute; 100 MB are given back after it. */
  restMs: 2 * MINUTE_MS,
  /** The text may be to blame for the end of a thread: it is tried once more and no longer. */
  tries: 2,
};

export type SoundThread = {
  /** Throws `SpeechFault`: "busy" or "failed". */
  make(task: SoundTask): Promise<Sound>;
  stop(): Promise<void>;
};

type Pending = {
  id: number;
  task: SoundTask;
  tries: number;
  timer: NodeJS.Timeout;
  resolve(sound: Sound): void;
  reject(fault: SpeechFault): void;
};

const FILE = new URL("./sound-thread.worker.ts", import.meta.url);

/** One thread that makes sound: begun when it is first needed, ended after a rest, replaced when it dies. */
export function createSoundThread(
  limits: typeof THREAD_LIMITS = THREAD_LIMITS,
  file = FILE,
): SoundThread {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let worker: Worker | null = null;
  let current: number | null = null;
  let silence: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isStopped = false;

  const settle = (id: number): Pending | undefined => {
    const found = pending.get(id);
    if (!found) return undefined;
    clearTimeout(found.timer);
    pending.delete(id);
    return found;
  };

  const end = async () => {
    clearTimeout(silence);
    clearTimeout(rest);
    const ended = worker;
    worker = null;
    current = null;
    await ended?.terminate();
  };

  /** The thread is gone, or not to be trusted any more: what it had is given to the next one. */
  const replace = () => {
    const blamed = current;
    void end();
    for (const one of [...pending.values()]) {
      // Whose turn it was is to blame; where nobody's was, all are.
      if (blamed === null || blamed === one.id) one.tries += 1;
      if (one.tries >= limits.tries) settle(one.id)?.reject(new SpeechFault("failed"));
    }
    for (const one of pending.values()) send(one);
  };

  const watch = () => {
    clearTimeout(silence);
    clearTimeout(rest);
    if (pending.size > 0) silence = setTimeout(replace, limits.silenceMs);
    else rest = setTimeout(() => void end(), limits.restMs).unref();
  };

  const hear = (message: FromThread) => {
    if (message.kind === "begun") current = message.id;
    if (message.kind === "done") settle(message.id)?.resolve(message.said);
    if (message.kind === "failed") settle(message.id)?.reject(new SpeechFault("failed"));
    if (message.kind === "done" || message.kind === "failed") current = null;
    watch();
  };

  const open = (): Worker => {
    // Nothing of the surroundings for it to find, and nothing of its words on our output.
    const opened = new Worker(file, { env: {}, stdout: true, stderr: true });
    opened.on("message", (message: FromThread) => {
      if (opened === worker) hear(message);
    });
    // Out of memory or a trap; "exit" follows.
    opened.on("error", () => {});
    opened.on("exit", () => {
      if (opened === worker) replace();
    });
    return opened;
  };

  const send = ({ id, task }: Pending) => {
    worker ??= open();
    worker.postMessage({ id, task } satisfies ToThread);
    watch();
  };

  return {
    make: (task) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new SpeechFault("failed"));
        if (pending.size >= limits.mostWaiting) return reject(new SpeechFault("busy"));
        const id = nextId;
        nextId += 1;
        const timer = setTimeout(() => {
          settle(id)?.reject(new SpeechFault("failed"));
          // The thread may work on it still; with nobody left to answer, its silence is not waited for.
          if (pending.size === 0) void end();
        }, limits.taskMs);
        const one = { id, task, tries: 0, timer, resolve, reject };
        pending.set(id, one);
        return send(one);
      }),
    stop: async () => {
      isStopped = true;
      for (const id of [...pending.keys()]) settle(id)?.reject(new SpeechFault("failed"));
      await end();
    },
  };
}
