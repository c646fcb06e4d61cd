import { monotonicMs } from "../clock.ts";
import { unsupported } from "./media-fault.ts";
import { createStopwatch } from "./stopwatch.ts";

/** Data chunks every 250 ms (specification 2, section 7): a crash loses no more than that. */
const CHUNK_MS = 250;

export interface Recording {
  pause(): void;
  resume(): void;
  /** Ends it; `onEnd` follows when the last chunk is there. */
  stop(): void;
  /** Time recorded so far, pauses left out. */
  seconds(): number;
}

interface RecordingListener {
  onChunk(chunk: Blob, mimeType: string, seconds: number): void;
  /** Once. `error` is set when the recorder itself failed, `wasCut` when a device went away. */
  onEnd(end: { mimeType: string; seconds: number; error: unknown; wasCut: boolean }): void;
}

/** Records a stream from now on. Throws what `MediaRecorder` throws. */
export function startRecording(
  stream: MediaStream,
  format: string,
  listener: RecordingListener,
): Recording {
  if (typeof MediaRecorder === "undefined") throw unsupported("MediaRecorder");
  const recorder = new MediaRecorder(stream, format ? { mimeType: format } : {});
  const watch = createStopwatch(monotonicMs);
  const mimeType = () => recorder.mimeType || format;
  let error: unknown = null;
  let wasCut = false;

  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const handleTrackEnd = () => {
    wasCut = true;
    stop();
  };
  // Before a tab is put to sleep or closed: what is there goes to the disk.
  const flush = () => {
    if (document.visibilityState === "hidden" && recorder.state === "recording")
      recorder.requestData();
  };

  // Its own events tell when it really began and paused, so that the time is that of the file.
  recorder.onstart = () => watch.run();
  recorder.onresume = () => watch.run();
  recorder.onpause = () => watch.pause();
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) listener.onChunk(data, mimeType(), watch.seconds());
  };
  recorder.onerror = (event) => {
    error = (event as Event & { error?: unknown }).error ?? event;
    stop();
  };
  recorder.onstop = () => {
    watch.pause();
    for (const track of stream.getTracks()) track.removeEventListener("ended", handleTrackEnd);
    document.removeEventListener("visibilitychange", flush);
    listener.onEnd({ mimeType: mimeType(), seconds: watch.seconds(), error, wasCut });
  };
  for (const track of stream.getTracks()) track.addEventListener("ended", handleTrackEnd);
  document.addEventListener("visibilitychange", flush);
  recorder.start(CHUNK_MS);

  return {
    pause: () => recorder.state === "recording" && recorder.pause(),
    resume: () => recorder.state === "paused" && recorder.resume(),
    stop,
    seconds: watch.seconds,
  };
}
