import { type Recording, startRecording } from "./recording.ts";
import { stayAwake } from "./stay-awake.ts";
import type { Take } from "./take.ts";
import { openTakeWriter } from "./take-writer.ts";

/** More often than once a second, so that no second is shown late. */
const TICK_MS = 200;

/** One take in the making: it ends once, whichever way. */
export interface TakeRun {
  recording: Recording;
  /** Resolves to the take; to null when nothing was recorded. */
  ended: Promise<Take | null>;
  noteWords(words: string): void;
  /** Takes it off the disk. */
  forget(): Promise<void>;
  /** Lets other tabs offer it back, once it is written. */
  release(): void;
}

interface RunListener {
  /** The disk refused: from now on the take is in memory only. */
  onRefused(): void;
  /** A whole second more has been recorded. */
  onSecond(elapsedSeconds: number): void;
  /** `error` of the recorder or null; `wasCut` when a device went away. */
  onEnd(end: { take: Take | null; seconds: number; error: unknown; wasCut: boolean }): void;
}

/**
 * Records a stream as one take, in memory and on the disk, and keeps the screen on meanwhile. The stream's tracks are
 * the caller's to stop. Throws what `MediaRecorder` throws.
 */
export function startTakeRun(
  stream: MediaStream,
  format: string,
  { userKey, ...header }: Omit<Take, "blob" | "durationSeconds" | "mimeType"> & { userKey: string },
  listener: RunListener,
): TakeRun {
  const chunks: Blob[] = [];
  const writer = openTakeWriter({ ...header, userKey }, listener.onRefused);
  let shown = 0;
  let settle: (take: Take | null) => void;
  const ended = new Promise<Take | null>((resolve) => {
    settle = resolve;
  });
  let letSleep = () => {};
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    const recording = startRecording(stream, format, {
      onChunk(chunk, mimeType, seconds) {
        chunks.push(chunk);
        writer.append(chunk, mimeType, seconds);
      },
      onEnd({ mimeType, seconds, error, wasCut }) {
        clearInterval(timer);
        letSleep();
        const blob = new Blob(chunks, { type: mimeType });
        const take = blob.size > 0 ? { ...header, mimeType, blob, durationSeconds: seconds } : null;
        listener.onEnd({ take, seconds, error, wasCut });
        settle(take);
      },
    });
    letSleep = stayAwake();
    timer = setInterval(() => {
      const elapsedSeconds = Math.floor(recording.seconds());
      if (elapsedSeconds === shown) return;
      shown = elapsedSeconds;
      listener.onSecond(elapsedSeconds);
    }, TICK_MS);
    return {
      recording,
      ended,
      noteWords: writer.noteWords,
      forget: writer.drop,
      release: () => void writer.settled().then(writer.release),
    };
  } catch (error) {
    writer.release();
    throw error;
  }
}
