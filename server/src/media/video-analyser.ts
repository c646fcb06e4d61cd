import { availableParallelism } from "node:os";
import { TAKE_MAX_SECONDS } from "contract/delivery-terms";
import { SECOND_MS } from "../clock.ts";
import { AnalysisFault } from "./analysis-fault.ts";
import { type ProcessLimits, runAnalysisProcess } from "./analysis-process.ts";
import type { MeasuredVideo, ProcessMessage } from "./messages.ts";

const MEGABYTE = 1024 * 1024;
/** The recorders stop at `TAKE_MAX_SECONDS`; the last pieces may come a little after. */
const SLACK_SECONDS = 10;
/** A core stays free for everybody else's requests; more than two at once only share the same memory bus. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A class hands in at once; whoever comes after them waits longer than a page is held open. */
const WAITING_MAX = 8;

const LIMITS: ProcessLimits = {
  memoryBytes: 400 * MEGABYTE,
  openMilliseconds: 60 * SECOND_MS,
  // Ten times what it takes on two free cores: a busy machine is no reason to give up.
  baseMilliseconds: 60 * SECOND_MS,
  millisecondsPerSecond: 2.5 * SECOND_MS,
};

export type VideoStage =
  | { stage: "waiting"; ahead: number }
  | { stage: "reading" | "face" | "sound"; share: number };

export type VideoAnalyser = {
  /**
   * Measures a recording on disk: face geometry some times a second, and the sound. One after the other where many ask.
   * @param options `soundFile` where the sound is to be written as WAV; `onProgress` hears the place in the line, then shares (0 to 1)
   * @throws AnalysisFault
   */
  analyse(
    file: string,
    options: {
      soundFile?: string | null;
      onProgress?(progress: VideoStage): void;
      signal: AbortSignal;
    },
  ): Promise<MeasuredVideo>;
  /** Whether one more may get into the line: asked before somebody sends a large file for nothing. */
  hasRoom(): boolean;
  /** Ends what runs and what waits, as cancelled. */
  stop(): void;
};

type Turn = { start(): void; moved(ahead: number): void };

/** Shares of the work, by time: the picture takes most. */
const READING_SHARE = 0.03;
const FACE_SHARE = 0.9;

const LINE = { atOnce: AT_ONCE, waitingMax: WAITING_MAX };

/** @param options `ffmpeg`: the program's file, for machines that the package's decoder is not built for */
export function createVideoAnalyser({
  limits = LIMITS,
  line = LINE,
  ffmpeg = null,
}: {
  limits?: ProcessLimits;
  line?: { atOnce: number; waitingMax: number };
  ffmpeg?: string | null;
} = {}): VideoAnalyser {
  const stopping = new AbortController();
  let waiting: Turn[] = [];
  let running = 0;

  const leave = (turn: Turn) => {
    waiting = waiting.filter((other) => other !== turn);
    waiting.forEach((other, index) => {
      other.moved(index + running);
    });
  };
  const next = () => {
    const [first] = waiting;
    if (!first || running >= line.atOnce) return;
    running += 1;
    leave(first);
    first.start();
  };

  /** Waits for a place; rejects when `signal` is given meanwhile. */
  const myTurn = (signal: AbortSignal, moved: (ahead: number) => void) =>
    new Promise<void>((resolve, reject) => {
      const turn: Turn = {
        moved,
        start: () => {
          signal.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        leave(turn);
        reject(new AnalysisFault("cancelled"));
      };
      signal.addEventListener("abort", giveUp, { once: true });
      waiting = [...waiting, turn];
      if (running >= line.atOnce) moved(waiting.length - 1 + running);
      next();
    });

  return {
    hasRoom: () => waiting.length < line.waitingMax,
    stop: () => stopping.abort(),
    analyse: async (file, { soundFile = null, onProgress = () => {}, signal: own }) => {
      const signal = AbortSignal.any([own, stopping.signal]);
      if (signal.aborted) throw new AnalysisFault("cancelled");
      if (running >= line.atOnce && waiting.length >= line.waitingMax)
        throw new AnalysisFault("queue-full");
      await myTurn(signal, (ahead) => onProgress({ stage: "waiting", ahead }));
      try {
        onProgress({ stage: "reading", share: 0 });
        return await runAnalysisProcess(
          { file, soundFile, maxSeconds: TAKE_MAX_SECONDS + SLACK_SECONDS, ffmpeg },
          limits,
          { signal, onMessage: (message) => tell(message, onProgress) },
        );
      } finally {
        running -= 1;
        next();
      }
    },
  };
}

function tell(message: ProcessMessage, onProgress: (progress: VideoStage) => void): void {
  if (message.kind === "opened") onProgress({ stage: "face", share: READING_SHARE });
  if (message.kind === "seen")
    onProgress({
      stage: "face",
      share: READING_SHARE + message.share * (FACE_SHARE - READING_SHARE),
    });
  if (message.kind === "listening") onProgress({ stage: "sound", share: FACE_SHARE });
}
