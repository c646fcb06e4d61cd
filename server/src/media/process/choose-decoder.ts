import { type Sampled, type Sampling, samplePictures } from "./decode-picture.ts";
import { decodeSound } from "./decode-sound.ts";
import { loadDecoder } from "./decoder.ts";
import { createFfmpegDecoder } from "./ffmpeg.ts";
import type { Recording } from "./open-recording.ts";

/** What turns a recording into pictures and sound; what its functions give stands at `samplePictures` and `decodeSound`. */
export type Decoder = {
  pictures(recording: Recording, sampling: Sampling): AsyncGenerator<Sampled>;
  sound(recording: Recording, untilSeconds: number): Promise<Float32Array | null>;
};

/**
 * The package's own decoder, or ffmpeg on machines that it is not built for.
 * @param ffmpeg the program's file; null: there is none
 * @throws AnalysisFault where there is neither
 */
export async function chooseDecoder(
  file: string,
  ffmpeg: string | null,
  load: () => Promise<unknown> = loadDecoder,
): Promise<Decoder> {
  try {
    await load();
    return { pictures: samplePictures, sound: decodeSound };
  } catch (error) {
    if (ffmpeg === null) throw error;
    return createFfmpegDecoder(ffmpeg, file);
  }
}
