import { spawn } from "node:child_process";
import { SECOND_MS } from "../../../clock.ts";
import { SpeechFault } from "../speech.ts";
import { readWave, type Wave } from "../wave.ts";

export const PROGRAM_LIMITS = {
  milliseconds: 10 * SECOND_MS,
  /** Five minutes at 22 kHz; a program that writes on has lost its way. */
  mostBytes: 16 * 1024 * 1024,
  /** Each takes a core for half a second or so. */
  atOnce: 2,
  mostWaiting: 8,
};

export type RunProgram = {
  /** The wave that a program writes to its output for the text on its input. Throws `SpeechFault`. */
  speak(file: string, programArguments: readonly string[], text: string): Promise<Wave>;
  stop(): void;
};

/**
 * Runs programs that speak: without a shell, without our environment (it may hold keys), the text on the
 * input, where no list of processes shows it.
 */
export function createProgramRunner(limits: typeof PROGRAM_LIMITS = PROGRAM_LIMITS): RunProgram {
  const running = new Set<AbortController>();
  const waiting: (() => void)[] = [];
  return {
    speak: async (file, programArguments, text) => {
      if (waiting.length >= limits.mostWaiting) throw new SpeechFault("busy");
      if (running.size >= limits.atOnce)
        await new Promise<void>((resolve) => waiting.push(resolve));
      const ends = new AbortController();
      running.add(ends);
      try {
        const wave = readWave(await outputOf(file, programArguments, text, { ...limits, ends }));
        if (!wave) throw new SpeechFault("failed");
        return wave;
      } finally {
        running.delete(ends);
        waiting.shift()?.();
      }
    },
    stop: () => {
      for (const ends of running) ends.abort();
    },
  };
}

function outputOf(
  file: string,
  programArguments: readonly string[],
  text: string,
  limits: typeof PROGRAM_LIMITS & { ends: AbortController },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, programArguments, {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      killSignal: "SIGKILL",
      signal: AbortSignal.any([limits.ends.signal, AbortSignal.timeout(limits.milliseconds)]),
    });
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > limits.mostBytes) limits.ends.abort();
      else pieces.push(piece);
    });
    // It may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
    child.on("error", () => reject(new SpeechFault("failed")));
    child.on("close", (code) =>
      code === 0 ? resolve(Buffer.concat(pieces)) : reject(new SpeechFault("failed")),
    );
  });
}
