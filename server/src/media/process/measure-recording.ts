import { writeFile } from "node:fs/promises";
import type { FaceFrame } from "coach/delivery/face-frame";
import { measureSound } from "coach/delivery/sound/measure-sound";
import { AnalysisFault } from "../analysis-fault.ts";
import type { MeasuredVideo, ProcessMessage, Task } from "../messages.ts";
import { chooseDecoder } from "./choose-decoder.ts";
import { SOUND_RATE } from "./decode-sound.ts";
import { readFaces } from "./face-thread.ts";
import { openRecording } from "./open-recording.ts";
import { samplingRate } from "./sampling-rate.ts";
import { wavOf } from "./wav.ts";

/** Faces are found in a picture of this size as surely as in a larger one, and the eyes still show. */
const LONG_SIDE_PIXELS = 480;

/**
 * Measures one recording: the face some times a second, then the sound. Where the file breaks off, what came before counts.
 * Throws `AnalysisFault`.
 */
export async function measureRecording(
  { file, soundFile, maxSeconds, ffmpeg }: Task,
  tell: (message: ProcessMessage) => void,
): Promise<MeasuredVideo> {
  const recording = await openRecording(file);
  try {
    if (recording.durationSeconds > maxSeconds) throw new AnalysisFault("too-long");
    tell({ kind: "opened", durationSeconds: recording.durationSeconds });
    const samplesPerSecond = samplingRate(recording.durationSeconds);
    const sampling = {
      ...{ perSecond: samplesPerSecond, longSide: LONG_SIDE_PIXELS },
      untilSeconds: maxSeconds,
    };
    const decoder = await chooseDecoder(file, ffmpeg);
    // Heard while faces are looked for on the other core.
    const hearing = decoder.sound(recording, maxSeconds);
    hearing.catch(() => {});
    const frames: FaceFrame[] = [];
    for await (const frame of readFaces(decoder.pictures(recording, sampling))) {
      frames.push(frame);
      tell({ kind: "seen", share: Math.min(1, frame.at / recording.durationSeconds || 0) });
    }
    const last = frames.at(-1);
    if (!last) throw new AnalysisFault("unreadable");
    tell({ kind: "listening" });
    const samples = await hearing;
    if (samples && soundFile)
      await writeFile(soundFile, wavOf(samples, SOUND_RATE), { mode: 0o600 });
    const durationSeconds = recording.durationSeconds || last.at + 1 / samplesPerSecond;
    const sound = samples && measureSound(samples, SOUND_RATE);
    return { durationSeconds, frames, samplesPerSecond, sound };
  } finally {
    recording.close();
  }
}
